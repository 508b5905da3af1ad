import { Link } from '@tanstack/react-router';
import { Tip } from '../../ui/tip.tsx';
import { isHighlighted } from './is-highlighted.ts';
import type { NavigationGroup } from './navigation.ts';
import styles from './sidebar-nav.module.css';

interface NavGroupsProps {
  label: string;
  /** The page that is shown. */
  path: string;
  groups: readonly NavigationGroup[];
  isExpanded: boolean;
  onNavigate: () => void;
}

/** Pages by group. Collapsed it shows icons with their names on hover. */
export function NavGroups({ label, path, groups, isExpanded, onNavigate }: NavGroupsProps) {
  return (
    <nav className={styles.groups} aria-label={label}>
      {groups.map((group) => (
        <div key={group.label}>
          {isExpanded && <h2 className={styles.heading}>{group.label}</h2>}
          <ul>
            {group.items.map(({ label, to, Icon }) => (
              <li key={to}>
                <Tip text={label} side="right" isOff={isExpanded}>
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
                </Tip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
