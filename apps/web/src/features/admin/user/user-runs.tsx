import { CHANNEL_LABELS, commaList, type UserDetails, type UserRun } from '@answerscope/contract';
import { IconRefresh } from '@tabler/icons-react';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { RUN_STATE_BADGES, RUN_TRIGGERS } from '../runs/run-words.ts';
import * as messages from './messages.ts';

const COLUMNS: readonly Column<UserRun>[] = [
  {
    key: 'created_at',
    header: messages.started,
    isMain: true,
    cell: (run) => <TimeStamp iso={run.created_at} />,
  },
  { key: 'trigger', header: messages.trigger, width: '120px', cell: ({ trigger }) => RUN_TRIGGERS[trigger] },
  {
    key: 'channels',
    header: messages.assistants,
    cell: ({ channels }) => commaList(channels.map((channel) => CHANNEL_LABELS[channel])),
  },
  {
    key: 'state',
    header: messages.state,
    width: '190px',
    cell: ({ state }) => <Badge {...RUN_STATE_BADGES[state]} />,
  },
  {
    key: 'failed',
    header: messages.failed,
    width: '120px',
    align: 'end',
    cell: ({ failed, total }) => messages.failedOfChecks({ failed, total }),
  },
];

/** A user's newest runs, and how much of each failed. */
export function UserRuns({ user }: { user: UserDetails }) {
  if (user.runs.length === 0)
    return <EmptyState Icon={IconRefresh} title={messages.noRunsYet} text={messages.thisUserHasntRunCheck} />;
  return <DataTable label={messages.runs} columns={COLUMNS} rows={user.runs} rowKey={({ id }) => id} />;
}
