import { PRODUCT_NAME } from '@answerscope/contract';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../pages/forgot-password/forgot-password-page.tsx';

export const Route = createFileRoute('/_public/forgot-password')({
  head: () => ({ meta: [{ title: `Forgot your password? · ${PRODUCT_NAME}` }] }),
  component: ForgotPasswordPage,
});
