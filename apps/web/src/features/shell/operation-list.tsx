import { formatTime } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import styles from './connectivity.module.css';
import type { RecentOperation } from './recent-operations.ts';

const STATES: Record<RecentOperation['state'], string> = {
  waiting: 'Waits for the connection',
  sending: 'Being saved',
  saved: 'Saved',
  failed: 'Not saved',
};

/** The newest operations of the queue: what, when, and how it stands. */
export function OperationList({ id, operations }: { id: string; operations: readonly RecentOperation[] }) {
  const timeZone = useTimeZone();
  return (
    <section id={id} className={styles.list} aria-label="Recent operations">
      {operations.length === 0 ? (
        <p>No operation waits.</p>
      ) : (
        <ul>
          {operations.map(({ id: key, name, detail, at_ms, state }) => (
            <li key={key} data-state={state}>
              <span className={styles.name}>
                {name}
                {detail && <>: {detail}</>}
              </span>
              <span className={styles.when}>
                {STATES[state]} · {formatTime(new Date(at_ms).toISOString(), timeZone)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
