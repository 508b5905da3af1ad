import type { ProcedureTimes } from '@answerscope/contract';
import { DataTable } from '../../../ui/data-table.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import * as messages from './messages.ts';
import { findRequests, type PerformanceSearch, sortOf, toPerformanceSearch } from './performance-search.ts';
import { REQUEST_COLUMNS } from './request-columns.tsx';

interface RequestTableProps {
  requests: readonly ProcedureTimes[];
  search: PerformanceSearch;
  onSearch: (search: PerformanceSearch) => void;
}

/** What requests of each procedure took, to be searched and sorted. */
export function RequestTable({ requests, search, onSearch }: RequestTableProps) {
  const found = findRequests(requests, search);
  const searchFor = (text: string | undefined) => onSearch({ ...search, search: text });
  if (requests.length === 0) return <p>{messages.nothingAskedInWindow}</p>;
  return (
    <>
      <p className="quiet">{messages.percentilesRight5Percent}</p>
      <SearchField placeholder={messages.partProceduresName} value={search.search} onSearch={searchFor} />
      {found.length === 0 ? (
        <NoMatch text={messages.noneHasInName} onClear={() => searchFor(undefined)} />
      ) : (
        <DataTable
          label={messages.requestsByProcedure}
          columns={REQUEST_COLUMNS}
          rows={found}
          rowKey={({ kind, name }) => `${kind} ${name}`}
          sort={sortOf(search)}
          onSort={({ by, direction }) =>
            onSearch({ ...search, ...toPerformanceSearch({ sort: by, direction }) })
          }
        />
      )}
    </>
  );
}

/** The slowest calls by their average. */
export function SlowestCalls({ calls }: { calls: readonly ProcedureTimes[] }) {
  if (calls.length === 0) return <p>{messages.noCallAnsweredInWindow}</p>;
  return (
    <DataTable
      label={messages.slowestCalls}
      columns={REQUEST_COLUMNS}
      rows={calls}
      rowKey={({ name }) => name}
    />
  );
}
