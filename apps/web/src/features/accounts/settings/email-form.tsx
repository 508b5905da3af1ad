import { CurrentPassword, Email } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { firstMessage } from '../../../lib/first-message.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import { useSendsMail } from '../../../lib/use-support.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as accountMessages from '../messages.ts';
import * as messages from './messages.ts';
import styles from './settings.module.css';

/** Another address to sign in with: it is the account's once the link mailed to it is opened. */
export function EmailForm() {
  const { api } = useAppClients();
  const saving = useSaving();
  const sendsMail = useSendsMail() !== false;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: { email: firstMessage(Email), password: firstMessage(CurrentPassword) },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async (entered) => {
    await saving.save(form, async () => {
      const { sent_to } = await api.accounts.change_my_email(entered);
      form.reset();
      setSentTo(sent_to);
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {sendsMail && <p className={styles.lede}>{messages.newEmailLede}</p>}
      <fieldset className={styles.fields} disabled={form.submitting}>
        <TextField
          label={messages.newEmail}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
        <TextField
          label={messages.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        {sentTo !== null && (
          <Alert tone="neutral">
            {(sendsMail ? messages.newEmailMailed : messages.newEmailKept)({ email: sentTo })}
          </Alert>
        )}
        <div>
          <Button type="submit" look="primary" disabled={form.submitting}>
            {form.submitting ? accountMessages.sending : messages.changeEmail}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
