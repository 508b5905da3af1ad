import { Email } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useHydrated } from '@tanstack/react-router';
import { sendJson } from '../../lib/fetcher.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './auth-card.module.css';
import { authErrorText } from './auth-error.ts';
import * as messages from './messages.ts';

/** Asks for the mail that leads to a new password. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { fetcher } = useServices();
  const isHydrated = useHydrated();
  const saving = useSaving(authErrorText, 'AUTH_ERROR');
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: firstMessage(Email) },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ email }) => {
    const body = { email: email.trim(), redirectTo: '/reset-password' };
    const isSent = await saving.save(form, () => sendJson(fetcher, '/api/auth/request-password-reset', body));
    if (isSent) onSent(body.email);
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.form} disabled={!isHydrated || form.submitting}>
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          placeholder={messages.emailExample}
          required
          {...form.getInputProps('email')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <Button type="submit" look="primary" isFullWidth disabled={form.submitting}>
          {form.submitting ? messages.sending : messages.sendResetLink}
        </Button>
      </fieldset>
    </form>
  );
}
