import type { ReactNode } from 'react';
import styles from './lead-line.module.css';
import { Skeleton } from './states.tsx';

/** A number with its unit, and the rest of the sentence that it begins. */
const FIGURE = /^(\d[\d.,\u00a0\u202f]*(?:[\u00a0\u202f]?%)?)(\s.*)$/s;

interface LeadLineProps {
  /** The sentence, large where it begins with its figure; undefined while it loads. */
  words: string | undefined;
  /** A figure in front of the sentence. */
  figure?: ReactNode;
  /** What that figure counts. */
  unit?: string | undefined;
  /** Lines on a phone while it loads. */
  lines?: 1 | 2 | 3;
}

/** A page's first line whose figure leads the page. */
export function LeadLine({ words, figure, unit, lines = 1 }: LeadLineProps) {
  if (words === undefined)
    return (
      <span className={styles.lead} data-lines={lines}>
        <Skeleton width="320px" />
      </span>
    );
  const [, own, rest] = FIGURE.exec(words) ?? [];
  if (figure) {
    return (
      <span className={styles.lead}>
        <b>{figure}</b> {unit && `${unit} · `}
        {words}
      </span>
    );
  }
  return own ? (
    <span className={styles.lead}>
      <b>{own}</b>
      {rest}
    </span>
  ) : (
    words
  );
}
