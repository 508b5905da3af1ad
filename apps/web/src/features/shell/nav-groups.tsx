import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Flyout } from '../../ui/flyout.tsx';
import { groupAt, isItemHighlighted } from './is-highlighted.ts';
import * as messages from './messages.ts';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import { scrollIntoGroups } from './scroll-into-groups.ts';
import styles from './sidebar-nav.module.css';
import { useOpenGroups } from './use-open-groups.ts';

interface NavGroupsProps {
  label: string;
  /** The address that is shown. */
  at: { pathname: string; search: object };
  groups: readonly NavigationGroup[];
  isExpanded: boolean;
  onNavigate: () => void;
}

/** Pages in groups that fold. Collapsed, a group is an icon with its pages beside it. */
export function NavGroups({ label, at, groups, isExpanded, onNavigate }: NavGroupsProps) {
  const shown = groupAt(at, groups)?.name;
  const { open, toggle } = useOpenGroups(shown, at.pathname);
  const nav = useRef<HTMLElement>(null);
  const asked = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or another open group moves what is shown
  useEffect(() => {
    const name = asked.current ?? shown;
    asked.current = undefined;
    if (nav.current && name) scrollIntoGroups(nav.current, name);
  }, [at.pathname, open, isExpanded]);
  return (
    <nav ref={nav} className={styles.groups} aria-label={label}>
      {groups.map((group) => {
        const { name, label: heading, Icon } = group;
        const marks = { 'data-group': name, 'data-shown': name === shown || undefined };
        const icon = <Icon size={18} stroke={1.6} aria-hidden="true" />;
        if (!isExpanded)
          return (
            <Flyout
              key={name}
              target={(target) => (
                <button {...target} {...marks} type="button" className={styles.heading} aria-label={heading}>
                  {icon}
                </button>
              )}
            >
              {(close) => (
                <>
                  <p className={styles.title}>{heading}</p>
                  <Entries
                    at={at}
                    items={group.items}
                    onNavigate={() => {
                      close();
                      onNavigate();
                    }}
                  />
                </>
              )}
            </Flyout>
          );
        return (
          <div key={name} {...marks} className={styles.group}>
            <h2>
              <button
                type="button"
                className={styles.heading}
                aria-expanded={open.has(name)}
                onClick={() => {
                  asked.current = name;
                  toggle(name);
                }}
              >
                {icon}
                {heading}
                <IconChevronDown className={styles.fold} size={14} stroke={1.75} aria-hidden="true" />
              </button>
            </h2>
            {open.has(name) && <Entries at={at} items={group.items} onNavigate={onNavigate} />}
          </div>
        );
      })}
    </nav>
  );
}

interface EntriesProps extends Pick<NavGroupsProps, 'at' | 'onNavigate'> {
  items: readonly NavigationItem[];
}

function Entries({ at, items, onNavigate }: EntriesProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => {
        const entry = { item, isHighlighted: isItemHighlighted(at, item, items), onNavigate };
        return (
          <li key={item.label}>
            {item.useIsDone ? <EndingEntry {...entry} useIsDone={item.useIsDone} /> : <Entry {...entry} />}
          </li>
        );
      })}
    </ul>
  );
}

interface EntryProps {
  item: NavigationItem;
  isHighlighted: boolean;
  isDone?: boolean;
  onNavigate: () => void;
}

function EndingEntry({ useIsDone, ...entry }: EntryProps & { useIsDone: () => boolean }) {
  return <Entry {...entry} isDone={useIsDone()} />;
}

function Entry({ item, isHighlighted, isDone = false, onNavigate }: EntryProps) {
  const { label, to, search, Icon } = item;
  return (
    <Link
      to={to}
      {...(search && { search })}
      className={styles.item}
      // Several items share a page; the router knows its address only.
      activeOptions={{ exact: true }}
      activeProps={{}}
      data-highlighted={isHighlighted || undefined}
      data-done={isDone || undefined}
      aria-current={isHighlighted ? 'page' : undefined}
      title={isDone ? messages.done : undefined}
      onClick={onNavigate}
    >
      {Icon && <Icon size={18} stroke={1.6} aria-hidden="true" />}
      {label}
    </Link>
  );
}
