import { numberInWords } from '@answerscope/contract';
import { type EndpointTime, measureInWords } from '../../../lib/monitor-rules.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<EndpointTime>[] = [
  {
    key: 'endpoint',
    header: messages.endpoint,
    isMain: true,
    cell: ({ endpoint }) => <code>{endpoint}</code>,
  },
  {
    key: 'average',
    header: messages.average,
    align: 'end',
    cell: ({ average_ms }) => measureInWords('response_time', average_ms),
  },
  { key: 'calls', header: messages.calls, align: 'end', cell: ({ calls }) => numberInWords(calls) },
  { key: 'failed', header: messages.failed, align: 'end', cell: ({ failed }) => numberInWords(failed) },
];

/** The paths that took longest on average. */
export function SlowestEndpoints({ endpoints }: { endpoints: readonly EndpointTime[] }) {
  if (endpoints.length === 0) return <p>{messages.noCallMade}</p>;
  return (
    <DataTable
      label={messages.slowestEndpoints}
      columns={COLUMNS}
      rows={endpoints}
      rowKey={({ endpoint }) => endpoint}
    />
  );
}
