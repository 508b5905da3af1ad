import type { AuditLog } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { pageOfResource, rowNameOf } from '../resources/resource-pages.ts';
import { RowDetails, RowList } from '../row-list.tsx';
import { useAllPlans } from '../use-all-plans.ts';
import { deedInWords, fieldLabelsOf, orderInWords, subjectKindInWords } from './action-in-words.ts';
import { actorInWords } from './actor-in-words.ts';
import { AuditDifference } from './audit-difference.tsx';
import styles from './audit-entries.module.css';
import { differenceOf } from './difference.ts';
import * as messages from './messages.ts';

interface AuditEntriesProps {
  /** Null while they load. */
  entries: readonly AuditLog[] | null;
  /** They are all of one user, who is named already. */
  hidesSubject?: boolean;
}

/** Who did what, on whom, when, why and from where, with what it changed; the newest first. */
export function AuditEntries({ entries, hidesSubject }: AuditEntriesProps) {
  const planNames = new Map(useAllPlans().map(({ id, name }) => [id, name]));
  return (
    <RowList rows={entries} loading={messages.loadingTheAuditRows}>
      {(entry) => (
        <>
          <div className={styles.head}>
            <strong>{deedInWords(entry.action)}</strong>
            {!hidesSubject && <Subject entry={entry} />}
            <span className={styles.time}>
              <TimeStamp iso={entry.created_at} />
            </span>
          </div>
          {entry.reason && <p className={styles.reason}>{messages.quotedReason({ reason: entry.reason })}</p>}
          <p className={styles.from}>
            {entry.ip_address
              ? messages.fromAddress({ who: actorInWords(entry), address: entry.ip_address })
              : actorInWords(entry)}
          </p>
          <RowDetails summary={changesInWords(entry)} facts={{ [messages.requestId]: entry.request_id }}>
            <Changed entry={entry} names={planNames} />
            <Link to="/admin/audit" search={{ subject: entry.request_id }} className={styles.subject}>
              {messages.everythingInThisRequest}
            </Link>
          </RowDetails>
        </>
      )}
    </RowList>
  );
}

function changesInWords(entry: AuditLog): string {
  const order = orderInWords(entry);
  if (order !== null) return order;
  const count = differenceOf(entry.before, entry.after).length;
  if (count === 0) return messages.details;
  return entry.before === null ? messages.values({ count }) : messages.changes({ count });
}

function Changed({ entry, names }: { entry: AuditLog; names: ReadonlyMap<string, string> }) {
  const { subject_type, before, after } = entry;
  const order = orderInWords(entry);
  if (order !== null) return <p className="quiet">{order}</p>;
  return <AuditDifference before={before} after={after} names={names} labels={fieldLabelsOf(subject_type)} />;
}

function Subject({ entry }: { entry: AuditLog }) {
  const { subject_type, subject_id, subject_email } = entry;
  const page = pageOfResource(subject_type);
  const words = rowNameOf(entry) ?? subject_id;
  if (page && subject_id === 'order')
    return (
      <Link to={page} className={styles.subject}>
        {subjectKindInWords(subject_type)}
      </Link>
    );
  if (page)
    return (
      <Link to={page} search={{ row: subject_id }} className={styles.subject}>
        {words}
      </Link>
    );
  if (subject_type !== 'user') return <span>{words}</span>;
  return (
    <Link to="/admin/users/$id" params={{ id: subject_id }} className={styles.subject}>
      {subject_email ?? subject_id}
    </Link>
  );
}
