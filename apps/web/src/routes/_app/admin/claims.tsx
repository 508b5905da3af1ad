import { createFileRoute } from '@tanstack/react-router';
import type { ResourceSearch } from '../../../features/admin/resources/resource-search.ts';
import { pageTitle } from '../../../lib/page-title.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { ClaimsPage } from '../../../pages/admin-claims/claims-page.tsx';
import * as messages from '../../messages.ts';

export const Route = createFileRoute('/_app/admin/claims')({
  validateSearch: unreadSearch<ResourceSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.landingClaims) }] }),
  component: ClaimsPage,
  errorComponent: false,
});
