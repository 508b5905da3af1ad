import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ReportSearch } from '../../../../features/reports/report-search.ts';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { ReportPage } from '../../../../pages/report/report-page.tsx';

export const Route = createFileRoute('/_app/tracker/reports/$id')({
  validateSearch: unreadSearch<ReportSearch>,
  head: () => ({ meta: [{ title: `Report · ${PRODUCT_NAME}` }] }),
  component: ReportPage,
});
