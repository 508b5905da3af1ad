import type { ReactNode } from 'react';
import * as messages from './messages.ts';
import styles from './shell-frame.module.css';

interface ShellOutlineProps {
  isExpanded: boolean;
  isSidebarShown: boolean;
  children: ReactNode;
}

/** The shape of TrackerShell before the program is there: the page stands where it will stand. */
export function ShellOutline({ isExpanded, isSidebarShown, children }: ShellOutlineProps) {
  return (
    <div className={styles.shell} data-expanded={isExpanded} data-sidebar={isSidebarShown}>
      <div className={styles.sidebar} />
      <div className={styles.page}>
        <div className={styles.bar} />
        <main className={styles.main}>
          <p role="status" className="visually-hidden">
            {messages.loading}
          </p>
          {children}
        </main>
      </div>
    </div>
  );
}
