import { IconBuilding } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../domain/product/logo.tsx';
import * as messages from './messages.ts';
import { NavGroups } from './nav-groups.tsx';
import type { NavigationGroup } from './navigation.ts';
import styles from './sidebar-nav.module.css';
import { UserMenu } from './user-menu.tsx';

interface SidebarNavProps {
  /** Undefined while it loads. */
  brand: string | undefined;
  search: ReactNode;
  groups: readonly NavigationGroup[];
  isExpanded: boolean;
  onNavigate: () => void;
}

/** The brand and the search, the pages by group and the account. Collapsed it shows icons with their names on hover. */
export function SidebarNav({ brand, search, groups, isExpanded, onNavigate }: SidebarNavProps) {
  const at = useLocation();
  return (
    <div className={styles.sidebar} data-expanded={isExpanded}>
      <Link to="/" className={styles.home} onClick={onNavigate}>
        <Logo isMarkOnly={!isExpanded} />
      </Link>
      <p className={styles.brand} title={brand}>
        <IconBuilding size={18} stroke={1.6} aria-hidden="true" />
        <span className={isExpanded ? styles.name : 'visually-hidden'}>{brand}</span>
      </p>
      {search}
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
