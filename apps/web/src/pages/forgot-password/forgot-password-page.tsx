import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import { Alert } from '../../ui/alert.tsx';

export function ForgotPasswordPage() {
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
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <Alert tone="neutral">
          If there is an account for {sentTo}, a mail with a link is on its way to it. The link works for one
          hour.
        </Alert>
      )}
    </AuthCard>
  );
}
