import { createFileRoute } from '@tanstack/react-router';
import type { TokenSearch } from '../../features/accounts/token-search.ts';
import { pageTitle } from '../../lib/page-title.ts';
import { unreadSearch } from '../../lib/unread-search.ts';
import { InvitationPage } from '../../pages/invitation/invitation-page.tsx';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/invitation')({
  validateSearch: unreadSearch<TokenSearch>,
  head: () => ({ meta: [{ title: pageTitle(messages.invitation) }] }),
  component: InvitationPage,
});
