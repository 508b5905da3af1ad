import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../lib/page-title.ts';
import { AdminThemePage } from '../../../pages/admin-theme/admin-theme-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/theme')({
  head: () => ({ meta: [{ title: pageTitle(messages.themeManagement) }] }),
  component: AdminThemePage,
  errorComponent: false,
});
