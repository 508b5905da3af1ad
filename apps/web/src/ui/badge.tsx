import type { Icon } from '@tabler/icons-react';
import styles from './badge.module.css';

interface BadgeProps {
  Icon: Icon;
  tone?: 'positive' | 'negative' | 'warning' | undefined;
  label: string;
}

/** A verdict in a few words, told by sign as well as colour. */
export function Badge({ Icon, tone, label }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {label}
    </span>
  );
}
