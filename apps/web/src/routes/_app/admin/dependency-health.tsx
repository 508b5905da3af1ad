import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { AdminDependencyHealthPage } from '../../../pages/admin-dependency-health/admin-dependency-health-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/dependency-health')({
  head: () => ({ meta: [{ title: pageTitle(messages.dependencyHealth) }] }),
  component: AdminDependencyHealthPage,
  errorComponent: false,
});
