import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import styles from './verdict-badge.module.css';

export type Verdict = 'mentioned' | 'not-mentioned' | 'failed';

const LOOKS = {
  mentioned: { Icon: IconCheck, label: 'Mentioned' },
  'not-mentioned': { Icon: IconMinus, label: 'Not mentioned' },
  failed: { Icon: IconAlertTriangle, label: 'Check failed' },
} as const;

interface VerdictBadgeProps {
  verdict: Verdict;
  /** The status was forced: it is said wherever the verdict is shown. */
  isSetByAdministrator?: boolean;
}

/** Whether an answer names the brand, told by words and sign as well as colour. A failed check says neither. */
export function VerdictBadge({ verdict, isSetByAdministrator }: VerdictBadgeProps) {
  const { Icon, label } = LOOKS[verdict];
  return (
    <span className={styles.badge} data-verdict={verdict}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {label}
      {isSetByAdministrator && ', set by administrator'}
    </span>
  );
}
