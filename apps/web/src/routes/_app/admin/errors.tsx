import { createFileRoute } from '@tanstack/react-router';
import type { ErrorSearch } from '../../../features/admin/errors/error-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminErrorsPage } from '../../../pages/admin-errors/admin-errors-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/errors')({
  validateSearch: unreadSearch<ErrorSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.errorMonitoring) }] }),
  component: AdminErrorsPage,
  errorComponent: false,
});
