import { formatTime } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import styles from './connectivity.module.css';
import * as messages from './messages.ts';
import type { RecentOperation } from './recent-operations.ts';

const STATES: Record<RecentOperation['state'], string> = {
  waiting: messages.waitsForTheConnection,
  sending: messages.beingSaved,
  saved: messages.saved,
  failed: messages.notSaved,
};

/** The newest operations of the queue: what, when, and how it stands. */
export function OperationList({ id, operations }: { id: string; operations: readonly RecentOperation[] }) {
  const timeZone = useTimeZone();
  return (
    <section id={id} className={styles.list} aria-label={messages.recentOperations}>
      {operations.length === 0 ? (
        <p>{messages.noOperationWaits}</p>
      ) : (
        <ul>
          {operations.map(({ id: key, name, detail, at_ms, state }) => (
            <li key={key} data-state={state}>
              <span className={styles.name}>
                {detail ? messages.operationOn({ operation: name, detail }) : name}
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
