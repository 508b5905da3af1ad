import type { ReportSummary } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { whyNoRate } from '../../domain/rate/why-no-rate.ts';
import { type Column, DataTable, rowLink } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import { chanceBriefly } from './verdict-in-words.ts';

const COLUMNS: Column<ReportSummary>[] = [
  {
    key: 'created_at',
    header: messages.report,
    isMain: true,
    cell: ({ id, created_at }) => (
      <Link to="/tracker/reports/$id" params={{ id }} className={rowLink}>
        <TimeStamp iso={created_at} />
      </Link>
    ),
  },
  {
    key: 'channel',
    header: messages.assistant,
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
        messages.noRate({ why: whyNoRate(revision) })
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
        {messages.countOfAllAndShare({
          count: mentioned_keywords,
          all: total_keywords,
          share: percentage_mentioned / 100,
        })}
        {forced_keywords > 0 && (
          <div className="quiet">{messages.countSetByAdministrator({ count: forced_keywords })}</div>
        )}
      </>
    ),
  },
];

/** Reports, newest first; a row opens its report. Null while they load. */
export function ReportTable({ reports }: { reports: readonly ReportSummary[] | null }) {
  return <DataTable label={messages.reports} columns={COLUMNS} rows={reports} rowKey={({ id }) => id} />;
}
