import {
  PRESENCE_PART_LABELS,
  type PresencePartName,
  type PresenceScore,
  type PresenceSeries,
  percentInWords,
} from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import * as messages from './messages.ts';
import styles from './presence.module.css';
import {
  countInWords,
  PART_COUNTS,
  partInWords,
  pointsInWords,
  type WeighedPart,
  weighParts,
  wholePoints,
} from './presence-words.ts';

interface PresencePartsProps {
  series: PresenceSeries;
  weights: PresenceScore['weights'];
  hasCompetitors: boolean;
}

/** What a score is made of: each part with its count, its weight, what it gives, and where to read on. */
export function PresencePartsTable({ series, weights, hasCompetitors }: PresencePartsProps) {
  const parts = wholePoints(weighParts(series.current.parts, weights), series.current.score);
  const columns: Column<WeighedPart>[] = [
    {
      key: 'part',
      header: messages.part,
      isMain: true,
      cell: ({ name }) => (
        <div>
          {PRESENCE_PART_LABELS[name]}
          <p className="quiet">{PART_COUNTS[name]}</p>
        </div>
      ),
    },
    {
      key: 'rate',
      header: messages.rate,
      width: '24%',
      cell: (part) => (
        <div className={styles.rate}>
          <b>{partInWords(part)}</b>{' '}
          <span className="quiet">
            {part.value === null ? whyUnknown(part.name, hasCompetitors) : countInWords(part.name, part)}
          </span>
        </div>
      ),
    },
    {
      key: 'weight',
      header: messages.weight,
      align: 'end',
      width: '8%',
      cell: ({ weight }) => percentInWords(weight / 100),
    },
    {
      key: 'points',
      header: messages.points,
      align: 'end',
      width: '12%',
      cell: ({ points }) => points && pointsInWords(points),
    },
    {
      key: 'evidence',
      header: messages.seeAlso,
      width: '18%',
      cell: ({ name }) => <Evidence name={name} reportId={series.channel && series.report.id} />,
    },
  ];
  return (
    <>
      <DataTable
        label={messages.partsOfTheScore}
        columns={columns}
        rows={parts}
        rowKey={({ name }) => name}
      />
      {series.unreached.total > 0 && <Unreached {...series.unreached} />}
    </>
  );
}

function whyUnknown(name: PresencePartName, hasCompetitors: boolean): string {
  if ((name === 'place' || name === 'share') && !hasCompetitors) return messages.noCompanyToCompare;
  return messages.nothingToCountYet;
}

/** Where to read on about a part: the keywords of the newest report, or the newest results, branded ones too; or the names. */
function Evidence({ name, reportId }: { name: PresencePartName; reportId: string | null }) {
  if (name === 'share')
    return (
      <Link to="/tracker/competitive-intel" className={styles.evidence}>
        {messages.whoIsMentioned}
      </Link>
    );
  const show = name === 'reach' ? 'not_mentioned' : 'mentioned';
  const words = name === 'reach' ? messages.keywordsWithoutYou : messages.keywordsWithYou;
  return reportId === null ? (
    <Link to="/tracker/keywords" search={{ status: show }} className={styles.evidence}>
      {words}
    </Link>
  ) : (
    <Link to="/tracker/reports/$id" params={{ id: reportId }} search={{ show }} className={styles.evidence}>
      {words}
    </Link>
  );
}

/** The keywords for which one was never named, each with its own page. */
function Unreached({ total, items }: PresenceSeries['unreached']) {
  const rest = total - items.length;
  return (
    <div className={styles.unreached}>
      <h3>{messages.neverMentionedFor}</h3>
      <ul>
        {items.map(({ keyword_id, keyword }) => (
          <li key={keyword_id}>
            <Link to="/tracker/keywords/$id" params={{ id: keyword_id }}>
              {keyword}
            </Link>
          </li>
        ))}
        {rest > 0 && <li className="quiet">{messages.andMore({ count: rest })}</li>}
      </ul>
    </div>
  );
}
