import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { failureInWords } from './failure-in-words.ts';
import styles from './failure-words.module.css';

interface FailureWordsProps {
  channel: Channel;
  /** What the result keeps of the failure. */
  text: string;
}

/** Why a check failed; what only an administrator can mend is folded away behind who can. */
export function FailureWords({ channel, text }: FailureWordsProps) {
  const { words, details } = failureInWords(CHANNEL_LABELS[channel], text);
  if (details === null) return <>{words}</>;
  return (
    <>
      {words}
      <details className={styles.details}>
        <summary>Details for the administrator</summary>
        {details}
      </details>
    </>
  );
}
