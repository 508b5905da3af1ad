import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx';
import * as messages from '../../features/accounts/messages.ts';
import { richText } from '../../lib/rich-text.ts';
import { useSendsMail } from '../../lib/use-support.ts';
import { Alert } from '../../ui/alert.tsx';
import { NoMailNotice } from '../../ui/no-mail-notice.tsx';

export function ForgotPasswordPage() {
  const sendsMail = useSendsMail() !== false;
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthCard
      title={messages.forgotPassword}
      lede={messages.forgotPasswordLede}
      footer={richText(messages.rememberPassword({ link: (text) => <Link to="/login">{text}</Link> }))}
    >
      <NoMailNotice />
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <Alert tone="neutral">
          {(sendsMail ? messages.resetLinkSent : messages.resetLinkKept)({ email: sentTo })}
        </Alert>
      )}
    </AuthCard>
  );
}
