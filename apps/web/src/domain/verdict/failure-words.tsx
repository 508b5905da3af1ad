import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { useServerWords } from '../../lib/use-server-words.ts';
import { type FailureOfCheck, failureInWords } from './failure-in-words.ts';
import styles from './failure-words.module.css';
import * as messages from './messages.ts';

interface FailureWordsProps extends FailureOfCheck {
  channel: Channel;
  /** What else is said, before the details. */
  children?: ReactNode;
}

/** Why a check failed; what only an administrator can mend is folded away behind who can. */
export function FailureWords({ channel, text, code, children }: FailureWordsProps) {
  const say = useServerWords();
  const { words, details } = failureInWords(CHANNEL_LABELS[channel], { text: say(text), code });
  return (
    <>
      {words}
      {children}
      {details !== null && (
        <details className={styles.details}>
          <summary>{messages.detailsForTheAdministrator}</summary>
          {details}
        </details>
      )}
    </>
  );
}
