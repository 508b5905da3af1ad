import { createFileRoute } from '@tanstack/react-router';
import type { OverviewSearch } from '../../../features/admin/overview/overview-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminDashboardPage } from '../../../pages/admin-dashboard/admin-dashboard-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/dashboard')({
  validateSearch: unreadSearch<OverviewSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.adminDashboard) }] }),
  component: AdminDashboardPage,
  errorComponent: false,
});
