import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { FunctionSearch } from '../../../features/admin/function-test/function-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminFunctionTestPage } from '../../../pages/admin-function-test/admin-function-test-page.tsx';

export const Route = createFileRoute('/_app/admin/function-test')({
  validateSearch: unreadSearch<FunctionSearch>,
  head: () => ({ meta: [{ title: `Function Test · ${PRODUCT_NAME}` }] }),
  component: AdminFunctionTestPage,
  errorComponent: false,
});
