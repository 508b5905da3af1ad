import type { AnswerShare } from '@answerscope/contract';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { richText } from '../../lib/rich-text.ts';
import * as messages from './messages.ts';
import styles from './open-answers.module.css';

interface OpenAnswersProps {
  /** What is said in them: heard with the figure. */
  label: string;
  share: Pick<AnswerShare, 'answers' | 'of' | 'interval'>;
  onOpen: () => void;
}

/** A share of answers that opens the answers it is counted over. */
export function OpenAnswers({ label, share, onOpen }: OpenAnswersProps) {
  const { answers, of, interval } = share;
  const figure = <RateFigure k={answers} n={of} interval={interval} none={messages.noAnswerMentionsYet} />;
  if (answers === 0) return figure;
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      {richText(
        messages.figureShowsAnswers({
          figure: () => figure,
          hidden: (text) => <span className="visually-hidden">{text}</span>,
          theme: label,
        }),
      )}
    </button>
  );
}
