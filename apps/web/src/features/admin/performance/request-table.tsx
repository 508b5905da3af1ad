import type { ProcedureTimes } from '@answerscope/contract';
import { DataTable } from '../../../ui/data-table.tsx';
import { NoMatch } from '../../../ui/no-match.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
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
  if (requests.length === 0) return <p>Nothing was asked in this window.</p>;
  return (
    <>
      <p className="quiet">
        Percentiles are right to 5 percent, and shown where at least one call lies beyond them: p99 takes a
        hundred calls.
      </p>
      <SearchField placeholder="Part of a procedure's name" value={search.search} onSearch={searchFor} />
      {found.length === 0 ? (
        <NoMatch one="procedure" text="None has this in its name." onClear={() => searchFor(undefined)} />
      ) : (
        <DataTable
          label="Requests by procedure"
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
  if (calls.length === 0) return <p>No call was answered in this window.</p>;
  return (
    <DataTable label="Slowest calls" columns={REQUEST_COLUMNS} rows={calls} rowKey={({ name }) => name} />
  );
}
