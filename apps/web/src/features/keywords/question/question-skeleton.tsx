import type { Keyword } from '@answerscope/contract';
import * as messages from '../messages.ts';
import styles from './question.module.css';

/** A grey shape with the lines that a question will take: what stands below stays where it is. */
export function QuestionSkeleton({ keyword }: { keyword?: Keyword }) {
  return (
    <span className={styles.coming} aria-hidden="true">
      {keyword?.question ?? messages.usualQuestion({ keyword: keyword?.keyword ?? messages.usualKeyword })}
    </span>
  );
}
