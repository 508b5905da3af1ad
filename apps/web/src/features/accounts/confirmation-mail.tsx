import { useState } from 'react';
import { sendJson } from '../../lib/fetcher.ts';
import { useServices } from '../../lib/use-services.ts';
import { useSendsMail } from '../../lib/use-support.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { authErrorText } from './auth-error.ts';
import styles from './confirmation-mail.module.css';
import * as messages from './messages.ts';

interface ConfirmationMailProps {
  /** Whose address waits to be confirmed. */
  email: string;
  /** Where its link leads: the onboarding. */
  start: string;
  /** What is to be done. */
  words: string;
  /** What the button says, and what is said once it was pressed; left out, that it is another mail. */
  label?: string;
  sent?: string;
}

/** An address that waits to be confirmed, and the way to another mail for who did not get the first. */
export function ConfirmationMail({
  email,
  start,
  words,
  label = messages.sendAgain,
  sent = messages.sentAgain({ email }),
}: ConfirmationMailProps) {
  const { fetcher } = useServices();
  const sendsMail = useSendsMail() !== false;
  const [step, setStep] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);
  const again = async () => {
    setStep('sending');
    setRefusal(null);
    try {
      await sendJson(fetcher, '/api/auth/send-verification-email', { email, callbackURL: start });
      setStep('sent');
    } catch (error) {
      setRefusal(authErrorText(error));
      setStep('idle');
    }
  };
  return (
    <Alert tone="neutral">
      <div className={styles.mail}>
        <p>{refusal ?? (step !== 'sent' ? words : sendsMail ? sent : messages.sentNowhere)}</p>
        {step !== 'sent' && (
          <Button size="small" disabled={step === 'sending'} onClick={() => void again()}>
            {step === 'sending' ? messages.sending : label}
          </Button>
        )}
      </div>
    </Alert>
  );
}
