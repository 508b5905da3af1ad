import type { JudgementDifference, ReportHeadline } from '@answerscope/contract';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import * as messages from './messages.ts';

type ChangedReport = JudgementDifference['reports'][number];

const COLUMNS: Column<ChangedReport>[] = [
  {
    key: 'created_at',
    header: messages.report,
    isMain: true,
    cell: ({ created_at }) => <TimeStamp iso={created_at} />,
  },
  {
    key: 'channel',
    header: messages.assistant,
    width: '18%',
    cell: ({ channel }) => <ChannelBadge channel={channel} />,
  },
  { key: 'before', header: messages.now, width: '28%', cell: ({ before }) => <Headline {...before} /> },
  { key: 'after', header: messages.wouldBecome, width: '28%', cell: ({ after }) => <Headline {...after} /> },
];

/** The rates of the newest reports under both judgements. */
export default function ChangedReports({ reports }: { reports: readonly ChangedReport[] }) {
  return (
    <DataTable
      label={messages.reportsThatWouldChange}
      columns={COLUMNS}
      rows={reports}
      rowKey={({ report_id }) => report_id}
    />
  );
}

function Headline({ rate_low, rate_high, rate_answers, rate_mentions }: ReportHeadline) {
  if (rate_low === null || rate_high === null) return <>{messages.noRate}</>;
  return <RateFigure k={rate_mentions} n={rate_answers} interval={{ low: rate_low, high: rate_high }} />;
}
