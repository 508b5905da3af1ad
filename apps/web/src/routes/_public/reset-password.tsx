import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../pages/reset-password/reset-password-page.tsx';

export const Route = createFileRoute('/_public/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === 'string' && search.token !== '' ? { token: search.token } : {},
  head: () => ({ meta: [{ title: `Choose a new password · ${PRODUCT_NAME}` }] }),
  component: ResetPasswordPage,
});
