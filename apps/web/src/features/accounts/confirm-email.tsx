import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { sendJson } from '../../lib/fetcher.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './auth-card.module.css';
import { authErrorText } from './auth-error.ts';
import * as messages from './messages.ts';

interface ConfirmEmailProps {
  /** Out of the link of the mail. */
  token: string;
  onConfirmed: () => Promise<void>;
}

/** A press of a button: programs that look into mails open links, and confirm nothing. */
export function ConfirmEmail({ token, onConfirmed }: ConfirmEmailProps) {
  const { fetcher } = useServices();
  const isHydrated = useHydrated();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setPending(true);
    setRefusal(null);
    try {
      await sendJson(fetcher, '/rpc/confirm_my_email', { token });
      await onConfirmed();
    } catch (error) {
      setRefusal(authErrorText(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={styles.form}>
      {refusal && <Alert tone="negative">{refusal}</Alert>}
      <Button look="primary" isFullWidth disabled={!isHydrated || isPending} onClick={() => void confirm()}>
        {isPending ? messages.confirming : messages.confirmThisAddress}
      </Button>
    </div>
  );
}
