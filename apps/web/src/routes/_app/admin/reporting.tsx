import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { AnalyticsSearch } from '../../../domain/analytics/analytics-search.ts';
import type { CustomerSearch } from '../../../features/admin/reporting/business-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminReportingPage } from '../../../pages/admin-reporting/admin-reporting-page.tsx';

export const Route = createFileRoute('/_app/admin/reporting')({
  validateSearch: unreadSearch<AnalyticsSearch & CustomerSearch>,
  head: () => ({ meta: [{ title: `Admin Reporting · ${PRODUCT_NAME}` }] }),
  component: AdminReportingPage,
  errorComponent: false,
});
