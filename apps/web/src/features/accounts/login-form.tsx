import { FRIENDLY_ERRORS } from '@answerscope/contract';
import { Link, useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { RequestError } from '../../lib/request-error.ts';
import type { SignedIn } from '../../lib/session.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './auth-card.module.css';
import { authErrorText } from './auth-error.ts';
import { ConfirmationMail } from './confirmation-mail.tsx';
import * as messages from './messages.ts';

type Errors = Partial<Record<'email' | 'password' | 'form' | 'unconfirmed', string>>;

interface LoginFormProps {
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  /** The password was right, and a code is wanted besides. */
  onSecondStep: () => void;
  /** Why somebody was led here; null where they came by themselves. */
  notice: string | null;
}

/** Email and password. The browser holds what is typed, so that a password manager may fill it in at any time. */
export function LoginForm({ onSignedIn, onSecondStep, notice }: LoginFormProps) {
  const { session, errors: reporter, actions } = useServices();
  const isHydrated = useHydrated();
  const [step, setStep] = useState<'entry' | 'submitting' | 'signed-in'>('entry');
  const [errors, setErrors] = useState<Errors>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const found = findErrors(email, password);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setStep('submitting');
    let signedIn: SignedIn | null;
    try {
      signedIn = await session.signIn({ email, password });
    } catch (error) {
      reporter.report(error, { category: 'AUTH_ERROR' });
      setErrors(isUnconfirmed(error) ? { unconfirmed: email } : { form: authErrorText(error) });
      setStep('entry');
      return;
    }
    if (signedIn === null) return onSecondStep();
    actions.note('login', 'password');
    setStep('signed-in');
    await onSignedIn(signedIn);
  };

  if (step === 'signed-in') return <Spinner label={messages.signedIn} />;
  const isSubmitting = step === 'submitting';
  const refusal = errors.form ?? (errors.unconfirmed ? null : notice);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.form} disabled={isSubmitting}>
        {refusal && <Alert tone="negative">{refusal}</Alert>}
        {errors.unconfirmed && (
          <ConfirmationMail
            email={errors.unconfirmed}
            start="/start"
            words={FRIENDLY_ERRORS.auth.email_not_confirmed}
          />
        )}
        <TextField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={messages.emailExample}
          required
          error={errors.email}
        />
        <TextField
          label={messages.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Link to="/forgot-password" className={styles.aside}>
          {messages.forgotPassword}
        </Link>
        <Button type="submit" look="primary" isFullWidth disabled={!isHydrated || isSubmitting}>
          {isSubmitting ? messages.signingIn : messages.signIn}
        </Button>
      </fieldset>
    </form>
  );
}

const isUnconfirmed = (error: unknown) =>
  error instanceof RequestError && error.details?.reason === 'email_not_confirmed';

function findErrors(email: string, password: string): Errors {
  const errors: Errors = {};
  if (email === '') errors.email = messages.emailMissing;
  else if (!email.includes('@')) errors.email = FRIENDLY_ERRORS.auth.invalid_email;
  if (password === '') errors.password = messages.passwordMissing;
  return errors;
}
