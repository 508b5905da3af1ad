import type { Run, RunChannel, RunKeywordResult } from '@answerscope/contract';
import { wilsonInterval } from '@answerscope/statistics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { CheckRate } from '../../domain/rate/check-rate.tsx';
import { formatShare } from '../../domain/rate/format-rate.ts';
import { RateFigure } from '../../domain/rate/rate-figure.tsx';
import { FailureWords } from '../../domain/verdict/failure-words.tsx';
import { VerdictBadge } from '../../domain/verdict/verdict-badge.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { richText } from '../../lib/rich-text.ts';
import { type Column, DataTable, rowLink } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { TimeStamp } from '../../ui/time-stamp.tsx';
import { FORCED_WORDS } from './forced-words.ts';
import * as messages from './messages.ts';
import { noRateOfRun } from './no-rate-in-words.ts';
import styles from './run-report.module.css';

const PAGE_SIZE = 20;

/** A run channel by channel and keyword by keyword, while it goes on and afterwards; a row opens the newest answer. */
export default function RunReport({ run }: { run: Run }) {
  const [page, setPage] = useState(1);
  const detail = useQuery({
    ...useQueries().runs.get_run.queryOptions({ input: { id: run.id, page, page_size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  const failure = failedLoad(detail);
  const results = detail.data?.keyword_results;
  return (
    <Panel title={messages.detailedReport} aside={<span className="quiet">{richText(timesOf(run))}</span>}>
      <DataTable
        label={messages.channelsOfTheCheck}
        columns={columnsOf(run.id)}
        rows={run.channels}
        rowKey={({ channel }) => channel}
        isDense
        wrapsHeadings
      />
      {failure ? (
        <ErrorState title={messages.theChecksResultsNotLoaded} {...failure} />
      ) : (
        <PhoneFold label={messages.keywordsOfTheCheck}>
          <div className={styles.keywords}>
            <DataTable
              label={messages.keywordsOfTheCheck}
              columns={KEYWORD_COLUMNS}
              rows={results?.items ?? null}
              rowKey={({ keyword_id, channel }) => `${keyword_id}-${channel}`}
            />
            <Pagination page={page} pageSize={PAGE_SIZE} total={results?.total} onPage={setPage} />
          </div>
        </PhoneFold>
      )}
    </Panel>
  );
}

function timesOf({ created_at, ended_at }: Run): ReactNode {
  const start = () => <TimeStamp iso={created_at} />;
  return ended_at
    ? messages.startedAndEnded({ start, end: () => <TimeStamp iso={ended_at} /> })
    : messages.startedAt({ start });
}

const columnsOf = (runId: string): Column<RunChannel>[] => [
  {
    key: 'channel',
    header: messages.assistant,
    isMain: true,
    cell: ({ channel }) => <ChannelBadge channel={channel} />,
  },
  { key: 'total', header: messages.keywords, align: 'end', cell: ({ total }) => total },
  { key: 'processed', header: messages.checked, align: 'end', cell: ({ processed }) => processed },
  { key: 'mentioned', header: messages.mentioned, align: 'end', cell: ({ mentioned }) => mentioned },
  {
    key: 'not_mentioned',
    header: messages.notMentioned,
    align: 'end',
    cell: ({ not_mentioned }) => not_mentioned,
  },
  {
    key: 'no_companies',
    header: messages.noCompanies,
    align: 'end',
    cell: ({ no_companies }) => no_companies,
  },
  { key: 'refused', header: messages.refused, align: 'end', cell: ({ refused }) => refused },
  { key: 'errors', header: messages.failed, align: 'end', cell: ({ errors }) => errors },
  {
    key: 'success_rate',
    header: messages.successRate,
    align: 'end',
    cell: ({ success_rate }) => (success_rate === null ? null : formatShare(success_rate)),
  },
  {
    key: 'rate',
    header: messages.rate,
    align: 'end',
    cell: (row) => <Visibility {...row} runId={runId} />,
  },
];

const KEYWORD_COLUMNS: Column<RunKeywordResult>[] = [
  {
    key: 'keyword',
    header: messages.keyword,
    isMain: true,
    cell: ({ keyword_id, keyword, channel }) => (
      <Link
        from="/tracker/visibility"
        to="/tracker/visibility"
        search={(before) => ({ ...before, keyword: keyword_id, channel })}
        resetScroll={false}
        className={rowLink}
      >
        {keyword}
      </Link>
    ),
  },
  {
    key: 'channel',
    header: messages.assistant,
    width: '14%',
    cell: ({ channel }) => <ChannelBadge channel={channel} />,
  },
  {
    key: 'status',
    header: messages.result,
    isBareOnPhone: true,
    width: '34%',
    cell: (result) => {
      const { result_state } = result;
      if (!result_state) return <span className="quiet">{OPEN_WORDS[result.state]}</span>;
      return (
        <span className={styles.result}>
          <VerdictBadge state={result_state} />
          {result.forced_status && <div className="quiet">{FORCED_WORDS[result.forced_status]}</div>}
          {result.error_message && (
            <div className="quiet">
              <FailureWords channel={result.channel} text={result.error_message} code={result.error_code} />
            </div>
          )}
          {result.n > 1 && result.empty < result.n && (
            <CheckRate k={result.k} n={result.n} empty={result.empty} />
          )}
        </span>
      );
    },
  },
  {
    key: 'checked_at',
    header: messages.checked,
    width: '190px',
    cell: ({ checked_at }) => (checked_at ? <TimeStamp iso={checked_at} /> : null),
  },
];

/** The share of keywords that were answered; branded ones and those that measured nothing stand apart, as in reports. */
function Visibility({ runId, ...channel }: RunChannel & { runId: string }) {
  const { mentioned, successful, empty, branded, branded_mentioned } = channel;
  const k = mentioned - branded_mentioned;
  const n = successful - branded - empty;
  return (
    <div>
      <RateFigure k={k} n={n} interval={wilsonInterval(k, n)} unit="keyword" none={noRateOfRun(channel)} />
      {empty > 0 && n > 0 && (
        <div className="quiet">
          {richText(
            messages.withoutCompanies({
              keywords: empty,
              link: (text) => (
                <Link to="/tracker/left-out" search={{ run: runId, channel: channel.channel }}>
                  {text}
                </Link>
              ),
            }),
          )}
        </div>
      )}
      {branded > 0 && <div className="quiet">{messages.brandedLeftOut({ count: branded })}</div>}
    </div>
  );
}

const OPEN_WORDS: Record<RunKeywordResult['state'], string> = {
  open: messages.waiting,
  done: messages.done,
  failed: messages.failed,
  cancelled: messages.notAsked,
};
