import {
  type HeadlineChange,
  numberInWords,
  PRESENCE_PART_LABELS,
  PRESENCE_PART_NAMES,
  type PresencePartName,
  type PresenceScore,
  type PresenceSeries,
  percentInWords,
} from '@answerscope/contract';
import { ChannelBadge, channelLabel } from '../../domain/channel/channel-badge.tsx';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { otherDays, sizeInWords } from '../../domain/rate/change-in-words.ts';
import { ChangeMark } from '../../domain/rate/change-mark.tsx';
import { ScoreFigure } from '../../domain/rate/score-figure.tsx';
import { useWaitInWords } from '../../domain/rate/use-wait-in-words.ts';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';
import styles from './presence.module.css';
import { drawnScore, partInWords, whyNoScore } from './presence-words.ts';

/** The scores side by side: all assistants together, and each of them. Null while they load. */
export function PresenceTable({
  series,
  basis,
}: {
  series: readonly PresenceSeries[] | null;
  basis: Basis | undefined;
}) {
  return (
    <DataTable
      label={messages.presenceScoreByAssistant}
      columns={columnsOf(basis)}
      rows={series}
      rowKey={({ channel }) => channel ?? 'all'}
      expectedRows={3}
      wrapsHeadings
    />
  );
}

type Basis = Pick<PresenceScore, 'least' | 'range'>;

const columnsOf = (basis: Basis | undefined): readonly Column<PresenceSeries>[] => [
  {
    key: 'channel',
    header: messages.assistant,
    isMain: true,
    width: '276px',
    cell: ({ channel }) => <ChannelBadge channel={channel} />,
  },
  {
    key: 'score',
    header: messages.score,
    width: '116px',
    cell: (series) => {
      const score = drawnScore(series.current);
      if (score) return <ScoreFigure {...score} hidesAnswers />;
      if (!basis) return null;
      const { short } = whyNoScore(series.current, basis.least, channelLabel(series.channel));
      return <span className="quiet">{short}</span>;
    },
  },
  {
    key: 'answers',
    header: messages.answers,
    width: '84px',
    align: 'end',
    isHalfOnPhone: true,
    cell: ({ current }) => drawnScore(current) && numberInWords(current.answers),
  },
  {
    key: 'trend',
    header: messages.trend,
    width: '104px',
    isHalfOnPhone: true,
    cell: ({ channel, points }) => {
      const values = points.flatMap(({ score }) => (score === null ? [] : [score / 100]));
      return values.length < 2 ? null : (
        <Sparkline values={values} label={messages.scoreOverTime({ assistant: channelLabel(channel) })} />
      );
    },
  },
  ...PRESENCE_PART_NAMES.map(
    (name): Column<PresenceSeries> => ({
      key: name,
      header: PRESENCE_PART_LABELS[name],
      align: 'end',
      width: name === 'named' ? '128px' : '112px',
      isHalfOnPhone: true,
      cell: (series) => <Part name={name} series={series} days={basis?.range.days ?? null} />,
    }),
  ),
];

interface PartProps {
  name: PresencePartName;
  series: PresenceSeries;
  /** Of the range. */
  days: number | null;
}

/** A part now, and from what it changed; a significant change of the mentions with its verdict. */
function Part({ name, series, days }: PartProps) {
  const waitInWords = useWaitInWords();
  const { named } = series.change;
  const part = series.current.parts[name];
  if (part.value === null)
    return (
      <span className={styles.part}>
        <Unknown />
      </span>
    );
  const from = name === 'named' ? null : series.change[name];
  return (
    <span className={styles.part}>
      {partInWords(part)}
      {name === 'named' && named && (
        <NamedChange change={named} shown={part.value} days={days} wait={waitInWords(named.wait)} />
      )}
      {from && isMoved(from) && <span className={`quiet ${styles.moved}`}>{sizeInWords(from)}</span>}
    </span>
  );
}

/** The first line says once that nothing changed significantly. Here are only the rates. */
function NamedChange({
  change,
  shown,
  days,
  wait,
}: {
  change: HeadlineChange;
  shown: number;
  days: number | null;
  wait: string | undefined;
}) {
  const { earlier, recent } = change;
  const sizes = earlier && recent && { before: earlier.rate, now: recent.rate, shown };
  if (change.verdict === 'no_detectable_change') return <ChangeMark verdict={change.verdict} sizes={sizes} />;
  return (
    <ChangeBadge
      change={change.verdict}
      sizes={sizes}
      days={otherDays(change, days)}
      wait={wait}
      explains={false}
    />
  );
}

/** By a whole percent or more: what reads alike is no change. */
function isMoved({ before, now }: { before: number; now: number }): boolean {
  return percentInWords(before) !== percentInWords(now);
}

function Unknown() {
  return (
    <span className="quiet">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{messages.unknown}</span>
    </span>
  );
}
