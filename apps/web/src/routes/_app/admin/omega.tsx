import { createFileRoute } from '@tanstack/react-router';
import type { OmegaSearch } from '../../../features/admin/omega/omega-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminOmegaPage } from '../../../pages/admin-omega/admin-omega-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/omega')({
  validateSearch: unreadSearch<OmegaSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.omegaManagement) }] }),
  component: AdminOmegaPage,
  errorComponent: false,
});
