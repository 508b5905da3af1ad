import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { AdminSystemHealthPage } from '../../../pages/admin-system-health/admin-system-health-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/system-health')({
  head: () => ({ meta: [{ title: pageTitle(messages.systemHealth) }] }),
  component: AdminSystemHealthPage,
  errorComponent: false,
});
