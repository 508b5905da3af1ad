import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './brand-details.module.css';
import * as messages from './messages.ts';

interface EntryListProps {
  /** '2 of 5 messaging pillars' */
  label: string;
  entries: readonly { text: string; note: ReactNode }[];
  onRemove: (index: number) => void;
}

/** What was added so far, in its order; each can be taken away. */
export function EntryList({ label, entries, onRemove }: EntryListProps) {
  return (
    <div className={styles.list}>
      <p className="quiet" role="status">
        {label}
      </p>
      {entries.length > 0 && (
        <ol className={styles.entries} aria-label={label}>
          {entries.map(({ text, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
            <li key={`${index} ${text}`} className={styles.entry}>
              <div className={styles.text}>
                <p>{text}</p>
                {note && <p className="quiet">{note}</p>}
              </div>
              <Button
                look="quiet"
                isIcon
                className={styles.remove}
                aria-label={messages.removeEntry({ entry: text })}
                onClick={() => onRemove(index)}
              >
                <IconX size={16} stroke={1.75} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
