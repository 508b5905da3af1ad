import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import * as messages from './messages.ts';
import styles from './page-frame.module.css';
import { useArrival } from './use-arrival.ts';

interface PageFrameProps {
  /** The way back to the page above this one, where it is not in the sidebar. */
  above?: ReactNode;
  title: string;
  /** A link to what explains the page, beside the title. */
  help?: ReactNode;
  /** The one number or sentence that answers the page's question. */
  answer?: ReactNode;
  /** How old what is shown is: `<Freshness />` or words. */
  freshness?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page behind the sign-in: title, the answer in its first line, then the evidence. */
export function PageFrame({ above, title, help, answer, freshness, actions, children }: PageFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.words}>
          {above && (
            <nav className={styles.above} aria-label={messages.breadcrumb}>
              {above}
            </nav>
          )}
          <div className={styles.title}>
            <h1>{title}</h1>
            {help}
          </div>
          {answer && (
            <div className={styles.answer} data-answer>
              {answer}
            </div>
          )}
          {freshness && <div className={styles.freshness}>{freshness}</div>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  /** Where a link may lead to. */
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Panel({ id, title, aside, children }: PanelProps) {
  const part = useArrival<HTMLElement>(id);
  return (
    <section ref={part} id={id} className={styles.panel}>
      <div className={styles.panelHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      <Boundary level="section">{children}</Boundary>
    </section>
  );
}
