import { Link } from '@tanstack/react-router';
import { Tip, TipDelay } from '../../ui/tip.tsx';
import { isItemHighlighted } from './is-highlighted.ts';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import styles from './sidebar-nav.module.css';

interface NavGroupsProps {
  label: string;
  /** The address that is shown. */
  at: { pathname: string; search: object };
  groups: readonly NavigationGroup[];
  isExpanded: boolean;
  onNavigate: () => void;
}

/** Pages by group. Collapsed it shows icons with their names on hover. */
export function NavGroups({ label, at, groups, isExpanded, onNavigate }: NavGroupsProps) {
  return (
    <nav className={styles.groups} aria-label={label}>
      <TipDelay openMs={0}>
        {groups.map((group) => (
          <div key={group.label}>
            {isExpanded && <h2 className={styles.heading}>{group.label}</h2>}
            <ul>
              {group.items.map((item) => (
                <li key={item.label}>
                  <NavItem
                    item={item}
                    isHighlighted={isItemHighlighted(at, item, group.items)}
                    isExpanded={isExpanded}
                    onNavigate={onNavigate}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </TipDelay>
    </nav>
  );
}

interface NavItemProps {
  item: NavigationItem;
  isHighlighted: boolean;
  isExpanded: boolean;
  onNavigate: () => void;
}

function NavItem({ item, isHighlighted, isExpanded, onNavigate }: NavItemProps) {
  const { label, to, search, Icon } = item;
  return (
    <Tip text={label} side="right" isOff={isExpanded}>
      <Link
        to={to}
        {...(search && { search })}
        className={styles.item}
        // The router knows no items of one page: only its own address is active to it.
        activeOptions={{ exact: true }}
        activeProps={{}}
        data-highlighted={isHighlighted || undefined}
        aria-current={isHighlighted ? 'page' : undefined}
        aria-label={isExpanded ? undefined : label}
        onClick={onNavigate}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
        {isExpanded && label}
      </Link>
    </Tip>
  );
}
