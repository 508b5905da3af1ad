import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { LogosPage } from '../../../pages/admin-logos/logos-page.tsx';

export const Route = createFileRoute('/_app/admin/logos')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: `Logos Management · ${PRODUCT_NAME}` }] }),
  component: LogosPage,
  errorComponent: false,
});
