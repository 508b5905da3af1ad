import { Tooltip } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { Logo } from '../../domain/product/logo.tsx';
import { isHighlighted } from './is-highlighted.ts';
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
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <div className={styles.sidebar} data-expanded={isExpanded}>
      <Link to="/" className={styles.home} onClick={onNavigate}>
        <Logo isMarkOnly={!isExpanded} />
      </Link>
      <nav className={styles.groups} aria-label="Tracker">
        {groups.map((group) => (
          <div key={group.label}>
            {isExpanded && <h2 className={styles.heading}>{group.label}</h2>}
            <ul>
              {group.items.map(({ label, to, Icon }) => (
                <li key={to}>
                  <Tooltip label={label} position="right" disabled={isExpanded}>
                    <Link
                      to={to}
                      className={styles.item}
                      activeProps={{}}
                      data-highlighted={isHighlighted(path, to) || undefined}
                      aria-current={isHighlighted(path, to) ? 'page' : undefined}
                      aria-label={isExpanded ? undefined : label}
                      onClick={onNavigate}
                    >
                      <Icon size={18} stroke={1.6} aria-hidden="true" />
                      {isExpanded && label}
                    </Link>
                  </Tooltip>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <UserMenu isExpanded={isExpanded} onNavigate={onNavigate} />
    </div>
  );
}
