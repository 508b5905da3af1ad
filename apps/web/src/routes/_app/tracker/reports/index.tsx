import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { ReportsPage } from '../../../../pages/reports/reports-page.tsx';
import type { ReportsSearch } from '../../../../pages/reports/reports-search.ts';

export const Route = createFileRoute('/_app/tracker/reports/')({
  validateSearch: unreadSearch<ReportsSearch>,
  head: () => ({ meta: [{ title: `Reports · ${PRODUCT_NAME}` }] }),
  component: ReportsPage,
});
