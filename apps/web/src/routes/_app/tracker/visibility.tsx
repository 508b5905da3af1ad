import type { Installation, PlanUsage } from '@answerscope/contract';
import { CHANNELS, type Channel, LIMITS, PRODUCT_NAME, type Profile } from '@answerscope/contract';
import { IconHash, IconKeyOff, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import { adHocAnswer, waitingKeywords } from '../../../features/checks/sent-checks.ts';
import { useCheckKeyword, useSentChecks } from '../../../features/checks/use-check-keyword.ts';
import { KeywordFilters } from '../../../features/keywords/keyword-filters.tsx';
import {
  isFiltered,
  type KeywordSearch,
  sortOf,
  toKeywordSearch,
  withoutFilters,
  withSort,
} from '../../../features/keywords/keyword-search.ts';
import { SelectAll } from '../../../features/keywords/select-all.tsx';
import { useKeywordList } from '../../../features/keywords/use-keyword-list.ts';
import { ProfilePrompt } from '../../../features/profile/profile-prompt.tsx';
import { ChannelHeadline } from '../../../features/visibility/channel-headline.tsx';
import { RunCard } from '../../../features/visibility/run-card.tsx';
import { useChannelResults } from '../../../features/visibility/use-channel-results.ts';
import { useRunNotices } from '../../../features/visibility/use-run-notices.ts';
import { isUnderWay, runsToShow, useRuns } from '../../../features/visibility/use-runs.ts';
import { VisibilityControls } from '../../../features/visibility/visibility-controls.tsx';
import {
  companyOf,
  isAdHoc,
  shownChannel,
  toVisibilitySearch,
  type VisibilitySearch,
} from '../../../features/visibility/visibility-search.ts';
import { VisibilityTable } from '../../../features/visibility/visibility-table.tsx';
import { useQueries } from '../../../lib/app-clients.tsx';
import { availableChannels } from '../../../lib/available-channels.ts';
import { unreadSearch } from '../../../lib/unread-search.ts';
import { useClampedPage } from '../../../lib/use-clamped-page.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Freshness } from '../../../ui/freshness.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';

const StartRunDialog = lazy(() => import('../../../features/visibility/start-run-dialog.tsx'));
const RunReport = lazy(() => import('../../../features/visibility/run-report.tsx'));
const KeywordSheet = lazy(() => import('../../../features/visibility/keyword-sheet.tsx'));

/** Asked unless the user chooses otherwise, as far as the plan includes them. */
const CHECKED_BY_DEFAULT: readonly Channel[] = ['openai', 'claude'];
const NO_KEYWORDS = {
  title: 'No Keywords Found',
  text: 'Please add some keywords first before checking visibility.',
};

export const Route = createFileRoute('/_app/tracker/visibility')({
  validateSearch: unreadSearch<KeywordSearch & VisibilitySearch>,
  head: () => ({ meta: [{ title: `Visibility tracker · ${PRODUCT_NAME}` }] }),
  component: VisibilityPage,
});

function VisibilityPage() {
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(
    queries.monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const failed = [profile, usage, installation].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <PageFrame title="Visibility tracker">
        <ErrorState
          title="The visibility tracker could not be loaded"
          error={failed.error}
          onRetry={() => void Promise.all([profile.refetch(), usage.refetch(), installation.refetch()])}
        />
      </PageFrame>
    );
  }
  const known =
    profile.data && usage.data && installation.data
      ? { profile: profile.data, usage: usage.data, installation: installation.data }
      : null;
  return <Tracker known={known} />;
}

interface Known {
  profile: Profile;
  usage: PlanUsage;
  installation: Installation;
}

function Tracker({ known }: { known: Known | null }) {
  const address: Record<string, unknown> = { ...Route.useSearch() };
  const shown = toVisibilitySearch(address);
  const filters = toKeywordSearch(address);
  const navigate = Route.useNavigate();
  const queries = useQueries();
  const { toasts } = useServices();
  const selection = useSelection();
  const [asking, setAsking] = useState<'all' | 'selected' | null>(null);

  const available = known
    ? availableChannels(known.usage.plan, known.installation.configured_channels)
    : CHANNELS;
  const channel = shownChannel(shown.channel, available) ?? 'openai';
  const ownCompany = known?.profile.company_name ?? null;
  const company = companyOf(shown.company, ownCompany);
  const adHoc = isAdHoc(company, ownCompany);

  const filtered = { ...filters, channel };
  const { list, keywords } = useKeywordList(filtered);
  const results = useChannelResults(channel, keywords?.map(({ id }) => id) ?? []);
  const summaries = useQuery(
    queries.checks.list_visibility_results.queryOptions({ input: { page_size: 1, with_text: false } }),
  );
  const summary = summaries.data?.channels.find((one) => one.channel === channel);
  const runs = useRuns();
  useRunNotices(runs.data?.items);
  const sent = useSentChecks();
  const check = useCheckKeyword();

  const total = list.data?.total;
  const hasKeywords = (list.data?.total_keywords ?? 0) > 0;
  const canCheck = known !== null && available.length > 0 && company !== null;
  const show = (next: KeywordSearch) =>
    void navigate({ search: { ...next, ...shown }, replace: true, resetScroll: false });
  const change = (part: ReturnType<typeof toVisibilitySearch>) =>
    void navigate({ search: { ...filters, ...shown, ...part }, replace: true, resetScroll: false });
  const page = filters.page ?? 1;
  const showPage = (next: number) => show({ ...filters, page: next === 1 ? undefined : next });
  useClampedPage({ page, pageSize: LIMITS.page_size, total, onPage: showPage });

  const checkOne = ({ id, keyword }: { id: string; keyword: string }) => {
    if (company === null) return;
    const previous_checked_at = results?.get(id)?.checked_at ?? null;
    void check(
      [{ keyword_id: id, keyword, company_name: company, channel, previous_checked_at }],
      adHoc ? company : undefined,
    );
  };
  const checkAll = () => {
    if (hasKeywords) setAsking('all');
    else toasts.show({ title: NO_KEYWORDS.title, description: NO_KEYWORDS.text, tone: 'destructive' });
  };
  const newestRun = runs.data?.items[0];

  return (
    <PageFrame
      title="Visibility tracker"
      answer={
        known ? (
          available.length > 0 && <ChannelHeadline summary={summary} company={ownCompany ?? 'your company'} />
        ) : (
          <Skeleton width="320px" height="1.4em" />
        )
      }
      freshness={summary ? <Freshness iso={summary.last_checked_at} /> : <>&nbsp;</>}
      actions={
        available.length > 0 && (
          <>
            <SaveButton path="/api/visibility-results/csv" isDisabled={!summary?.keywords}>
              Export CSV
            </SaveButton>
            <Button
              look="primary"
              disabled={!canCheck || adHoc || list.isPending}
              title={adHoc ? 'Only your own company can be checked on all keywords' : undefined}
              onClick={checkAll}
            >
              Check all
            </Button>
          </>
        )
      }
    >
      <ProfilePrompt />
      {runsToShow(runs.data?.items ?? []).map((run) => (
        <RunCard key={run.id} run={run} />
      ))}
      {shown.report && newestRun && (
        <Suspense fallback={<Skeleton height="240px" />}>
          <RunReport run={newestRun} />
        </Suspense>
      )}
      {runs.isPending ? (
        <Beginning />
      ) : available.length === 0 ? (
        <NothingToAsk />
      ) : (
        <>
          {(hasKeywords || list.isPending) && (
            <VisibilityControls
              search={shown}
              channel={channel}
              available={available}
              ownCompany={ownCompany}
              isAdHoc={adHoc}
              onChange={change}
            />
          )}
          {(hasKeywords || list.isPending || isFiltered(filters)) && (
            <KeywordFilters search={filters} topics={list.data?.topics ?? []} onChange={show} />
          )}
          {list.isError && !list.data ? (
            <ErrorState
              title="Your keywords could not be loaded"
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : keywords?.length === 0 ? (
            <NoKeywords isSearch={isFiltered(filters)} onClear={() => show(withoutFilters(filters))} />
          ) : (
            <VisibilityTable
              channel={channel}
              keywords={keywords}
              results={results}
              isRateSimulated={summary?.is_simulated}
              sort={sortOf(filters)}
              onSort={(sort) => show(withSort(filters, sort))}
              selection={selection}
              waiting={waitingKeywords(sent, channel)}
              canCheck={canCheck}
              onCheck={checkOne}
            />
          )}
          <Pagination page={page} pageSize={LIMITS.page_size} total={total} onPage={showPage} />
          <SelectionBar selection={selection} noun={['keyword', 'keywords']}>
            <SelectAll search={filtered} total={total ?? 0} selection={selection} />
            <Button look="primary" disabled={!canCheck || adHoc} onClick={() => setAsking('selected')}>
              Check selected
            </Button>
          </SelectionBar>
        </>
      )}
      <Suspense fallback={null}>
        {asking && known && (
          <StartRunDialog
            keyword_ids={asking === 'selected' ? [...selection.ids] : null}
            available={available}
            busy={(runs.data?.items ?? [])
              .filter(isUnderWay)
              .flatMap((run) => run.channels.map((one) => one.channel))}
            preselected={asking === 'selected' ? [channel] : CHECKED_BY_DEFAULT}
            usage={known.usage}
            onClose={() => setAsking(null)}
            onStarted={() => {
              setAsking(null);
              selection.clear();
            }}
          />
        )}
        {known && available.length > 0 && shown.keyword !== undefined && (
          <KeywordSheet
            keyword_id={shown.keyword}
            channel={channel}
            showsReasons={shown.validator ?? false}
            adHoc={
              company !== null && adHoc
                ? adHocAnswer(sent, { keyword_id: shown.keyword, channel, company_name: company })
                : null
            }
            isWaiting={waitingKeywords(sent, channel).has(shown.keyword)}
            canCheck={canCheck}
            onCheck={checkOne}
            onClose={() => change({ keyword: undefined })}
          />
        )}
      </Suspense>
    </PageFrame>
  );
}

function NoKeywords({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }): ReactNode {
  if (isSearch) {
    return (
      <EmptyState
        Icon={IconSearchOff}
        title="No keyword matches"
        text="Nothing in your list fits this search and these filters."
        action={<Button onClick={onClear}>Show all keywords</Button>}
      />
    );
  }
  return (
    <EmptyState
      Icon={IconHash}
      title={NO_KEYWORDS.title}
      text={NO_KEYWORDS.text}
      action={
        <ButtonLink to="/tracker/keywords" look="primary">
          Add keywords
        </ButtonLink>
      }
    />
  );
}

/** Until it is known whether a run stands above the list: a list drawn before would jump. */
function Beginning() {
  return (
    <Loading label="Loading your keywords...">
      <Skeleton height="62px" />
      <Skeleton height="62px" />
      <Skeleton height="480px" />
    </Loading>
  );
}

function NothingToAsk() {
  return (
    <EmptyState
      Icon={IconKeyOff}
      title="No assistant can be asked"
      text="This installation has a key for none of the assistants of your plan. An administrator can set one."
    />
  );
}
