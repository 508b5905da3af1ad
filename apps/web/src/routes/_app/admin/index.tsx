import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { OverviewSearch } from '../../../features/admin/overview/overview-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminDashboardPage } from '../../../pages/admin-dashboard/admin-dashboard-page.tsx';

export const Route = createFileRoute('/_app/admin/')({
  validateSearch: unreadSearch<OverviewSearch>,
  head: () => ({ meta: [{ title: `Admin Panel · ${PRODUCT_NAME}` }] }),
  component: AdminDashboardPage,
  errorComponent: false,
});
