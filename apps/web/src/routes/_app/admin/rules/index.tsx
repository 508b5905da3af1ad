import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminRulesPage } from '../../../../pages/admin-rules/admin-rules-page.tsx';

export const Route = createFileRoute('/_app/admin/rules/')({
  head: () => ({ meta: [{ title: `Rules Management · ${PRODUCT_NAME}` }] }),
  component: AdminRulesPage,
  errorComponent: false,
});
