import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminSystemHealthPage } from '../../../pages/admin-system-health/admin-system-health-page.tsx';

export const Route = createFileRoute('/_app/admin/system-health')({
  head: () => ({ meta: [{ title: `System Health · ${PRODUCT_NAME}` }] }),
  component: AdminSystemHealthPage,
  errorComponent: false,
});
