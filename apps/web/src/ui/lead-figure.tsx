import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './lead-figure.module.css';

interface LeadFigureProps {
  label: ReactNode;
  /** The number that leads the page; null where there is none yet. */
  figure: ReactNode;
  /** Small words right beside the figure, such as 'of 100'. */
  unit?: ReactNode;
  /** Its likely range and sample, in grey. */
  note?: ReactNode;
  /** How it changed, or where to read on. */
  below?: ReactNode;
  /** The chart beside it. */
  children?: ReactNode;
}

/** The one figure that leads a page, large, with the chart that says what it is made of. */
export function LeadFigure({ label, figure, unit, note, below, children }: LeadFigureProps) {
  return (
    <div className={classNames('card', styles.lead)}>
      <div className={styles.words}>
        <div className={styles.label}>{label}</div>
        {figure !== null && (
          <p className={styles.figure}>
            <b>{figure}</b>
            {unit && <span> {unit}</span>}
          </p>
        )}
        {note && <div className={styles.note}>{note}</div>}
        {below}
      </div>
      {children}
    </div>
  );
}
