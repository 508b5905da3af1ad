import { type Channel, PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { unreadSearch } from '../../../../lib/unread-search.ts';
import { ReportsPage } from '../../../../pages/reports/reports-page.tsx';

export const Route = createFileRoute('/_app/tracker/reports/')({
  validateSearch: unreadSearch<{ channel?: Channel }>,
  head: () => ({ meta: [{ title: `Reports · ${PRODUCT_NAME}` }] }),
  component: ReportsPage,
});
