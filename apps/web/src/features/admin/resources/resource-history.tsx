import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failedLoad } from '../../../lib/failed-load.ts';
import { richText } from '../../../lib/rich-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { actorInWords } from '../audit/actor-in-words.ts';
import { AuditDifference } from '../audit/audit-difference.tsx';
import * as messages from './messages.ts';
import styles from './resource-history.module.css';
import type { PageResource, ResourceProcedures } from './resource-types.ts';
import { fieldsOf, referenceNames } from './resource-values.ts';

interface ResourceHistoryProps<Row> {
  resource: Pick<PageResource, 'fields'>;
  id: string;
  procedures: ResourceProcedures<Row>;
  /** Writes the fields of an older version again; null where the row is in the trash. */
  onRestore: ((state: Record<string, unknown>) => void) | null;
}

/** What changed in a row and who changed it, the newest first; each state before can be written again. */
export function ResourceHistory<Row>({ resource, id, procedures, onRestore }: ResourceHistoryProps<Row>) {
  const [page, setPage] = useState(1);
  const history = useQuery({
    queryKey: procedures.revisions.key({ input: { id, page } }),
    queryFn: () => procedures.revisions.call({ id, page }),
    placeholderData: keepPreviousData,
  });
  const failure = failedLoad(history);
  if (failure) return <ErrorState title={messages.theHistoryNotLoaded} {...failure} />;
  if (!history.data)
    return (
      <Loading label={messages.loadingTheHistory}>
        <Skeleton height="48px" />
      </Loading>
    );
  const { items, total, page_size } = history.data;
  const fields = fieldsOf(resource);
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  /** What an administrator wrote; the server's own columns change with every version. */
  const ofFields = (state: unknown) =>
    isState(state)
      ? Object.fromEntries(Object.entries(state).filter(([name]) => name in resource.fields))
      : null;
  if (items.length === 0)
    return <EmptyState Icon={IconHistory} title={messages.noHistory} text={messages.itCameWithProduct} />;
  return (
    <>
      <ol className={styles.list}>
        {items.map(({ id: revision, action, reason, before, after, created_at, ...actor }) => (
          <li key={revision} className={styles.entry}>
            <p>
              {richText(
                actInWords(action, {
                  actor: actorInWords(actor),
                  act: (text) => <strong>{text}</strong>,
                  day: () => <TimeStamp iso={created_at} />,
                }),
              )}
            </p>
            {reason && <p className={styles.reason}>{reason}</p>}
            {action.endsWith('.create') || action.endsWith('.update') ? (
              <AuditDifference
                before={ofFields(before)}
                after={ofFields(after)}
                names={referenceNames(fields, [before, after])}
                labels={labels}
              />
            ) : null}
            {onRestore && isState(before) && action.endsWith('.update') && (
              <Button size="small" onClick={() => onRestore(before)}>
                {messages.restoreTheVersionBefore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Pagination page={page} pageSize={page_size} total={total} onPage={setPage} />
    </>
  );
}

const ACTS = new Map([
  ['create', messages.createdBy],
  ['update', messages.changedBy],
  ['trash', messages.trashedBy],
  ['restore', messages.restoredBy],
]);

interface ActValues {
  actor: string;
  act: (inner: ReactNode[]) => ReactNode;
  day: () => ReactNode;
}

function actInWords(action: string, values: ActValues): ReactNode {
  const said = ACTS.get(action.split('.').at(-1) ?? '');
  return said ? said<ReactNode>(values) : messages.anotherActBy<ReactNode>({ action, ...values });
}

function isState(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null;
}
