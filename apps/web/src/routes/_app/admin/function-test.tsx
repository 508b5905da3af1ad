import { createFileRoute } from '@tanstack/react-router';
import type { FunctionSearch } from '../../../features/admin/function-test/function-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminFunctionTestPage } from '../../../pages/admin-function-test/admin-function-test-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/function-test')({
  validateSearch: unreadSearch<FunctionSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.functionTest) }] }),
  component: AdminFunctionTestPage,
  errorComponent: false,
});
