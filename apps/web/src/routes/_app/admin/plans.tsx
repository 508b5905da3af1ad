import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { PlansPage } from '../../../pages/admin-plans/plans-page.tsx';

export const Route = createFileRoute('/_app/admin/plans')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Plans Management · ${PRODUCT_NAME}` }] }),
  component: PlansPage,
  errorComponent: false,
});
