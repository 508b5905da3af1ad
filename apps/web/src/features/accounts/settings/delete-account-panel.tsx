import { CurrentPassword, LIMITS } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { firstMessage } from '../../../lib/first-message.ts';
import { formatDate } from '../../../lib/format.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import { useServices } from '../../../lib/use-services.ts';
import { useLeave } from '../../../lib/use-sign-out.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as messages from './messages.ts';
import { useSecondStep } from './second-step.ts';
import styles from './settings.module.css';

/** The end of an account: what goes and when, and how it is taken back. */
export default function DeleteAccountPanel({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.lede}>{messages.deletionLede({ days: LIMITS.deletion_days })}</p>
      {isOpen ? (
        <DeletionForm email={email} onCancel={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setOpen(true)}>{messages.deleteMyAccount}</Button>
        </div>
      )}
    </>
  );
}

function DeletionForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { api } = useAppClients();
  const { session } = useServices();
  const leave = useLeave();
  const timeZone = useTimeZone();
  const saving = useSaving();
  const { state } = useSecondStep();
  const asksForCode = state.data?.isOn === true;
  const form = useForm({
    initialValues: { email: '', password: '', code: '' },
    validate: {
      email: (typed: string) => (typed.trim().toLowerCase() === email ? null : messages.addressMissing),
      password: firstMessage(CurrentPassword),
      code: (typed: string) => (asksForCode && typed.trim() === '' ? messages.enterCode : null),
    },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ code, ...entered }) => {
    await saving.save(form, async () => {
      const deletion = { ...entered, ...(asksForCode ? { code } : {}) };
      const { erased_after } = await session.leaveBy(() => api.accounts.delete_my_account(deletion));
      await leave({
        title: messages.accountWillBeDeleted,
        description: messages.signingInKeepsAccount({ day: formatDate(erased_after, timeZone) }),
      });
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={form.submitting}>
        <TextField
          label={messages.addressOfAccount}
          hint={messages.typeEmail({ email })}
          autoComplete="off"
          required
          autoFocus
          {...form.getInputProps('email')}
        />
        <TextField
          label={messages.passwordOfAccount}
          type="password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        {asksForCode && (
          <TextField
            label={messages.codeOfApp}
            hint={messages.codeOfAppHint}
            autoComplete="one-time-code"
            required
            {...form.getInputProps('code')}
          />
        )}
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <div className={styles.actions}>
          <Button type="submit" look="danger" disabled={form.submitting || state.isPending}>
            {form.submitting ? messages.deleting : messages.deleteMyAccount}
          </Button>
          <Button onClick={onCancel}>{messages.keepIt}</Button>
        </div>
      </fieldset>
    </form>
  );
}
