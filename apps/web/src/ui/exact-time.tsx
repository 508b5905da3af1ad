import type { ReactNode } from 'react';
import { formatExactly } from '../lib/format.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';
import styles from './exact-time.module.css';

interface ExactTimeProps {
  iso: string;
  /** Focus shows the exact time. Not inside a link or a button. */
  isFocusable: boolean;
  children: ReactNode;
}

/** A moment in few words; exactly, with its zone, on hover, focus and touch. */
export function ExactTime({ iso, isFocusable, children }: ExactTimeProps) {
  const exact = formatExactly(iso, useTimeZone());
  return (
    <time
      className={styles.time}
      dateTime={iso}
      data-exact={exact}
      aria-description={exact}
      tabIndex={isFocusable ? 0 : undefined}
    >
      {children}
    </time>
  );
}
