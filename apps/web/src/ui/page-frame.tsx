import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

interface PageFrameProps {
  title: string;
  /** The one number or sentence that answers the page's question. */
  answer?: ReactNode;
  /** How old what is shown is: `<Freshness />` or words. */
  freshness?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page behind the sign-in: title, the answer in its first line, then the evidence. */
export function PageFrame({ title, answer, freshness, actions, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {answer && <div className={styles.answer}>{answer}</div>}
          {freshness && <div className={styles.freshness}>{freshness}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
