import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminDependencyHealthPage } from '../../../pages/admin-dependency-health/admin-dependency-health-page.tsx';

export const Route = createFileRoute('/_app/admin/dependency-health')({
  head: () => ({ meta: [{ title: `Dependency Health · ${PRODUCT_NAME}` }] }),
  component: AdminDependencyHealthPage,
  errorComponent: false,
});
