import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { LogosPage } from '../../../pages/admin-logos/logos-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/logos')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.logosManagement) }] }),
  component: LogosPage,
  errorComponent: false,
});
