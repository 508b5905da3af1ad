import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '../../pages/confirm-email/confirm-email-page.tsx';

export const Route = createFileRoute('/_public/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search.token === 'string' && search.token !== '' ? { token: search.token } : {},
  head: () => ({ meta: [{ title: `Confirm your new email · ${PRODUCT_NAME}` }] }),
  component: ConfirmEmailPage,
});
