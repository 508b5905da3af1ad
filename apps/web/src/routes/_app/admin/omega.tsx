import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { OmegaSearch } from '../../../features/admin/omega/omega-search.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { AdminOmegaPage } from '../../../pages/admin-omega/admin-omega-page.tsx';

export const Route = createFileRoute('/_app/admin/omega')({
  validateSearch: unreadSearch<OmegaSearch>,
  head: () => ({ meta: [{ title: `Omega Management · ${PRODUCT_NAME}` }] }),
  component: AdminOmegaPage,
  errorComponent: false,
});
