import type { ReactNode } from 'react';
import styles from './evidence-tables.module.css';

/** Two parts of a page beside each other where there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
