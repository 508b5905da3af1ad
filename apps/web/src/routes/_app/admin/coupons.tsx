import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { CouponsPage } from '../../../pages/admin-coupons/coupons-page.tsx';

export const Route = createFileRoute('/_app/admin/coupons')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Coupons Management · ${PRODUCT_NAME}` }] }),
  component: CouponsPage,
  errorComponent: false,
});
