import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import { useSendsMail } from '../../lib/use-support.ts';
import { Alert } from '../../ui/alert.tsx';
import { NoMailNotice } from '../../ui/no-mail-notice.tsx';

export function ForgotPasswordPage() {
  const sendsMail = useSendsMail() !== false;
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthCard
      title="Forgot your password?"
      lede="Enter your address and we will send you a link to choose a new password."
      footer={
        <>
          Remember your password? <Link to="/login">Sign In</Link>
        </>
      }
    >
      <NoMailNotice />
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <Alert tone="neutral">
          {sendsMail
            ? `If there is an account for ${sentTo}, a mail with a link is on its way to it.`
            : `If there is an account for ${sentTo}, the operator of this site has its link now.`}{' '}
          The link works for one hour.
        </Alert>
      )}
    </AuthCard>
  );
}
