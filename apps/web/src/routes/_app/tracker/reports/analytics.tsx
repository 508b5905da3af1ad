import type { OwnReportType } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { AnalyticsSearch } from '../../../../domain/analytics/analytics-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AnalyticsPage } from '../../../../pages/analytics/analytics-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/reports/analytics')({
  validateSearch: unreadSearch<AnalyticsSearch<OwnReportType>>,
  head: () => ({ meta: [{ title: pageTitle(messages.analytics) }] }),
  component: AnalyticsPage,
});
