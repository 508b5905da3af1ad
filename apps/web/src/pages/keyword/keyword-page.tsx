import { CHANNELS, type Channel } from '@answerscope/contract';
import { IconMessageOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Fragment, lazy, useState } from 'react';
import { PAUSED_WORDS } from '../../domain/check/paused-badge.tsx';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useAskedRange } from '../../domain/range/use-range.ts';
import { StancePanelSkeleton } from '../../features/brand-analysis/stance-panel-skeleton.tsx';
import { useStances } from '../../features/brand-analysis/use-stances.ts';
import { AnswersOfKeyword, KEYWORD_ANSWERS_ID } from '../../features/checks/answers-of-keyword.tsx';
import { KeywordFacts, KeywordFactsSkeleton } from '../../features/keywords/keyword-facts.tsx';
import { firstChangedChannel, keywordFirstLine } from '../../features/keywords/keyword-first-line.ts';
import { keywordHeadline } from '../../features/keywords/keyword-headline.ts';
import { KeywordNow } from '../../features/keywords/keyword-now.tsx';
import { useKeywordList } from '../../features/keywords/use-keyword-list.ts';
import { KeywordEvidence } from '../../features/reports/keyword-evidence.tsx';
import { KEYWORD_HISTORY_TITLE, KeywordHistory } from '../../features/reports/keyword-history.tsx';
import { KeywordTags } from '../../features/tags/keyword-tags.tsx';
import { CheckKeywords } from '../../features/visibility/check-keywords.tsx';
import { RunCards } from '../../features/visibility/run-cards.tsx';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { isFirstLoad } from '../../lib/is-first-load.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { LeadLine } from '../../ui/lead-line.tsx';
import { PageFrame, Panel } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { toKeywordPageSearch } from './keyword-page-search.ts';
import * as messages from './messages.ts';

const StancePanel = lazy(() => import('../../features/brand-analysis/stance-panel.tsx'));

const Route = getRouteApi('/_app/tracker/keywords/$id');

export function KeywordPage() {
  const { id } = Route.useParams();
  const range = useAskedRange();
  const { assistant } = toKeywordPageSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const queries = useQueries();
  const keyword = useQuery(queries.keywords.get_keyword.queryOptions({ input: { id } }));
  const newest = useQuery({
    ...queries.checks.list_visibility_results.queryOptions({
      input: { keyword_id: id, page_size: CHANNELS.length, with_text: false },
    }),
    enabled: keyword.isSuccess,
  });
  const history = useQuery({
    ...queries.reports.get_keyword_history.queryOptions({ input: { id, ...range } }),
    enabled: keyword.isSuccess,
  });
  const { read: stances } = useStances({ keyword_id: id }, keyword.isSuccess);
  const { list } = useKeywordList({});
  const runs = useRuns();
  useRunNotices(runs.data?.items);
  const timeZone = useTimeZone();
  const [isAsking, setAsking] = useState(false);

  const noKeyword = failedLoad(keyword);
  const noResults = failedLoad(newest);
  const noHistory = failedLoad(history);
  if (noKeyword) {
    return (
      <PageFrame title={messages.keyword} help={<HelpLink article="read-a-rate" />}>
        <ErrorState
          title={messages.theKeywordNotLoaded}
          missingTitle={messages.thisKeywordNotFound}
          {...noKeyword}
          back={
            <ButtonLink to="/tracker/keywords" look="primary">
              {messages.allKeywords}
            </ButtonLink>
          }
        />
      </PageFrame>
    );
  }
  const results = newest.data?.items ?? null;
  const isWaiting = !keyword.data || isFirstLoad(newest, history, stances);
  const ofAssistant = {
    channels: CHANNELS.filter((channel) => results?.some((result) => result.channel === channel)),
    channel: assistant,
    onChannel: (chosen: Channel | undefined) =>
      void navigate({ search: chosen ? { assistant: chosen } : {}, resetScroll: false }),
  };
  const last =
    results
      ?.map(({ checked_at }) => checked_at)
      .sort()
      .at(-1) ?? null;
  const firstWords = history.data && keywordFirstLine(history.data, timeZone);
  const firstLine = firstWords && (
    <Link
      to="/tracker/keywords/$id"
      params={{ id }}
      search={(before) => ({ ...before, assistant: firstChangedChannel(history.data) })}
      hash={KEYWORD_ANSWERS_ID}
      resetScroll={false}
    >
      <LeadLine words={firstWords} />
    </Link>
  );
  const checkNow = (
    <Button look="primary" disabled={!keyword.data || keyword.data.is_paused} onClick={() => setAsking(true)}>
      {messages.checkNow}
    </Button>
  );
  return (
    <PageFrame
      title={keyword.data?.keyword ?? messages.keyword}
      help={<HelpLink article="read-a-rate" />}
      answer={
        !noResults &&
        (results && (history.data || noHistory) ? (
          (firstLine ?? keywordHeadline(results))
        ) : (
          <LeadLine words={undefined} lines={2} />
        ))
      }
      freshness={results ? last && <Freshness iso={last} /> : !noResults && <Skeleton width="140px" />}
      actions={
        <>
          <ButtonLink to="/tracker/checker" search={{ keyword: id }}>
            {messages.openInChecker}
          </ButtonLink>
          {results?.length !== 0 && checkNow}
        </>
      }
    >
      {keyword.data?.is_paused && (
        <Alert tone="warning">
          <b>{messages.thisKeywordIsPaused}</b> {PAUSED_WORDS}
        </Alert>
      )}
      {keyword.data ? (
        <KeywordFacts
          keyword={keyword.data}
          topics={list.data?.topics ?? []}
          tags={<KeywordTags keywordId={id} />}
        />
      ) : (
        <KeywordFactsSkeleton />
      )}
      <RunCards runs={runs} />
      {results?.length === 0 ? (
        <>
          <EmptyState
            Icon={IconMessageOff}
            title={messages.notCheckedYet}
            text={messages.everyAnswerAssistantKeywordKept}
            action={checkNow}
          />
          <AnswersOfKeyword key={id} keywordId={id} {...ofAssistant} hidesNone />
        </>
      ) : (
        // Another key: what is loaded takes the place of its skeletons, nothing of them is moved.
        <Fragment key={isWaiting ? 'loading' : 'loaded'}>
          <Panel title={KEYWORD_HISTORY_TITLE}>
            {noHistory ? (
              <ErrorState title={messages.theHistoryNotLoaded} {...noHistory} />
            ) : (
              <KeywordHistory history={isWaiting ? null : (history.data ?? null)} />
            )}
          </Panel>
          {noResults ? (
            <ErrorState title={messages.theNewestChecksNotLoaded} {...noResults} />
          ) : (
            <Panel title={messages.now}>
              <KeywordNow results={isWaiting ? null : results} />
            </Panel>
          )}
          <LazyPart fallback={<StancePanelSkeleton />}>
            <StancePanel keywordId={id} isWaiting={isWaiting} />
          </LazyPart>
          <KeywordEvidence keywordId={id} />
          <AnswersOfKeyword key={id} keywordId={id} {...ofAssistant} />
        </Fragment>
      )}
      {isAsking && <CheckKeywords ids={[id]} onClose={() => setAsking(false)} />}
    </PageFrame>
  );
}
