import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminCmsPage } from '../../../pages/admin-cms/cms-page.tsx';

export const Route = createFileRoute('/_app/admin/cms')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Content Management · ${PRODUCT_NAME}` }] }),
  component: AdminCmsPage,
  errorComponent: false,
});
