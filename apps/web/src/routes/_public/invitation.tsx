import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { TokenSearch } from '../../features/accounts/token-search.ts';
import { unreadSearch } from '../../lib/unread-search.ts';
import { InvitationPage } from '../../pages/invitation/invitation-page.tsx';

export const Route = createFileRoute('/_public/invitation')({
  validateSearch: unreadSearch<TokenSearch>,
  head: () => ({ meta: [{ title: `Invitation · ${PRODUCT_NAME}` }] }),
  component: InvitationPage,
});
