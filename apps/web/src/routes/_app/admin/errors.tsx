import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ErrorSearch } from '../../../features/admin/errors/error-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminErrorsPage } from '../../../pages/admin-errors/admin-errors-page.tsx';

export const Route = createFileRoute('/_app/admin/errors')({
  validateSearch: unreadSearch<ErrorSearch>,
  head: () => ({ meta: [{ title: `Error Monitoring · ${PRODUCT_NAME}` }] }),
  component: AdminErrorsPage,
  errorComponent: false,
});
