import type { KeywordVerdictWord } from '@answerscope/contract';
import { Hint } from '../../ui/hint.tsx';
import { changeInWords, type Sizes } from './change-in-words.ts';
import styles from './change-mark.module.css';

const TONES: Partial<Record<KeywordVerdictWord, 'positive' | 'negative'>> = {
  improved: 'positive',
  declined: 'negative',
};

interface ChangeMarkProps {
  verdict: KeywordVerdictWord;
  /** The rates before and now, as fractions; null where nothing is compared. */
  sizes: Sizes | null;
  /** The same in full, for hover, focus and who hears the page. */
  words?: string;
  /** Hover, focus and touch give the words. Not inside a row that is a link. */
  explains?: boolean;
  /** It leads the page. */
  isLarge?: boolean;
}

/** '▲ 9': the points that a rate moved by. The sign is filled and coloured where the change is significant, else hollow. */
export function ChangeMark({
  verdict,
  sizes,
  words = changeInWords(verdict, sizes),
  explains = true,
  isLarge,
}: ChangeMarkProps) {
  const isCompared = sizes !== null && verdict !== 'not_enough_data' && verdict !== 'not_comparable';
  const points = sizes && Math.round(100 * sizes.now) - Math.round(100 * sizes.before);
  const mark = (
    <span className={styles.mark} data-tone={TONES[verdict]} data-large={isLarge}>
      {isCompared && points !== null ? (
        <>
          <ChangeSign points={points} />
          <span aria-hidden="true">{Math.abs(points)}</span>
          <span className="visually-hidden">{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  );
  if (!explains) return mark;
  return (
    <Hint text={`${words.charAt(0).toUpperCase()}${words.slice(1)}.`} isPlain>
      {mark}
    </Hint>
  );
}

/** ▲, ▼ or =, filled if significant. */
function ChangeSign({ points }: { points: number }) {
  const shape = points > 0 ? 'M5 1.5 9 8.5H1z' : points < 0 ? 'M5 8.5 1 1.5H9z' : 'M1 3.5H9M1 6.5H9';
  return (
    <svg className={styles.sign} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
