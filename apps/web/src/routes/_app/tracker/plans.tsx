import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { PlansSearch } from '../../../features/plans/plans-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { PlansPage } from '../../../pages/plans/plans-page.tsx';

export const Route = createFileRoute('/_app/tracker/plans')({
  validateSearch: unreadSearch<PlansSearch>,
  head: () => ({ meta: [{ title: `Plans · ${PRODUCT_NAME}` }] }),
  component: PlansPage,
});
