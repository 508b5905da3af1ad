import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminApiPage } from '../../../pages/admin-api/admin-api-page.tsx';

export const Route = createFileRoute('/_app/admin/api')({
  head: () => ({ meta: [{ title: `API Management · ${PRODUCT_NAME}` }] }),
  component: AdminApiPage,
  errorComponent: false,
});
