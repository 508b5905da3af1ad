import { CHANNEL_LABELS, CHANNELS, commaList, type ListedRun, numberInWords } from '@answerscope/contract';
import { useState } from 'react';
import { ServerWords } from '../../../lib/server-words.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable, rowAction } from '../../../ui/data-table.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { UserLink } from '../user-link.tsx';
import { CancelRunDialog } from './cancel-run-dialog.tsx';
import * as messages from './messages.ts';
import { RUN_STATE_BADGES, RUN_TRIGGERS, STOP_REASON_WORDS } from './run-words.ts';

const COLUMNS: readonly Column<ListedRun>[] = [
  { key: 'user', header: messages.user, isMain: true, width: '220px', cell: (run) => <UserLink {...run} /> },
  {
    key: 'started',
    header: messages.started,
    width: '150px',
    cell: ({ created_at }) => <TimeStamp iso={created_at} />,
  },
  { key: 'trigger', header: messages.trigger, width: '110px', cell: ({ trigger }) => RUN_TRIGGERS[trigger] },
  {
    key: 'channels',
    header: messages.assistants,
    cell: ({ channels }) =>
      channels.length === CHANNELS.length
        ? messages.allOfThem({ count: CHANNELS.length })
        : commaList(channels.map((channel) => CHANNEL_LABELS[channel])),
  },
  {
    key: 'state',
    header: messages.state,
    width: '140px',
    cell: ({ state }) => <Badge {...RUN_STATE_BADGES[state]} />,
  },
  {
    key: 'progress',
    header: messages.keywords,
    width: '110px',
    align: 'end',
    cell: ({ processed, total }) => messages.processedOf({ processed, total }),
  },
  {
    key: 'failed',
    header: messages.failed,
    width: '80px',
    align: 'end',
    cell: ({ failed }) => numberInWords(failed),
  },
  {
    key: 'why',
    header: messages.reason,
    cell: ({ error_message, stopped_by }) =>
      stopped_by === null ? <ServerWords text={error_message} /> : STOP_REASON_WORDS[stopped_by],
  },
];

/** Runs of all users with why they failed; one under way can be cancelled. Null while they load. */
export function RunTable({ runs }: { runs: readonly ListedRun[] | null }) {
  const [chosen, setChosen] = useState<ListedRun | null>(null);
  const columns: readonly Column<ListedRun>[] = [
    ...COLUMNS,
    {
      key: 'act',
      header: messages.cancel,
      hidesHeader: true,
      width: '100px',
      cell: (run) =>
        run.state === 'running' && run.trigger !== 'single' ? (
          <span className={rowAction}>
            <Button onClick={() => setChosen(run)}>{messages.cancelRun}</Button>
          </span>
        ) : null,
    },
  ];
  return (
    <>
      <DataTable
        label={messages.runs}
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
        expectedRows={20}
      />
      {chosen && <CancelRunDialog run={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
