import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../lib/page-title.ts';
import { ForgotPasswordPage } from '../../pages/forgot-password/forgot-password-page.tsx';
import * as messages from '../messages.ts';

export const Route = createFileRoute('/_public/forgot-password')({
  head: () => ({ meta: [{ title: pageTitle(messages.forgotPassword) }] }),
  component: ForgotPasswordPage,
});
