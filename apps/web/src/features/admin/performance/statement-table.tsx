import { numberInWords, type SlowStatement, type SlowStatements } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { failedLoad } from '../../../lib/failed-load.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import * as messages from './messages.ts';
import { timeInWords } from './performance-in-words.ts';
import styles from './statement-table.module.css';

const COLUMNS: readonly Column<SlowStatement>[] = [
  {
    key: 'statement',
    header: messages.statement,
    isMain: true,
    cell: ({ statement }) => <code className={styles.statement}>{statement}</code>,
  },
  {
    key: 'calls',
    header: messages.times,
    align: 'end',
    width: '90px',
    cell: ({ calls }) => numberInWords(calls),
  },
  {
    key: 'average',
    header: messages.average,
    align: 'end',
    width: '90px',
    cell: ({ average_ms }) => timeInWords(average_ms),
  },
  {
    key: 'total',
    header: messages.allTogether,
    align: 'end',
    width: '110px',
    cell: ({ total_ms }) => timeInWords(total_ms),
  },
  {
    key: 'rows',
    header: messages.rows,
    align: 'end',
    width: '100px',
    cell: ({ rows }) => numberInWords(rows),
  },
];

const NOT_COUNTED: Readonly<Record<Exclude<SlowStatements['state'], 'read'>, string>> = {
  absent: messages.thisDatabaseDoesNotCount,
  not_loaded: messages.theExtensionPgStatStatements,
};

/** The slowest statements since the database began to count, where it does. */
export function StatementTable() {
  const found = useQuery(useAdminClients().queries.list_slow_statements.queryOptions());
  const failed = failedLoad(found);
  if (failed) return <FailedPart title={messages.theStatementsNotLoaded} {...failed} />;
  const { data } = found;
  if (data && data.state !== 'read') return <p>{NOT_COUNTED[data.state]}</p>;
  return (
    <>
      {data && data.hidden > 0 && (
        <p className="quiet">{messages.statementsHidden({ count: data.hidden })}</p>
      )}
      {data?.statements.length === 0 ? (
        <p>{messages.noStatementHasBeenCounted}</p>
      ) : (
        <DataTable
          label={messages.slowestStatements}
          columns={COLUMNS}
          rows={data?.statements ?? null}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}
