import { CHANNEL_LABELS, type UserDetails, type UserRun } from '@answerscope/contract';
import { IconAlertTriangle, IconCheck, IconLoader, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';

const TRIGGERS: Record<UserRun['trigger'], string> = {
  single: 'One keyword',
  manual: 'By hand',
  scheduled: 'By schedule',
};

const STATES = {
  running: { Icon: IconLoader, label: 'Running', tone: undefined },
  done: { Icon: IconCheck, label: 'Done', tone: 'positive' },
  cancelled: { Icon: IconPlayerStop, label: 'Cancelled', tone: undefined },
  budget: { Icon: IconPlayerStop, label: 'Stopped by a budget', tone: 'warning' },
  failed: { Icon: IconAlertTriangle, label: 'Failed', tone: 'negative' },
} as const;

const COLUMNS: readonly Column<UserRun>[] = [
  {
    key: 'created_at',
    header: 'Started',
    isMain: true,
    cell: (run) => <TimeStamp iso={run.created_at} />,
  },
  { key: 'trigger', header: 'How', width: '120px', cell: ({ trigger }) => TRIGGERS[trigger] },
  {
    key: 'channels',
    header: 'Assistants',
    cell: ({ channels }) => channels.map((channel) => CHANNEL_LABELS[channel]).join(', '),
  },
  {
    key: 'state',
    header: 'State',
    width: '190px',
    cell: ({ state }) => <Badge {...STATES[state]} />,
  },
  {
    key: 'failed',
    header: 'Failed',
    width: '120px',
    align: 'end',
    cell: ({ failed, total }) => `${failed.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  },
];

/** A user's newest runs, and how much of each failed. */
export function UserRuns({ user }: { user: UserDetails }) {
  if (user.runs.length === 0)
    return <EmptyState Icon={IconRefresh} title="No runs" text="This user has checked nothing yet." />;
  return <DataTable label="Runs" columns={COLUMNS} rows={user.runs} rowKey={({ id }) => id} />;
}
