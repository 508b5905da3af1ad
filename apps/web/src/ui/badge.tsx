import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  Icon: Icon;
  tone?: 'positive' | 'negative' | 'warning' | undefined;
  title?: string;
  children: ReactNode;
}

/** A verdict in a few words, told by sign as well as colour. */
export function Badge({ Icon, tone, title, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} title={title}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {children}
    </span>
  );
}
