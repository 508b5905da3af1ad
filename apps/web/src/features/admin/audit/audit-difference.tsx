import styles from './audit-difference.module.css';
import { differenceOf, fieldInWords } from './difference.ts';
import * as messages from './messages.ts';

interface AuditDifferenceProps {
  before: unknown;
  after: unknown;
  /** What ids are called. */
  names: ReadonlyMap<string, string>;
  /** What fields are called where they have a form; else by their own name. */
  labels?: ReadonlyMap<string, string>;
}

/** What an act changed: each field with its value before and after. */
export function AuditDifference({ before, after, names, labels }: AuditDifferenceProps) {
  const changed = differenceOf(before, after, names);
  if (changed.length === 0) return <p className="quiet">{messages.nothingStoredWasChanged}</p>;
  return (
    <dl className={styles.fields}>
      {changed.map(({ field, before: was, after: is }) => (
        <div key={field} className={styles.field}>
          <dt className="quiet">{labels?.get(field) ?? fieldInWords(field)}</dt>
          <dd>
            {was !== null && (
              <del>
                <span className="visually-hidden">{messages.before} </span>
                {was}
              </del>
            )}
            {is !== null && (
              <ins>
                <span className="visually-hidden">{messages.after} </span>
                {is}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
