import { IconUser } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ChannelCounts } from './channel-counts.tsx';
import styles from './comparison.module.css';
import { type AnswersToOpen, answersNaming, answersWithoutYou, type ComparedCompany } from './comparison.ts';
import { HeadToHead } from './head-to-head.tsx';
import { NamedShare } from './named-share.tsx';
import { OpenCount } from './open-count.tsx';

interface ComparisonTableProps {
  /** Null while they load. */
  companies: readonly ComparedCompany[] | null;
  expectedRows: number;
  onOpen: (answers: AnswersToOpen) => void;
  /** All that is known of a competitor. */
  onDetail: (name: string) => void;
}

/** The brand and each competitor in the same answers. */
export function ComparisonTable({ companies, expectedRows, onOpen, onDetail }: ComparisonTableProps) {
  const columns: Column<ComparedCompany>[] = [
    {
      key: 'company',
      header: 'Company',
      isMain: true,
      cell: ({ name }) =>
        name === null ? (
          <Badge Icon={IconUser} label="You" />
        ) : (
          <button type="button" className={styles.name} onClick={() => onDetail(name)}>
            {name}
            <span className="visually-hidden">: all figures</span>
          </button>
        ),
    },
    {
      key: 'named',
      header: 'Named in',
      width: '30%',
      isBareOnPhone: true,
      cell: ({ name, named }) => <NamedShare name={name} share={named} onOpen={onOpen} />,
    },
    {
      key: 'without',
      header: 'Without you',
      width: '128px',
      cell: ({ name, without_you }) => {
        if (name === null || without_you === null) return null;
        const opens = answersWithoutYou(name);
        return (
          <OpenCount count={without_you} label={opens.title} onOpen={() => onOpen(opens)}>
            <b>{without_you.toLocaleString('en')}</b>{' '}
            <span className="quiet">{without_you === 1 ? 'answer' : 'answers'}</span>
          </OpenCount>
        );
      },
    },
    {
      key: 'first',
      header: 'Both named: first is',
      width: '17%',
      cell: ({ name, you_first }) =>
        name === null || you_first === null ? null : (
          <HeadToHead name={name} share={you_first} onOpen={onOpen} />
        ),
    },
    {
      key: 'assistants',
      header: 'By assistant',
      width: '24%',
      isBareOnPhone: true,
      cell: ({ name, channels }) =>
        channels.length === 0 ? null : (
          <ChannelCounts
            channels={channels}
            opens={{
              titleOf: (channel) => answersNaming(name, channel).title,
              open: (channel) => onOpen(answersNaming(name, channel)),
            }}
          />
        ),
    },
  ];
  return (
    <DataTable
      label="You and your competitors"
      columns={columns}
      rows={companies}
      rowKey={({ name }) => name ?? ''}
      expectedRows={expectedRows}
    />
  );
}
