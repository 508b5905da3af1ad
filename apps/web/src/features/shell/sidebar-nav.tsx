import { Link, useLocation } from '@tanstack/react-router';
import { Logo } from '../../domain/product/logo.tsx';
import * as messages from './messages.ts';
import { NavGroups } from './nav-groups.tsx';
import type { NavigationGroup } from './navigation.ts';
import styles from './sidebar-nav.module.css';
import { UserMenu } from './user-menu.tsx';

interface SidebarNavProps {
  groups: readonly NavigationGroup[];
  isExpanded: boolean;
  onNavigate: () => void;
}

/** The pages by group and, below them, the account. Collapsed it shows icons with their names on hover. */
export function SidebarNav({ groups, isExpanded, onNavigate }: SidebarNavProps) {
  const at = useLocation();
  return (
    <div className={styles.sidebar} data-expanded={isExpanded}>
      <Link to="/" className={styles.home} onClick={onNavigate}>
        <Logo isMarkOnly={!isExpanded} />
      </Link>
      <NavGroups
        label={messages.tracker}
        at={at}
        groups={groups}
        isExpanded={isExpanded}
        onNavigate={onNavigate}
      />
      <UserMenu isExpanded={isExpanded} onNavigate={onNavigate} />
    </div>
  );
}
