import type { ProcessSample } from '@answerscope/contract';
import { formatBytes } from '../../../lib/format.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import { percentInWords, timeInWords } from './performance-in-words.ts';

/** A size that is not broken between its number and its unit. */
const size = (bytes: number) => formatBytes(bytes).replace(' ', '\u00a0');

const ROLES: Readonly<Record<ProcessSample['role'], string>> = {
  both: messages.requestsAndWork,
  api: messages.requests,
  worker: messages.work,
};

const COLUMNS: readonly Column<ProcessSample>[] = [
  { key: 'role', header: messages.process, isMain: true, width: '260px', cell: ({ role }) => ROLES[role] },
  { key: 'started', header: messages.started, cell: ({ started_at }) => <TimeStamp iso={started_at} /> },
  { key: 'seen', header: messages.seen, cell: ({ seen_at }) => <TimeStamp iso={seen_at} /> },
  {
    key: 'loop',
    header: messages.eventLoopDelay,
    align: 'end',
    cell: ({ event_loop_p99_ms }) => timeInWords(event_loop_p99_ms),
  },
  {
    key: 'worst',
    header: messages.max,
    align: 'end',
    cell: ({ event_loop_worst_ms }) => timeInWords(event_loop_worst_ms),
  },
  {
    key: 'cpu',
    header: messages.cpuOneCore,
    align: 'end',
    cell: ({ cpu_percent }) => percentInWords(cpu_percent),
  },
  {
    key: 'rss',
    header: messages.memory,
    align: 'end',
    width: '120px',
    cell: ({ rss_bytes }) => size(rss_bytes),
  },
  {
    key: 'heap',
    header: messages.heap,
    align: 'end',
    width: '190px',
    cell: ({ heap_used_bytes, heap_limit_bytes }) =>
      messages.heapOf({ used: size(heap_used_bytes), limit: size(heap_limit_bytes) }),
  },
];

interface PoolRow {
  id: string;
  process: string;
  pool: ProcessSample['pools'][number];
}

const POOL_COLUMNS: readonly Column<PoolRow>[] = [
  { key: 'name', header: messages.pool, isMain: true, cell: ({ pool }) => pool.name },
  { key: 'process', header: messages.process, cell: ({ process }) => process },
  {
    key: 'in_use',
    header: messages.inUseAtMost,
    align: 'end',
    cell: ({ pool }) => messages.inUseOf({ used: pool.in_use, max: pool.max }),
  },
  { key: 'idle', header: messages.idle, align: 'end', cell: ({ pool }) => pool.idle },
  { key: 'waiting', header: messages.waitingAtMost, align: 'end', cell: ({ pool }) => pool.waiting },
];

/** Each process that was seen in the window, as it was last. */
export function ProcessTable({ processes }: { processes: readonly ProcessSample[] }) {
  if (processes.length === 0) return <p>{messages.noProcessHasWrittenSample}</p>;
  return (
    <DataTable
      label={messages.processes}
      columns={COLUMNS}
      rows={processes}
      rowKey={({ process }) => process}
    />
  );
}

/** The connections to the database of each process, within its last minute. */
export function PoolTable({ processes }: { processes: readonly ProcessSample[] }) {
  const rows = processes.flatMap(({ process, role, pools }) =>
    pools.map((pool) => ({ id: `${process} ${pool.name}`, process: ROLES[role], pool })),
  );
  if (rows.length === 0) return <p>{messages.noProcessHasWrittenSample}</p>;
  return <DataTable label={messages.pools} columns={POOL_COLUMNS} rows={rows} rowKey={({ id }) => id} />;
}
