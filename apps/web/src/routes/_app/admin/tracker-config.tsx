import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminTrackerConfigPage } from '../../../pages/admin-tracker-config/admin-tracker-config-page.tsx';

export const Route = createFileRoute('/_app/admin/tracker-config')({
  head: () => ({ meta: [{ title: `Tracker Configuration · ${PRODUCT_NAME}` }] }),
  component: AdminTrackerConfigPage,
  errorComponent: false,
});
