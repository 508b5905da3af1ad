import type { UserRole } from '@answerscope/contract';
import { IconCheck, IconShieldCog, IconUserOff } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import styles from './account-badges.module.css';
import * as messages from './messages.ts';

interface AccountBadgesProps {
  role: UserRole;
  isActive: boolean;
}

/** Whether an account may be used, and by an administrator. */
export function AccountBadges({ role, isActive }: AccountBadgesProps) {
  return (
    <span className={styles.badges}>
      {isActive ? (
        <Badge Icon={IconCheck} tone="positive" label={messages.active} />
      ) : (
        <Badge Icon={IconUserOff} tone="warning" label={messages.inactive} />
      )}
      {role === 'admin' && <Badge Icon={IconShieldCog} label={messages.administrator} />}
    </span>
  );
}
