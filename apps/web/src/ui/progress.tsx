import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import styles from './progress.module.css';

interface ProgressProps {
  /** What goes on: 'Checking 12 keywords'. */
  label: string;
  done: number;
  total: number;
  /** Beside the counts: how long it has taken, what it waits for. */
  note?: ReactNode;
  /** Under way, ended well, or ended before all was done. */
  tone?: 'running' | 'done' | 'stopped';
}

/** How far long work is, in counts as well as in length. */
export function Progress({ label, done, total, note, tone = 'running' }: ProgressProps) {
  const percent = total === 0 ? 0 : Math.min(100, (done / total) * 100);
  return (
    <div className={styles.progress} data-tone={tone}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.counts}>{messages.doneOf({ done, total })}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={messages.doneOf({ done, total })}
        className={styles.track}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
