import type { ReactNode } from 'react';
import styles from './sample.module.css';

interface SampleProps {
  /** The piece's file in ui. */
  name: string;
  /** When to use it, and what it promises. */
  use: string;
  children: ReactNode;
}

/** One piece of the kit with its name and its use, then its states. */
export function Sample({ name, use, children }: SampleProps) {
  return (
    <section className={styles.sample} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p className={styles.use}>{use}</p>
      </header>
      {children}
    </section>
  );
}

/** One state of a piece, in words above it. */
export function State({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.name}>{of}</p>
      {children}
    </div>
  );
}
