import { type ReportSummary, SET_BY_ADMINISTRATOR } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { formatShare } from '../../domain/rate/format-rate.ts';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { whyNoRate } from '../../domain/rate/why-no-rate.ts';
import { type Column, DataTable, rowLink } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import { chanceBriefly } from './verdict-in-words.ts';

const COLUMNS: Column<ReportSummary>[] = [
  {
    key: 'created_at',
    header: 'Report',
    isMain: true,
    cell: ({ id, created_at }) => (
      <Link to="/tracker/reports/$id" params={{ id }} className={rowLink}>
        <TimeStamp iso={created_at} />
      </Link>
    ),
  },
  {
    key: 'channel',
    header: 'Assistant',
    width: '13%',
    cell: ({ channel }) => <ChannelBadge channel={channel} />,
  },
  {
    key: 'rate',
    header: messages.visibilityInTheReport,
    width: '25%',
    cell: ({ revision, revision: { rate } }) =>
      rate ? (
        <RateFigure k={rate.mentions} n={rate.answers} interval={rate.interval} />
      ) : (
        `No rate: ${whyNoRate(revision)}`
      ),
  },
  {
    key: 'verdict',
    header: messages.trendOverWeeks,
    width: '20%',
    cell: ({ revision }) => chanceBriefly(revision),
  },
  {
    key: 'mentioned',
    header: messages.keywordsMentioningYou,
    width: '18%',
    align: 'end',
    cell: ({ revision: { mentioned_keywords, total_keywords, percentage_mentioned, forced_keywords } }) => (
      <>
        {mentioned_keywords} of {total_keywords} ({formatShare(percentage_mentioned)})
        {forced_keywords > 0 && (
          <div className="quiet">
            {forced_keywords} {SET_BY_ADMINISTRATOR.toLowerCase()}
          </div>
        )}
      </>
    ),
  },
];

/** Reports, newest first; a row opens its report. Null while they load. */
export function ReportTable({ reports }: { reports: readonly ReportSummary[] | null }) {
  return <DataTable label={messages.reports} columns={COLUMNS} rows={reports} rowKey={({ id }) => id} />;
}
