import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { TokenSearch } from '../../features/accounts/token-search.ts';
import { unreadSearch } from '../../lib/unread-search.ts';
import { ConfirmEmailPage } from '../../pages/confirm-email/confirm-email-page.tsx';

export const Route = createFileRoute('/_public/confirm-email')({
  validateSearch: unreadSearch<TokenSearch>,
  head: () => ({ meta: [{ title: `Confirm your new email · ${PRODUCT_NAME}` }] }),
  component: ConfirmEmailPage,
});
