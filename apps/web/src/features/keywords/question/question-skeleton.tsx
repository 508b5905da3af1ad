import type { Keyword } from '@answerscope/contract';
import * as messages from '../messages.ts';
import styles from './question.module.css';

/** A grey shape with the lines that a question will take: what stands below stays where it is. */
export function QuestionSkeleton({ keyword }: { keyword?: Keyword }) {
  return (
    <span className={styles.coming} aria-hidden="true">
      {keyword?.question ?? `${USUAL_BEGINNING} ${keyword?.keyword ?? USUAL_KEYWORD}${USUAL_END}`}
    </span>
  );
}

/** Never seen: about as long as a keyword and the words that are put around it in any language. */
const USUAL_BEGINNING = messages.whatBestOptionsFor;
const USUAL_KEYWORD = 'books for children';
const USUAL_END = '? Name specific companies or products.”';
