import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../pages/dashboard/dashboard-page.tsx';

export const Route = createFileRoute('/_app/tracker/dashboard')({
  head: () => ({ meta: [{ title: `Dashboard · ${PRODUCT_NAME}` }] }),
  component: DashboardPage,
});
