import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ApiKeySearch } from '../../../features/admin/api-keys/api-key-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminApiPage } from '../../../pages/admin-api/admin-api-page.tsx';

export const Route = createFileRoute('/_app/admin/api')({
  validateSearch: unreadSearch<ApiKeySearch>,
  head: () => ({ meta: [{ title: `API Management · ${PRODUCT_NAME}` }] }),
  component: AdminApiPage,
  errorComponent: false,
});
