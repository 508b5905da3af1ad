import { Hint } from '../../ui/hint.tsx';
import * as messages from './messages.ts';
import styles from './rate-figure.module.css';
import { type DrawnScore, scoreBasis, scoreRange } from './score-in-words.ts';

/** A score never stands alone: `47 38-56 · 240 answers`. Fractions from 0 to 1. */
export function ScoreFigure({
  size = 'normal',
  hidesAnswers = false,
  ...score
}: DrawnScore & {
  size?: 'normal' | 'large';
  /** They have a column of their own. */
  hidesAnswers?: boolean;
}) {
  const basis = hidesAnswers ? scoreRange(score) : scoreBasis(score);
  return (
    <span className={styles.figure} data-size={size}>
      <b>{Math.round(100 * score.rate)}</b>{' '}
      <span className="quiet">
        {size === 'large' ? <Hint text={messages.scoreVaries}>{basis}</Hint> : basis}
      </span>
    </span>
  );
}
