import { createFileRoute } from '@tanstack/react-router';
import type { ReportSearch } from '../../../../features/reports/report-search.ts';
import { pageTitle } from '../../../../lib/page-title.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { ReportPage } from '../../../../pages/report/report-page.tsx';
import * as messages from '../../../messages.ts';

export const Route = createFileRoute('/_app/tracker/reports/$id')({
  validateSearch: unreadSearch<ReportSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.report) }] }),
  component: ReportPage,
});
