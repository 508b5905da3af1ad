import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AdminTopicsPage } from '../../../../pages/admin-topics/admin-topics-page.tsx';

export const Route = createFileRoute('/_app/admin/topics/')({
  head: () => ({ meta: [{ title: `Topics Management · ${PRODUCT_NAME}` }] }),
  component: AdminTopicsPage,
  errorComponent: false,
});
