import { createFileRoute } from '@tanstack/react-router';
import type { AnalyticsSearch } from '../../../domain/analytics/analytics-search.ts';
import type { CustomerSearch } from '../../../features/admin/reporting/business-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminReportingPage } from '../../../pages/admin-reporting/admin-reporting-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/reporting')({
  validateSearch: unreadSearch<AnalyticsSearch & CustomerSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.adminReporting) }] }),
  component: AdminReportingPage,
  errorComponent: false,
});
