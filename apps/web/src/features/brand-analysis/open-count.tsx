import type { ReactNode } from 'react';
import styles from './open-answers.module.css';

interface OpenCountProps {
  count: number;
  /** What is opened: heard with the count. */
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

/** A count that opens the answers it counts; of none there is nothing to open. */
export function OpenCount({ count, label, onOpen, children }: OpenCountProps) {
  if (count === 0) return <span>{children}</span>;
  return (
    <button type="button" className={styles.count} onClick={onOpen}>
      {children}
      <span className="visually-hidden">: {label}</span>
    </button>
  );
}
