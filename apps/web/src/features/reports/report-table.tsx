import { CHANNEL_LABELS, type Channel, type ReportSummary } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { whyNoRate } from '../../domain/rate/why-no-rate.ts';
import { formatDateTime } from '../../lib/format.ts';
import { richText } from '../../lib/rich-text.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { type Column, DataTable, rowLink } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';
import lines from './phone-pairs.module.css';
import { chanceBriefly, hasTrend } from './verdict-in-words.ts';

const COLUMNS: Column<ReportSummary>[] = [
  {
    key: 'channel',
    header: messages.assistant,
    isMain: true,
    cell: ({ id, channel, created_at }) => <ReportLink id={id} channel={channel} iso={created_at} />,
  },
  {
    key: 'created_at',
    header: messages.report,
    width: '14%',
    cell: ({ created_at }) => <TimeStamp iso={created_at} />,
  },
  {
    key: 'rate',
    header: messages.visibilityInTheReport,
    width: '21%',
    cell: ({ revision, revision: { rate } }) =>
      rate ? (
        <RateFigure k={rate.mentions} n={rate.answers} interval={rate.interval} />
      ) : (
        messages.noRate({ why: whyNoRate(revision) })
      ),
  },
  {
    key: 'mentioned',
    header: messages.keywordsMentioningYou,
    width: '16%',
    align: 'end',
    cell: ({ revision: { mentioned_keywords, total_keywords, forced_keywords } }) => (
      <span>
        {richText(
          messages.countOfAll({
            count: mentioned_keywords,
            all: total_keywords,
            noun: (text) => <span className={lines.noun}>{text}</span>,
          }),
        )}
        {forced_keywords > 0 && (
          <span className="quiet"> {messages.countSetByAdministrator({ count: forced_keywords })}</span>
        )}
      </span>
    ),
  },
  {
    key: 'verdict',
    header: messages.trendOverWeeks,
    width: '20%',
    cell: ({ revision }) => (
      <span className={hasTrend(revision) ? undefined : `quiet ${lines.same}`}>
        {chanceBriefly(revision)}
      </span>
    ),
  },
];

function ReportLink({ id, channel, iso }: { id: string; channel: Channel; iso: string }) {
  const time = formatDateTime(iso, useTimeZone());
  return (
    <Link
      to="/tracker/reports/$id"
      params={{ id }}
      className={rowLink}
      aria-label={messages.reportOf({ assistant: CHANNEL_LABELS[channel], time })}
    >
      <ChannelBadge channel={channel} />
    </Link>
  );
}

/** Reports, newest first; a row opens its report. Null while they load. */
export function ReportTable({ reports }: { reports: readonly ReportSummary[] | null }) {
  return (
    <>
      <div className={lines.pairs}>
        <DataTable label={messages.reports} columns={COLUMNS} rows={reports} rowKey={({ id }) => id} />
      </div>
      <p className="quiet">{messages.trendsAreSignificant}</p>
    </>
  );
}
