import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminThemePage } from '../../../pages/admin-theme/admin-theme-page.tsx';

export const Route = createFileRoute('/_app/admin/theme')({
  head: () => ({ meta: [{ title: `Theme Management · ${PRODUCT_NAME}` }] }),
  component: AdminThemePage,
  errorComponent: false,
});
