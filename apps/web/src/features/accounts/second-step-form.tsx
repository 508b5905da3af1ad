import { useForm } from '@mantine/form';
import { useState } from 'react';
import { sendJson } from '../../lib/fetcher.ts';
import { isKeptIn, type SignedIn } from '../../lib/session.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './auth-card.module.css';
import { authErrorText } from './auth-error.ts';
import * as messages from './messages.ts';

const WAYS = {
  app: { path: '/api/auth/two-factor/verify-totp', label: messages.code, other: messages.useRecoveryCode },
  recovery: {
    path: '/api/auth/two-factor/verify-backup-code',
    label: messages.recoveryCode,
    other: messages.useApp,
  },
} as const;

interface SecondStepFormProps {
  onSignedIn: (signedIn: Pick<SignedIn, 'isKept'>) => Promise<void>;
  /** Back to address and password. */
  onStartOver: () => void;
}

/** The code of the authenticator app, or one of the recovery codes, after the password was right. */
export default function SecondStepForm({ onSignedIn, onStartOver }: SecondStepFormProps) {
  const { fetcher, session, actions } = useServices();
  const [way, setWay] = useState<keyof typeof WAYS>('app');
  const saving = useSaving(authErrorText, 'AUTH_ERROR');
  const { path, label, other } = WAYS[way];
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? messages.codeMissing : null) },
    onValuesChange: () => saving.say(null),
  });
  const submit = form.onSubmit(async ({ code }) => {
    let isKept = false;
    const isRight = await saving.save(form, async () => {
      const given = { code: way === 'app' ? code.replace(/\s/g, '') : code.trim() };
      isKept = isKeptIn(await sendJson(fetcher, path, given));
      await session.refresh();
    });
    if (!isRight) return;
    actions.note('login', 'second-step');
    await onSignedIn({ isKept });
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset className={styles.form} disabled={form.submitting}>
        <TextField
          label={label}
          inputMode={way === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          hint={way === 'app' ? messages.codeHint : messages.recoveryCodeHint}
          required
          autoFocus
          {...form.getInputProps('code')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
        <Button type="submit" look="primary" isFullWidth disabled={form.submitting}>
          {form.submitting ? messages.signingIn : messages.signIn}
        </Button>
        <Button
          look="quiet"
          isFullWidth
          onClick={() => {
            form.reset();
            saving.say(null);
            setWay(way === 'app' ? 'recovery' : 'app');
          }}
        >
          {other}
        </Button>
        <Button look="quiet" isFullWidth onClick={onStartOver}>
          {messages.startOver}
        </Button>
      </fieldset>
    </form>
  );
}
