import styles from './sparkline.module.css';

interface SparklineProps {
  /** Fractions from 0 to 1, the oldest first. */
  values: readonly number[];
  /** What it shows, for who hears the page. */
  label: string;
}

const WIDTH = 72;
const HEIGHT = 20;
const PAD = 2;

/** A line as small as a word; of fewer than two points there is none. */
export function Sparkline({ values, label }: SparklineProps) {
  if (values.length < 2) return null;
  const step = (WIDTH - 2 * PAD) / (values.length - 1);
  const most = Math.max(...values, Number.MIN_VALUE);
  const points = values.map((value, at) => [
    PAD + at * step,
    HEIGHT - PAD - (value / most) * (HEIGHT - 2 * PAD),
  ]);
  return (
    <svg className={styles.line} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
    </svg>
  );
}
