import { type Interval, wilsonInterval } from '@answerscope/statistics';
import { formatRate } from '../lib/format-rate.ts';
import { Hint } from './hint.tsx';
import styles from './rate-figure.module.css';

interface RateFigureProps {
  /** How many of the n answers name the brand. */
  k: number;
  n: number;
  /** Fractions from 0 to 1; left out, Wilson's 95% interval of k and n. */
  interval?: Interval;
  size?: 'normal' | 'large';
  /** Hover and focus explain the interval. Not inside a link or a row that is one. */
  explains?: boolean;
  /** What stands in place of a rate that does not exist. */
  none?: string;
}

const EXPLANATION =
  'Where the true rate probably lies: asked again and again, assistants answer differently, and few answers tell less than many. n is the number of answers.';

/** A rate never stands alone: `42% · 95% CI 31-54 · n = 60`. Without answers there is no rate. */
export function RateFigure({
  k,
  n,
  interval,
  size = 'normal',
  explains = size === 'large',
  none = 'No answers yet',
}: RateFigureProps) {
  const shown = interval ?? wilsonInterval(k, n);
  if (!shown || n === 0) return <span className={styles.none}>{none}</span>;
  const { rate, range } = formatRate({ k, n, interval: shown });
  return (
    <span className={styles.figure} data-size={size}>
      <b>{rate}</b>
      <span className={styles.basis}>
        {explains ? <Hint text={EXPLANATION}>95% CI</Hint> : '95% CI'} {range} · n = {n}
      </span>
    </span>
  );
}
