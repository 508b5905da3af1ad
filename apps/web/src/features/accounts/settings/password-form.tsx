import { CurrentPassword } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { sendJson } from '../../../lib/fetcher.ts';
import { firstMessage } from '../../../lib/first-message.ts';
import { useSaving } from '../../../lib/use-saving.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import * as accountMessages from '../messages.ts';
import { NEW_PASSWORD_RULES } from '../new-password.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import * as messages from './messages.ts';
import { isWrongPassword } from './second-step.ts';
import styles from './settings.module.css';

/** A new password for who knows the current one; every other browser is signed out by it. */
export function PasswordForm() {
  const { fetcher, toasts } = useServices();
  const { queries, queryClient } = useAppClients();
  const saving = useSaving();
  const form = useForm({
    initialValues: { current_password: '', password: '', confirm_password: '' },
    validateInputOnBlur: true,
    validate: { current_password: firstMessage(CurrentPassword), ...NEW_PASSWORD_RULES },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ current_password, password }) => {
    const body = { currentPassword: current_password, newPassword: password };
    const isChanged = await saving.save(form, async () => {
      try {
        await sendJson(fetcher, '/api/auth/change-password', body);
      } catch (error) {
        if (!isWrongPassword(error)) throw error;
        form.setFieldError('current_password', messages.notCurrentPassword);
        return;
      }
      form.reset();
      toasts.show({
        title: messages.yourPasswordWasChanged,
        description: messages.otherBrowsersWereSignedOut,
      });
    });
    if (isChanged) await queryClient.invalidateQueries({ queryKey: queries.accounts.list_my_sessions.key() });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={form.submitting}>
        <TextField
          label={messages.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          {...form.getInputProps('current_password')}
        />
        <NewPasswordFields form={form} />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <div>
          <Button type="submit" look="primary" disabled={form.submitting}>
            {form.submitting ? accountMessages.saving : messages.changePassword}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
