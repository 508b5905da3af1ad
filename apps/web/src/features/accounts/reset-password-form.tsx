import { useForm } from '@mantine/form';
import { useHydrated } from '@tanstack/react-router';
import { sendJson } from '../../lib/fetcher.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './auth-card.module.css';
import { authErrorText } from './auth-error.ts';
import * as messages from './messages.ts';
import { NEW_PASSWORD_RULES } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface ResetPasswordFormProps {
  /** Out of the link of the mail. */
  token: string;
  /** The password is the new one, and nobody is signed in any more. */
  onReset: () => Promise<void>;
}

/** A new password for whoever opened the link of a reset mail. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const { fetcher, session } = useServices();
  const isHydrated = useHydrated();
  const saving = useSaving(authErrorText, 'AUTH_ERROR');
  const form = useForm({
    initialValues: { password: '', confirm_password: '' },
    validateInputOnBlur: true,
    validate: NEW_PASSWORD_RULES,
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ password }) => {
    const isReset = await saving.save(form, () =>
      sendJson(fetcher, '/api/auth/reset-password', { token, newPassword: password }),
    );
    if (!isReset) return;
    session.forget();
    await onReset();
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.form} disabled={!isHydrated || form.submitting}>
        <NewPasswordFields form={form} />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <Button type="submit" look="primary" isFullWidth disabled={form.submitting}>
          {form.submitting ? messages.saving : messages.setPassword}
        </Button>
      </fieldset>
    </form>
  );
}
