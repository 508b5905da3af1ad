import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { CouponsPage } from '../../../pages/admin-coupons/coupons-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/coupons')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.couponsManagement) }] }),
  component: CouponsPage,
  errorComponent: false,
});
