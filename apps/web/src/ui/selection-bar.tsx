import type { ReactNode } from 'react';
import type { Selection } from '../lib/use-selection.ts';
import { Button } from './button.tsx';
import * as messages from './messages.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  /** Ids of the rows on the screen. */
  shown: readonly string[];
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** How many rows are chosen, on whatever page they stand, and what can be done with them. Nothing while none is. */
export function SelectionBar({ selection, shown, children }: SelectionBarProps) {
  const count = selection.ids.size;
  if (count === 0) return null;
  const hidden = count - shown.filter((id) => selection.ids.has(id)).length;
  return (
    <section className={styles.bar} aria-label={messages.selection}>
      <span role="status">{messages.selected({ count, hidden })}</span>
      <div className="row">
        {children}
        <Button look="quiet" onClick={selection.clear}>
          {messages.clearSelection}
        </Button>
      </div>
    </section>
  );
}
