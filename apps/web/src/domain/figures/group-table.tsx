import {
  CHANNEL_LABELS,
  CHANNELS,
  type Channel,
  type HeadlineChange,
  type PooledRate,
  percentInWords,
  type RangeFigures,
  readAloud,
  type VoiceCounts,
} from '@answerscope/contract';
import type { ReactNode } from 'react';
import { type Column, DataTable, rowAction } from '../../ui/data-table.tsx';
import { Fold } from '../../ui/fold.tsx';
import { changeInWords, otherDays } from '../rate/change-in-words.ts';
import { ChangeMark } from '../rate/change-mark.tsx';
import { rateInWords } from '../rate/format-rate.ts';
import { sizesOf } from '../rate/headline-in-words.ts';
import { useWaitInWords } from '../rate/use-wait-in-words.ts';
import { voiceInWords } from '../rate/voice-in-words.ts';
import { figureColumns } from './figure-columns.tsx';
import styles from './group-table.module.css';
import * as messages from './messages.ts';

/** A group on one assistant. */
export interface GroupOnChannel {
  channel: Channel;
  current: PooledRate | null;
  /** Left out where only the rate is shown. */
  change?: HeadlineChange;
  empty_answers?: number;
  voice?: VoiceCounts;
}

/** A topic, a tag, or what else keywords are grouped by. */
export interface GroupRow {
  key: string;
  label: string;
  keywords: number | null;
  figures: RangeFigures;
  channels: readonly GroupOnChannel[];
}

interface GroupTableProps<Row extends GroupRow> {
  label: string;
  /** The name of a group, such as 'Topic'. */
  group: string;
  /** Null while they load. */
  rows: readonly Row[] | null;
  nameOf: (row: Row) => ReactNode;
  keywordsOf?: (row: Row) => ReactNode;
  actionsOf: (row: Row) => ReactNode;
  actionsWidth: string;
}

/** Groups of keywords with their figures over all assistants; those of each assistant are folded below. */
export function GroupTable<Row extends GroupRow>(props: GroupTableProps<Row>) {
  const { label, group, rows, nameOf, keywordsOf = ({ keywords }) => keywords } = props;
  const name: Column<Row> = { key: 'group', header: group, isMain: true, cell: nameOf };
  const columns: Column<Row>[] = [
    name,
    ...figureColumns<Row>({
      figuresOf: ({ figures }) => figures,
      partsOf: ({ channels }) =>
        channels.flatMap(({ channel, change }) => (change ? [{ channel, verdict: change.verdict }] : [])),
    }),
    {
      key: 'share',
      header: messages.share,
      width: '84px',
      align: 'end',
      isHalfOnPhone: true,
      cell: ({ figures: { voice } }) =>
        voice.all_mentions > voice.brand_mentions && (
          <span className={rowAction} title={`${messages.shareOfVoice}: ${voiceInWords(voice)}`}>
            {percentInWords(voice.brand_mentions / voice.all_mentions)}
          </span>
        ),
    },
    {
      key: 'keywords',
      header: messages.keywords,
      width: '104px',
      align: 'end',
      isHalfOnPhone: true,
      cell: keywordsOf,
    },
    {
      key: 'actions',
      header: messages.actions,
      hidesHeader: true,
      width: props.actionsWidth,
      align: 'end',
      cell: props.actionsOf,
    },
  ];
  const channels = CHANNELS.filter((channel) =>
    rows?.some((row) => row.channels.some((one) => one.channel === channel)),
  );
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows} rowKey={({ key }) => key} expectedRows={4} />
      {rows && channels.length > 0 && (
        <Fold title={messages.byAssistant}>
          <DataTable
            label={messages.groupsByAssistant({ groups: label })}
            columns={[
              { ...name, cell: (row) => row.label },
              ...channels.map(
                (channel): Column<Row> => ({
                  key: channel,
                  header: CHANNEL_LABELS[channel],
                  width: '148px',
                  align: 'end',
                  cell: (row) => <OnChannel shown={row.channels.find((one) => one.channel === channel)} />,
                }),
              ),
            ]}
            rows={rows}
            rowKey={({ key }) => key}
          />
        </Fold>
      )}
    </>
  );
}

function OnChannel({ shown }: { shown: GroupOnChannel | undefined }) {
  const waitInWords = useWaitInWords();
  if (!shown) return <span className={styles.none}>{messages.inNoReportYet}</span>;
  const { current, change, empty_answers = 0, voice } = shown;
  if (!current)
    return (
      <span className={styles.none}>
        {empty_answers > 0 ? messages.noRateOnlyEmpty : messages.noRateNoneCounts}
      </span>
    );
  const { rate, basis } = rateInWords({
    k: current.mentions,
    n: current.answers,
    interval: current.interval,
  });
  const sizes = change ? sizesOf({ change, current }) : null;
  const changed =
    change &&
    [waitInWords(change.wait) ?? changeInWords(change.verdict, sizes), otherDays(change, current.window_days)]
      .filter(Boolean)
      .join(' ');
  const words = [
    basis,
    changed,
    voice && voice.all_mentions > voice.brand_mentions && messages.shareOf({ share: voiceInWords(voice) }),
    empty_answers > 0 && messages.answersLeftOut({ answers: empty_answers }),
  ].filter(Boolean);
  return (
    <span className={styles.onChannel} title={readAloud(words)}>
      <b>{rate ?? '–'}</b>
      {change && sizes && changed && (
        <ChangeMark verdict={change.verdict} sizes={sizes} words={changed} explains={false} />
      )}
      <span className="visually-hidden">{readAloud(words)}</span>
    </span>
  );
}
