import { FullName, type UserRole } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { sendJson } from '../../lib/fetcher.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './auth-card.module.css';
import { authErrorText } from './auth-error.ts';
import { Consent } from './consent.tsx';
import * as messages from './messages.ts';
import { NEW_PASSWORD_RULES } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface InvitationFormProps {
  /** Out of the link of the mail. */
  token: string;
  /** The account is there. */
  onAccepted: (account: { email: string; password: string }, role: UserRole) => Promise<void>;
}

interface Invited {
  email: string;
  role: UserRole;
}

/** Name and password for who was invited; the address is the invitation’s. */
export function InvitationForm({ token, onAccepted }: InvitationFormProps) {
  const { fetcher } = useServices();
  const [invited, setInvited] = useState<Invited | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    sendJson(fetcher, '/rpc/get_invitation', { token }).then(
      (body) => !isOver && setInvited(invitedIn(body)),
      (error: unknown) => !isOver && setFailure(authErrorText(error)),
    );
    return () => {
      isOver = true;
    };
  }, [fetcher, token]);
  const saving = useSaving(authErrorText, 'AUTH_ERROR');
  const form = useForm({
    initialValues: { full_name: '', password: '', confirm_password: '' },
    validateInputOnBlur: true,
    validate: { full_name: firstMessage(FullName), ...NEW_PASSWORD_RULES },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ full_name, password }) => {
    if (invited === null) return;
    const isAccepted = await saving.save(form, () =>
      sendJson(fetcher, '/rpc/accept_invitation', { token, full_name, password }),
    );
    if (isAccepted) await onAccepted({ email: invited.email, password }, invited.role);
  });
  if (failure !== null) return <Alert tone="negative">{failure}</Alert>;
  if (invited === null) return <Spinner label={messages.loading} />;
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.form} disabled={form.submitting}>
        <TextField
          label={messages.email}
          type="email"
          autoComplete="username"
          readOnly
          value={invited.email}
        />
        <TextField
          label={messages.fullName}
          autoComplete="name"
          required
          {...form.getInputProps('full_name')}
        />
        <NewPasswordFields form={form} label={messages.password} />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <Button type="submit" look="primary" isFullWidth disabled={form.submitting}>
          {form.submitting ? messages.creatingAccount : messages.createAccount}
        </Button>
        <Consent />
      </fieldset>
    </form>
  );
}

function invitedIn(body: unknown): Invited | null {
  if (typeof body !== 'object' || body === null || !('email' in body && 'role' in body)) return null;
  if (typeof body.email !== 'string') return null;
  return { email: body.email, role: body.role === 'admin' ? 'admin' : 'user' };
}
