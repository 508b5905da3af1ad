import { wilsonInterval } from '@answerscope/statistics';
import styles from './rate-figure.module.css';

interface RateFigureProps {
  /** How many of the n answers name the brand. */
  k: number;
  n: number;
  size?: 'normal' | 'large';
}

/** A rate never stands alone: `42% · 95% CI 31-54 · n = 60`. Without answers there is no rate. */
export function RateFigure({ k, n, size = 'normal' }: RateFigureProps) {
  const interval = wilsonInterval(k, n);
  if (!interval) return <span className={styles.none}>No answers yet</span>;
  const percent = (share: number) => Math.round(share * 100);
  return (
    <span className={styles.figure} data-size={size}>
      <b>{percent(k / n)}%</b>
      <span className={styles.basis}>
        <abbr title="95% confidence interval: where the true rate probably lies, given this many answers">
          95% CI
        </abbr>{' '}
        {percent(interval.low)}-{percent(interval.high)} · n = {n}
      </span>
    </span>
  );
}
