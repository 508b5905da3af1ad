import type { AnswerShare } from '@answerscope/contract';
import styles from './share-range.module.css';
import { shareInWords } from './stances-in-words.ts';

/** The rate of a count and its likely range, small beside it; nothing of few answers. */
export function ShareRange({ share }: { share: AnswerShare }) {
  const words = shareInWords(share);
  return words === null ? null : <span className={styles.range}>{words}</span>;
}
