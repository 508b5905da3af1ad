import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { DashboardPage } from '../../../pages/dashboard/dashboard-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/tracker/dashboard')({
  head: () => ({ meta: [{ title: pageTitle(messages.dashboard) }] }),
  component: DashboardPage,
});
