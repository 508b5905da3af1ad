import { type AnswerShare, percentInWords, rangeInWords } from '@answerscope/contract';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import styles from './comparison.module.css';
import { type AnswersToOpen, answersNaming, isEnough } from './comparison.ts';
import { OpenCount } from './open-count.tsx';

interface NamedShareProps {
  /** Null of the brand. */
  name: string | null;
  /** Null where no answer was searched for it. */
  share: AnswerShare | null;
  onOpen: (answers: AnswersToOpen) => void;
}

/** In how many answers a company is named: the rate with its interval and counts; of few answers only the counts. */
export function NamedShare({ name, share, onOpen }: NamedShareProps) {
  if (share === null) return <span className="faint">Not counted yet</span>;
  const { answers, of, rate, interval } = share;
  const naming = answersNaming(name);
  const counts = `${answers.toLocaleString('en')} of ${of.toLocaleString('en')}`;
  const isRate = rate !== null && interval !== null && isEnough(of);
  return (
    <span className={styles.share}>
      <OpenCount count={answers} label={naming.title} onOpen={() => onOpen(naming)}>
        {isRate ? (
          <>
            <b>{percentInWords(rate)}</b>{' '}
            <span className="quiet">
              {counts} · {rangeInWords(interval)}
            </span>
          </>
        ) : (
          <>
            <b>{counts}</b>{' '}
            <span className="quiet">{of === 0 ? 'No answers yet' : 'too few for a rate'}</span>
          </>
        )}
      </OpenCount>
      {isRate && <RangeBar value={rate} range={interval} isOwn={name === null} />}
    </span>
  );
}
