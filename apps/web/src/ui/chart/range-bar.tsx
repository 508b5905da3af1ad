import styles from './range-bar.module.css';

interface RangeBarProps {
  /** Fractions from 0 to 1. */
  value: number;
  /** Where the value probably lies; left out where nothing is said of it. */
  range?: { low: number; high: number } | undefined;
  /** Stands out from the bars it is compared with. */
  isOwn?: boolean;
}

const percent = (fraction: number) => `${Math.min(1, Math.max(0, fraction)) * 100}%`;

/** A share on a line from nothing to all, with the range it probably lies in. The numbers themselves stand beside it. */
export function RangeBar({ value, range, isOwn }: RangeBarProps) {
  return (
    <span className={styles.track} data-own={isOwn || undefined} aria-hidden="true">
      <span className={styles.value} style={{ width: percent(value) }} />
      {range && (
        <span
          className={styles.range}
          style={{ insetInlineStart: percent(range.low), width: percent(range.high - range.low) }}
        />
      )}
    </span>
  );
}
