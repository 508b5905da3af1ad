import { commaList, numberInWords, type StanceGroup, type Stances } from '@answerscope/contract';
import { IconUser } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';
import { ShareRange } from './share-range.tsx';
import styles from './stance-table.module.css';
import { rowsOf, type StanceRow, type StatementsToOpen, statementsOfGroup } from './stances-in-words.ts';

interface StanceTableProps {
  /** Null while they load. */
  stances: Stances | null;
  onOpen: (statements: StatementsToOpen) => void;
}

/** How the same answers speak of the brand and of each competitor. */
export function StanceTable({ stances, onOpen }: StanceTableProps) {
  const spoken = (group: StanceGroup, header: string): Column<StanceRow> => ({
    key: group,
    header,
    width: '28%',
    cell: (row) => {
      const opens = statementsOfGroup(row, group);
      const { answers } = row[group];
      return (
        <span className={styles.spoken}>
          <span className={styles.counts}>
            <OpenCount count={answers} label={opens.title} onOpen={() => onOpen(opens)}>
              {numberInWords(answers)}
            </OpenCount>
            <ShareRange share={row[group]} />
          </span>
          <span className="faint">{commaList(row[`${group}_topics`].map(({ topic }) => topic))}</span>
        </span>
      );
    },
  });
  const columns: Column<StanceRow>[] = [
    {
      key: 'company',
      header: messages.company,
      isMain: true,
      cell: ({ name }) => name ?? <Badge Icon={IconUser} label={messages.you} />,
    },
    {
      key: 'mentioned',
      header: messages.mentionedIn,
      width: '112px',
      align: 'end',
      cell: ({ mentioned }) => numberInWords(mentioned),
    },
    spoken('praise', messages.praised),
    spoken('criticism', messages.criticised),
    {
      key: 'unread',
      header: messages.notRead,
      width: '88px',
      align: 'end',
      cell: ({ mentioned, read }) => numberInWords(mentioned - read),
    },
  ];
  return (
    <DataTable
      label={messages.whatAnswersSay}
      columns={columns}
      rows={stances && rowsOf(stances)}
      rowKey={({ key }) => key}
      expectedRows={3}
    />
  );
}
