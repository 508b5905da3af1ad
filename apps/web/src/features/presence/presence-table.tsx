import {
  PRESENCE_PART_LABELS,
  PRESENCE_PART_NAMES,
  type PresencePoint,
  type PresenceScore,
  type PresenceSeries,
} from '@answerscope/contract';
import { ChannelBadge, channelLabel } from '../../domain/channel/channel-badge.tsx';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { ScoreFigure } from '../../domain/rate/score-figure.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import styles from './presence.module.css';
import { drawnScore, partInWords, sizesInWords, whyNoScore } from './presence-words.ts';

/** The scores side by side: all assistants together, and each of them. Null while they load. */
export function PresenceTable({
  series,
  least,
}: {
  series: readonly PresenceSeries[] | null;
  least: PresenceScore['least'] | undefined;
}) {
  return (
    <DataTable
      label="Presence score by assistant"
      columns={columnsOf(least)}
      rows={series}
      rowKey={({ channel }) => channel ?? 'all'}
      expectedRows={3}
    />
  );
}

const newestOf = ({ points }: PresenceSeries): PresencePoint | undefined => points.at(-1);

const columnsOf = (least: PresenceScore['least'] | undefined): readonly Column<PresenceSeries>[] => [
  {
    key: 'channel',
    header: 'Assistant',
    isMain: true,
    cell: ({ channel }) => <ChannelBadge channel={channel} />,
  },
  {
    key: 'score',
    header: 'Score',
    width: '24%',
    cell: (series) => {
      const newest = newestOf(series);
      const score = newest && drawnScore(newest);
      if (score) return <ScoreFigure {...score} />;
      if (!newest || !least) return null;
      const { short } = whyNoScore(newest, least, channelLabel(series.channel));
      return <span className="quiet">{short}</span>;
    },
  },
  {
    key: 'change',
    header: 'Change',
    width: '24%',
    cell: ({ change }) => <Change {...change} />,
  },
  ...PRESENCE_PART_NAMES.map(
    (name): Column<PresenceSeries> => ({
      key: name,
      header: PRESENCE_PART_LABELS[name],
      align: 'end',
      width: '8%',
      cell: (series) => {
        const newest = newestOf(series);
        return newest?.parts[name].value == null ? <Unknown /> : partInWords(newest.parts[name]);
      },
    }),
  ),
];

/** What two adjoining windows say, with the scores of both. */
function Change({ verdict, before, now, missing_answers }: PresenceSeries['change']) {
  return (
    <span className={styles.change}>
      <ChangeBadge change={verdict} missing={missing_answers} explains={false} />
      {before !== null && now !== null && <span className="quiet">{sizesInWords({ before, now })}</span>}
    </span>
  );
}

function Unknown() {
  return (
    <span className="quiet">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Unknown</span>
    </span>
  );
}
