import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import type { TokenSearch } from '../../features/accounts/token-search.ts';
import { unreadSearch } from '../../lib/unread-search.ts';
import { ResetPasswordPage } from '../../pages/reset-password/reset-password-page.tsx';

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: unreadSearch<TokenSearch>,
  head: () => ({ meta: [{ title: `Choose a new password · ${PRODUCT_NAME}` }] }),
  component: ResetPasswordPage,
});
