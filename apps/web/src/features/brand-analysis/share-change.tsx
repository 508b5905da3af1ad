import { percentInWords } from '@answerscope/contract';
import { Hint } from '../../ui/hint.tsx';
import * as messages from './messages.ts';
import styles from './share-change.module.css';
import { type Share, shareChange } from './share-change.ts';

/** Shows a share before and now, with an arrow and points for a significant change. */
export function ShareChange({ now, before }: { now: Share; before: Share | null }) {
  if (before === null) return <span className="visually-hidden">{messages.nothingToCompare}</span>;
  const { direction, points } = shareChange(now, before);
  const sizes = messages.shareBeforeAndNow({
    before: percentInWords(before.answers / before.of),
    now: percentInWords(now.answers / now.of),
  });
  const explained = messages.shareChangeExplained({ ...before, isSignificant: direction ? 'yes' : 'no' });
  return (
    <span className={styles.change}>
      {direction && (
        <b>
          <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'} </span>
          <span className="visually-hidden">
            {direction === 'up' ? messages.shareUp : messages.shareDown}{' '}
          </span>
          {points}
        </b>
      )}
      <span className="quiet">
        <Hint text={explained}>{sizes}</Hint>
      </span>
    </span>
  );
}
