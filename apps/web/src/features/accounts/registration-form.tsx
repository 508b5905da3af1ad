import { Email, FullName } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useHydrated } from '@tanstack/react-router';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './auth-card.module.css';
import { authErrorText } from './auth-error.ts';
import { Consent } from './consent.tsx';
import * as messages from './messages.ts';
import { NEW_PASSWORD_RULES } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

interface RegistrationFormProps {
  /** The onboarding, with the plan that was chosen. */
  start: string;
  onSignedIn: () => Promise<void>;
  /** The installation wants the address confirmed first: nobody is signed in yet. */
  onConfirmationNeeded: (email: string) => void;
}

const HAS_ERRORS = messages.fixErrorsAbove;

/** Full name, email and password, each checked while it is typed. */
export function RegistrationForm({ start, onSignedIn, onConfirmationNeeded }: RegistrationFormProps) {
  const { session } = useServices();
  const isHydrated = useHydrated();
  const saving = useSaving(authErrorText, 'AUTH_ERROR');
  const form = useForm({
    initialValues: { full_name: '', email: '', password: '', confirm_password: '' },
    validateInputOnChange: true,
    validate: {
      full_name: firstMessage(FullName),
      email: firstMessage(Email),
      ...NEW_PASSWORD_RULES,
    },
    onValuesChange: (values, previous) => {
      saving.say(null);
      if (values.password !== previous.password && values.confirm_password !== '') {
        form.setFieldError(
          'confirm_password',
          values.password === values.confirm_password ? null : messages.passwordsDiffer,
        );
      }
    },
  });
  const hasErrors = Object.values(form.errors).some(Boolean);

  const submit = form.onSubmit(
    async ({ full_name, email, password }) => {
      await saving.save(form, async () => {
        const account = { full_name: full_name.trim(), email: email.trim(), password, start };
        const user = await session.signUp(account);
        if (user) await onSignedIn();
        else onConfirmationNeeded(email.trim());
      });
    },
    (errors) => {
      saving.say(HAS_ERRORS);
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
    },
  );

  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.form} disabled={!isHydrated || form.submitting}>
        <TextField
          label={messages.fullName}
          autoComplete="name"
          autoFocus
          required
          {...form.getInputProps('full_name')}
        />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          placeholder={messages.emailExample}
          required
          {...form.getInputProps('email')}
        />
        <NewPasswordFields form={form} label={messages.password} />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <Button type="submit" look="primary" isFullWidth disabled={hasErrors || form.submitting}>
          {form.submitting ? messages.creatingAccount : messages.createAccount}
        </Button>
        <Consent />
      </fieldset>
    </form>
  );
}
