import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorMonitoringPage } from '../../../pages/admin-error-monitoring/admin-error-monitoring-page.tsx';

export const Route = createFileRoute('/_app/admin/error-monitoring')({
  head: () => ({ meta: [{ title: `Error Monitoring · ${PRODUCT_NAME}` }] }),
  component: AdminErrorMonitoringPage,
  errorComponent: false,
});
