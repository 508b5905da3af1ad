import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import styles from './filter-bar.module.css';
import * as messages from './messages.ts';

interface FilterBarProps {
  search: ReactNode;
  /** The other filters, folded away on a phone. */
  children: ReactNode;
  /** How many of them narrow the list. */
  active: number;
  /** Shows everything again; null where nothing is narrowed. */
  onClear: (() => void) | null;
  /** The search takes the room of two filters, where these would leave one alone in its row. */
  isSearchWide?: true;
}

/** What a list of the back office is narrowed by. */
export function FilterBar({ search, children, active, onClear, isSearchWide }: FilterBarProps) {
  return (
    <search className={styles.filters}>
      <div className={classNames(styles.search, isSearchWide && styles.wide)}>{search}</div>
      <PhoneFold label={active === 0 ? messages.filters : messages.filtersOfCount({ count: active })}>
        {children}
      </PhoneFold>
      {onClear && (
        <Button look="quiet" className={styles.clear} onClick={onClear}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
          {messages.clear}
        </Button>
      )}
    </search>
  );
}
