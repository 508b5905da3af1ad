import type { Interval } from '@answerscope/statistics';
import { leftOutBriefly } from '../lib/left-out.ts';
import styles from './check-rate.module.css';
import { RateFigure } from './rate-figure.tsx';

interface CheckRateProps {
  k: number;
  n: number;
  /** Of n, the answers that name no brand at all. */
  empty: number;
  /** Left out, Wilson's 95% interval of k and the answers that name any brand. */
  interval?: Interval | null | undefined;
  size?: 'normal' | 'large';
  /** What stands there when no answer came, and when none of them names any brand. */
  none?: string;
  noBrand?: string;
}

/** A rate of answers, without those that name no brand at all; how many these are is said below it. */
export function CheckRate(props: CheckRateProps) {
  const { k, n, empty, interval, none, noBrand = 'No answer names any brand', size = 'normal' } = props;
  return (
    <span className={styles.rate}>
      <RateFigure
        k={k}
        n={n - empty}
        size={size}
        {...(interval ? { interval } : {})}
        {...(empty > 0 ? { none: noBrand } : none === undefined ? {} : { none })}
      />
      {empty > 0 && empty < n && <span className={styles.note}>{leftOutBriefly(empty)}</span>}
    </span>
  );
}
