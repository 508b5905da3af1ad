import { IconShieldCog } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import * as messages from '../messages.ts';
import { NavGroups } from '../nav-groups.tsx';
import sidebar from '../sidebar-nav.module.css';
import { UserMenu } from '../user-menu.tsx';
import { ADMIN_NAVIGATION } from './admin-navigation.ts';
import styles from './admin-sidebar.module.css';

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five'];

interface AdminSidebarProps {
  search: ReactNode;
  /** Null while nobody has said. */
  isAdministrator: boolean | null;
  isExpanded: boolean;
  onNavigate: () => void;
}

/** The back office's pages by group, for administrators only; five placeholder rows until it is known who asks. */
export function AdminSidebar({ search, isAdministrator, isExpanded, onNavigate }: AdminSidebarProps) {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') });
  return (
    <div className={sidebar.sidebar} data-expanded={isExpanded}>
      <Link to="/admin" className={styles.title} onClick={onNavigate}>
        <IconShieldCog size={22} stroke={1.6} aria-hidden="true" />
        <span className={isExpanded ? styles.words : 'visually-hidden'}>
          <strong>{messages.adminPanel}</strong> <span>{messages.managementPortal}</span>
        </span>
      </Link>
      {search}
      {isAdministrator === null ? (
        <Loading label={messages.loading}>
          <div className={styles.rows}>
            {PLACEHOLDERS.map((row) => (
              <Skeleton key={row} height="34px" />
            ))}
          </div>
        </Loading>
      ) : (
        <NavGroups
          label={messages.admin}
          at={{ pathname: path === '/admin' ? '/admin/dashboard' : path, search: {} }}
          groups={isAdministrator ? ADMIN_NAVIGATION : []}
          isExpanded={isExpanded}
          onNavigate={onNavigate}
        />
      )}
      <div className={styles.below}>
        <UserMenu isExpanded={isExpanded} onNavigate={onNavigate} />
      </div>
    </div>
  );
}
