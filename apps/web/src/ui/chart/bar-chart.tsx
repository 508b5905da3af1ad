import { classNames } from '../class-names.ts';
import styles from './bar-chart.module.css';

export interface Bar {
  key: string;
  /** 0 or more, in the unit of all bars; null where there is none, which is not nothing. */
  value: number | null;
  /** What it is compared with, drawn as a line across it; null or left out where there is nothing. */
  before?: number | null;
  /** Where the true value probably lies, drawn as a line along it. */
  interval?: readonly [number, number] | null;
  /** The bar in words, shown where it is pointed at. */
  title: string;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** The whole in words, for those who cannot see it: what is counted, its sum and its highest. */
  label: string;
  /** What stands below the first bar and the last one. */
  ends: readonly [string, string];
  /** What the whole height stands for; left out, the highest there is. */
  most?: number;
  /** A value as the axis says it. */
  inWords: (value: number) => string;
}

/** Bars from zero on one scale, the highest as high as the chart. The numbers themselves belong in a table beside it. */
export function BarChart({ bars, label, ends: [first, last], most: whole, inWords }: BarChartProps) {
  const most =
    whole ??
    Math.max(
      0,
      ...bars.flatMap(({ value, before, interval }) => [value ?? 0, before ?? 0, interval?.[1] ?? 0]),
    );
  const height = (value: number) => (most === 0 ? '0' : `${(value / most) * 100}%`);
  return (
    <div className={styles.chart}>
      <p className={styles.scale} aria-hidden="true">
        <span>{inWords(most)}</span>
        <span>{inWords(0)}</span>
      </p>
      <div
        className={classNames(styles.bars, bars.length > CLOSE && styles.close)}
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, value, before, interval, title }) => (
          <span key={key} title={title}>
            {value !== null && <span className={styles.bar} style={{ height: height(value) }} />}
            {interval && (
              <span
                className={styles.interval}
                style={{ bottom: height(interval[0]), height: height(interval[1] - interval[0]) }}
              />
            )}
            {typeof before === 'number' && (
              <span className={styles.before} style={{ bottom: height(before) }} />
            )}
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}

/** With more bars there is no room for a gap between them on a phone. */
const CLOSE = 60;
