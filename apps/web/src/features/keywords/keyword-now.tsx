import { CHANNELS, type VisibilityResult } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { CheckRate } from '../../domain/rate/check-rate.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { type Column, DataTable, rowLink } from '../../ui/data-table.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import styles from './keyword-now.module.css';
import * as messages from './messages.ts';

const COLUMNS: Column<VisibilityResult>[] = [
  {
    key: 'channel',
    header: messages.assistant,
    isMain: true,
    cell: ({ channel, answer_id }) =>
      answer_id ? (
        <Link to="/tracker/answers/$id" params={{ id: answer_id }} className={rowLink}>
          <ChannelBadge channel={channel} />
        </Link>
      ) : (
        <ChannelBadge channel={channel} />
      ),
  },
  {
    key: 'verdict',
    header: messages.result,
    width: '23%',
    cell: (result) => (
      <VerdictBadge state={result.result_state} isSetByAdministrator={result.forced_status !== null} />
    ),
  },
  {
    key: 'rate',
    header: messages.inTheNewestCheck,
    width: '31%',
    cell: ({ keyword_id: keyword, channel, k, n, empty }) =>
      n === 1 && empty === 0 ? (
        messages.mentionsOf({ mentions: k, answers: n })
      ) : (
        <CheckRate
          k={k}
          n={n}
          empty={empty}
          none={messages.noneUsable}
          leftOut={{ keyword, channel, newest: true }}
        />
      ),
  },
  {
    key: 'checked_at',
    header: messages.checked,
    width: '20%',
    cell: ({ checked_at }) => (
      <span className={styles.muted}>
        <TimeStamp iso={checked_at} />
      </span>
    ),
  },
];

/** What each assistant last said about a keyword; a row opens the answer. Null while it loads. */
export function KeywordNow({ results }: { results: readonly VisibilityResult[] | null }) {
  const inOrder =
    results && CHANNELS.flatMap((channel) => results.filter((result) => result.channel === channel));
  return (
    <DataTable
      label={messages.newestChecks}
      columns={COLUMNS}
      rows={inOrder}
      rowKey={({ channel }) => channel}
      expectedRows={2}
    />
  );
}
