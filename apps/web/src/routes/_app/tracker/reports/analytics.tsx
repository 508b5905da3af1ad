import { type OwnReportType, PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { AnalyticsSearch } from '../../../../domain/analytics/analytics-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { AnalyticsPage } from '../../../../pages/analytics/analytics-page.tsx';

export const Route = createFileRoute('/_app/tracker/reports/analytics')({
  validateSearch: unreadSearch<AnalyticsSearch<OwnReportType>>,
  head: () => ({ meta: [{ title: `Analytics · ${PRODUCT_NAME}` }] }),
  component: AnalyticsPage,
});
