import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { failureInWords } from './failure-in-words.ts';
import styles from './failure-words.module.css';

interface FailureWordsProps {
  channel: Channel;
  /** What the result keeps of the failure. */
  text: string;
  /** What else is said, before the details. */
  children?: ReactNode;
}

/** Why a check failed; what only an administrator can mend is folded away behind who can. */
export function FailureWords({ channel, text, children }: FailureWordsProps) {
  const { words, details } = failureInWords(CHANNEL_LABELS[channel], text);
  return (
    <>
      {words}
      {children}
      {details !== null && (
        <details className={styles.details}>
          <summary>Details for the administrator</summary>
          {details}
        </details>
      )}
    </>
  );
}
