import { createFileRoute } from '@tanstack/react-router';
import type { ApiKeySearch } from '../../../features/admin/api-keys/api-key-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminApiPage } from '../../../pages/admin-api/admin-api-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/api')({
  validateSearch: unreadSearch<ApiKeySearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.apiManagement) }] }),
  component: AdminApiPage,
  errorComponent: false,
});
