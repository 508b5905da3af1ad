import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { errorDetails } from '../lib/error-details.ts';
import styles from './broken-part.module.css';
import { Button } from './button.tsx';
import * as messages from './messages.ts';

interface CopyDetailsProps {
  label: string;
  /** Said once they are copied. */
  copied: string;
  error: unknown;
  id: string;
  /** How much of the page broke. */
  level: string;
}

/** Copies what somebody who is asked for help needs to know; where that is not allowed, shows it to be copied by hand. */
export function CopyDetails({ label, copied, error, id, level }: CopyDetailsProps) {
  const [state, setState] = useState<'open' | 'copied' | 'shown'>('open');
  const details = () =>
    errorDetails(error, {
      errorId: id,
      level,
      url: location.origin + location.pathname,
      userAgent: navigator.userAgent,
      at: new Date(),
    });
  const copy = async () => setState((await copyText(details())) ? 'copied' : 'shown');
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {label}
      </Button>
      {state === 'copied' && (
        <p className={styles.said} role="status">
          {copied}
        </p>
      )}
      {state === 'shown' && (
        <div className={styles.said} role="status">
          <p>{messages.copyingNotAllowed}</p>
          <pre className={styles.details}>{details()}</pre>
        </div>
      )}
    </>
  );
}
