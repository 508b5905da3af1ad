import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import styles from './brand-details.module.css';
import * as messages from './messages.ts';
import type { SuggestedEntry } from './suggest-entries.ts';

interface SuggestedEntriesProps<Entry extends SuggestedEntry> {
  /** 'Suggested pillars' */
  label: string;
  suggestions: readonly Entry[];
  onAdd: (suggestion: Entry) => void;
}

/** What could be added, each by itself, with where its words come from; nothing is added by itself. */
export function SuggestedEntries<Entry extends SuggestedEntry>({
  label,
  suggestions,
  onAdd,
}: SuggestedEntriesProps<Entry>) {
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.list}>
      <p className="quiet">{label}</p>
      <ul className={styles.entries} aria-label={label}>
        {suggestions.map((one) => (
          <li key={one.text} className={styles.entry}>
            <div className={styles.text}>
              <p>{one.text}</p>
              <p className="quiet">{one.from}</p>
            </div>
            <Button
              size="small"
              className={styles.remove}
              aria-label={messages.addEntry({ entry: one.text })}
              onClick={() => onAdd(one)}
            >
              <IconPlus size={14} stroke={1.75} aria-hidden="true" />
              {messages.add}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
