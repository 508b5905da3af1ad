import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

export interface ListedBar {
  key: string;
  name: ReactNode;
  /** 0 or more, in the unit of all bars. */
  value: number;
  /** The value of a full line, where it differs from bar to bar. */
  most?: number;
  /** The value in words. */
  words: ReactNode;
  /** Behind it: a sparkline. */
  aside?: ReactNode;
  /** Stands out from the bars it is compared with. */
  isOwn?: boolean;
}

interface BarListProps {
  label: string;
  bars: readonly ListedBar[];
  /** The value of a full line. Left out, the highest value is. */
  most?: number;
}

/** Few values under one another, each with its name, a bar from zero on one scale, and the number. */
export function BarList({ label, bars, most: whole }: BarListProps) {
  const most = whole ?? Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key} data-own={bar.isOwn || undefined}>
          <span className={styles.name}>{bar.name}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${Math.min(1, bar.value / (bar.most ?? most)) * 100}%` }} />
          </span>
          <span className={styles.words}>{bar.words}</span>
          {bar.aside && <span className={styles.aside}>{bar.aside}</span>}
        </li>
      ))}
    </ul>
  );
}
