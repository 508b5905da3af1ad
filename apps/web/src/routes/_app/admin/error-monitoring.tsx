import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { AdminErrorMonitoringPage } from '../../../pages/admin-error-monitoring/admin-error-monitoring-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/error-monitoring')({
  head: () => ({ meta: [{ title: pageTitle(messages.errorMonitoring) }] }),
  component: AdminErrorMonitoringPage,
  errorComponent: false,
});
