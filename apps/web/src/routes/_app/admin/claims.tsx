import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { ClaimsPage } from '../../../pages/admin-claims/claims-page.tsx';

export const Route = createFileRoute('/_app/admin/claims')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Landing Claims · ${PRODUCT_NAME}` }] }),
  component: ClaimsPage,
  errorComponent: false,
});
