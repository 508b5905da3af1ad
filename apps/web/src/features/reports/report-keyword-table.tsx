import type { Channel, ReportKeyword } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChangeBadge } from '../../domain/rate/change-badge.tsx';
import { CheckRate } from '../../domain/rate/check-rate.tsx';
import { whatHelps } from '../../domain/rate/left-out-search.ts';
import { FailureWords } from '../../domain/verdict/failure-words.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { type Column, DataTable, rowAction, rowLink, type Sort } from '../../ui/data-table.tsx';
import { isAlwaysEmpty } from './always-empty.ts';
import * as messages from './messages.ts';
import lines from './phone-pairs.module.css';
import styles from './report-keyword-table.module.css';

const isMoved = (verdict: ReportKeyword['trend']['verdict']) =>
  verdict === 'improved' || verdict === 'declined';

const columnsOf = (channel: Channel | undefined): Column<ReportKeyword>[] => [
  {
    key: 'keyword',
    header: messages.keyword,
    sortBy: 'keyword',
    isMain: true,
    cell: ({ keyword_id, keyword, is_branded, error_message, error_code, trend, ...line }) => (
      <div>
        <Link to="/tracker/keywords/$id" params={{ id: keyword_id }} className={rowLink}>
          {keyword}
        </Link>
        {is_branded && <span className={styles.note}>{messages.brandedInNoRate}</span>}
        {isAlwaysEmpty(line, trend) && <span className={styles.note}>{whatHelps(line.n)}</span>}
        {channel && error_message && (
          <div className={`${styles.note} ${rowAction}`}>
            <FailureWords channel={channel} text={error_message} code={error_code} />
          </div>
        )}
      </div>
    ),
  },
  {
    key: 'verdict',
    header: messages.inThisReport,
    sortBy: 'verdict',
    orderWords: { asc: messages.failedFirst, desc: messages.mentionedFirst },
    width: '17%',
    cell: ({ result_state, forced_status }) => (
      <VerdictBadge state={result_state} isSetByAdministrator={forced_status !== null} />
    ),
  },
  {
    key: 'rate',
    header: messages.mentioningYou,
    sortBy: 'rate',
    orderWords: { asc: messages.lowestFirst, desc: messages.highestFirst },
    width: '24%',
    cell: ({ k, n, empty }) => n > 0 && <CheckRate k={k} n={n} empty={empty} />,
  },
  {
    key: 'trend',
    header: messages.trendOverWeeks,
    sortBy: 'trend',
    orderWords: { asc: messages.declinedFirst, desc: messages.improvedFirst },
    width: '20%',
    cell: ({ trend }) => (
      <span className={isMoved(trend.verdict) ? undefined : lines.same}>
        <ChangeBadge change={trend.verdict} explains={false} isBrief />
      </span>
    ),
  },
  {
    key: 'answer',
    header: messages.answer,
    width: '88px',
    align: 'end',
    cell: ({ answer_id, keyword }) =>
      answer_id && (
        <Link
          to="/tracker/answers/$id"
          params={{ id: answer_id }}
          className={`${styles.answer} ${rowAction}`}
          aria-label={messages.readAnswerTo({ keyword })}
        >
          {messages.read}
        </Link>
      ),
  },
];

interface ReportKeywordTableProps {
  /** Whom it is about; undefined while that loads. */
  channel: Channel | undefined;
  /** Null while they load. */
  keywords: readonly ReportKeyword[] | null;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The keywords of a report; a row opens its keyword. */
export function ReportKeywordTable(props: ReportKeywordTableProps) {
  const { channel, keywords, sort, onSort } = props;
  return (
    <div className={lines.pairs}>
      <DataTable
        label={messages.keywordsOfTheReport}
        columns={columnsOf(channel)}
        rows={keywords}
        rowKey={({ keyword_id }) => keyword_id}
        sort={sort}
        onSort={onSort}
      />
    </div>
  );
}
