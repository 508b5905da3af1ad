import { Email } from '@answerscope/contract';
import { useState } from 'react';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { firstMessage } from '../../../lib/first-message.ts';
import { TextField } from '../../../ui/field.tsx';
import { ActDialog } from '../act-dialog.tsx';
import type { UserDialogProps } from './access-acts.ts';
import * as messages from './messages.ts';

const emailError = firstMessage(Email);

/** Corrects the address of a user. */
export function CorrectEmailDialog({ user: { profile, account }, onClose }: UserDialogProps) {
  const { run } = useAdminClients();
  const [email, setEmail] = useState(profile.email);
  const isSame = email.trim().toLowerCase() === profile.email;
  return (
    <ActDialog
      title={messages.correctEmailOf({ email: profile.email })}
      consequence={messages.whatCorrectingTouches({ sessions: account.live_sessions })}
      confirmLabel={messages.correctEmail}
      isDangerous
      isDisabled={isSame || emailError(email) !== null}
      act={async (reason) => {
        await run('correct_email', { userId: profile.id, data: { email, reason } });
        return messages.emailCorrected;
      }}
      onClose={onClose}
    >
      <TextField
        label={messages.email}
        type="email"
        autoComplete="off"
        error={emailError(email) ?? undefined}
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
    </ActDialog>
  );
}
