import { LIMITS } from '@answerscope/contract';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useId, useState } from 'react';
import { useJudgedNames } from '../../domain/names/use-judged-names.ts';
import { AdHocAnswers } from '../../features/checks/ad-hoc-answers.tsx';
import { waitingKeywords } from '../../features/checks/sent-checks.ts';
import { useCheckKeyword, useSentChecks } from '../../features/checks/use-check-keyword.ts';
import { KeywordFilters } from '../../features/keywords/keyword-filters.tsx';
import {
  filtersOf,
  isFiltered,
  isSameStep,
  type KeywordSearch,
  sortOf,
  toKeywordSearch,
  withoutFilters,
  withSort,
} from '../../features/keywords/keyword-search.ts';
import { SelectAll } from '../../features/keywords/select-all.tsx';
import { useKeywordList } from '../../features/keywords/use-keyword-list.ts';
import { keepOwnResults, withoutOwnResults } from '../../features/keywords/without-own-results.ts';
import { ProfilePrompt } from '../../features/profile/profile-prompt.tsx';
import { AdHocNotice } from '../../features/visibility/ad-hoc-notice.tsx';
import { ChannelHeadline, HeadlineSkeleton } from '../../features/visibility/channel-headline.tsx';
import { CheckKeywords } from '../../features/visibility/check-keywords.tsx';
import { DetailedReport } from '../../features/visibility/detailed-report.tsx';
import { RunCards } from '../../features/visibility/run-cards.tsx';
import { runsToShow } from '../../features/visibility/run-states.ts';
import { TrackerActions } from '../../features/visibility/tracker-actions.tsx';
import {
  Beginning,
  NO_KEYWORDS,
  NoKeywords,
  NothingToAsk,
} from '../../features/visibility/tracker-states.tsx';
import { useChannelResults } from '../../features/visibility/use-channel-results.ts';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { useTrackerAddress } from '../../features/visibility/use-tracker-address.ts';
import { useTrackerBasis } from '../../features/visibility/use-tracker-basis.ts';
import { VisibilityControls } from '../../features/visibility/visibility-controls.tsx';
import {
  companyFault,
  companyOf,
  isAdHoc,
  shownChannel,
} from '../../features/visibility/visibility-search.ts';
import { VisibilityTable } from '../../features/visibility/visibility-table.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useClampedPage } from '../../lib/use-clamped-page.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { useServices } from '../../lib/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { ErrorState } from '../../ui/states.tsx';

const Route = getRouteApi('/_app/tracker/visibility');

const KeywordSheet = lazy(() => import('../../features/visibility/keyword-sheet.tsx'));

const NONE: ReadonlySet<string> = new Set();

export function VisibilityPage() {
  const navigate = Route.useNavigate();
  const { shown, filters, page, change, narrow, showPage } = useTrackerAddress({
    address: { ...Route.useSearch() },
    toList: toKeywordSearch,
    isSameListStep: isSameStep,
    go: (search, replace) => void navigate({ search, replace, resetScroll: false }),
  });
  const { toasts } = useServices();
  const selection = useSelection();
  const noticeId = useId();
  const names = useJudgedNames();
  const [asking, setAsking] = useState<'all' | 'selected' | null>(null);

  const { profile, available, isKnown, failure } = useTrackerBasis();
  const channel = shownChannel(shown.channel, available) ?? 'openai';
  const ownCompany = profile?.company_name ?? null;
  const company = companyOf(shown.company, ownCompany);
  const adHoc = isKnown && company !== null && isAdHoc(company, ownCompany);
  // Until the own name is known, one in the address is another's: nothing is read or drawn twice.
  const isOfOther = isKnown ? adHoc : shown.company !== undefined;
  const fault = companyFault(shown.company);
  const other = isOfOther && fault === null ? company : null;
  const isOtherUnaskable = isOfOther && other === null;

  const listed = isOfOther ? withoutOwnResults(filters) : filters;
  const choose = (next: KeywordSearch) => narrow(isOfOther ? keepOwnResults(filters, next) : next);
  const filtered = { ...listed, channel };
  const { list, keywords } = useKeywordList(filtered);
  const shownIds = keywords?.map(({ id }) => id) ?? [];
  const {
    results,
    areResultsMissing,
    adHoc: adHocResults,
    asked,
    queued,
    summary,
    failure: noResults,
  } = useChannelResults(channel, shownIds, other);
  const runs = useRuns();
  const noRuns = failedLoad(runs);
  useRunNotices(runs.data?.items);
  const sent = waitingKeywords(useSentChecks(), { channel, company_name: company });
  const check = useCheckKeyword();

  const noList = failedLoad(list);
  const total = list.data?.total;
  const hasKeywords = (list.data?.total_keywords ?? 0) > 0;
  const canAsk = available.length > 0;
  const isOnline = useOnline();
  const canCheck = isKnown && isOnline && canAsk && company !== null && fault === null;
  const waiting = isOtherUnaskable ? NONE : new Set([...sent, ...asked]);
  const waitingInRun = isOtherUnaskable ? NONE : queued;
  const canCheckMany = canCheck && !adHoc;
  useClampedPage({ page, pageSize: LIMITS.page_size, total, onPage: (last) => showPage(last, true) });

  if (failure) {
    return (
      <PageFrame title="Visibility tracker">
        <ErrorState title="The visibility tracker could not be loaded" {...failure} />
      </PageFrame>
    );
  }
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

  return (
    <PageFrame
      title="Visibility tracker"
      answer={
        isKnown && names ? (
          canAsk && (
            <ChannelHeadline summary={summary} company={names.company} keywords={list.data?.total_keywords} />
          )
        ) : (
          <HeadlineSkeleton />
        )
      }
      freshness={summary ? <Freshness iso={summary.last_checked_at} /> : <>&nbsp;</>}
      actions={
        canAsk && (
          <TrackerActions
            filters={{ ...filtersOf(filters), channel }}
            summary={summary}
            canExport={!isOfOther}
            canCheckAll={canCheckMany && !list.isPending}
            noticeId={adHoc ? noticeId : undefined}
            onCheckAll={checkAll}
          />
        )
      }
    >
      <ProfilePrompt />
      <RunCards runs={runs} choose={(all) => runsToShow(all, Date.now())} />
      {noResults && <FailedPart title="The newest results could not be loaded" {...noResults} />}
      {runs.isPending && !noRuns ? (
        <Beginning />
      ) : canAsk ? (
        <>
          {(hasKeywords || list.isPending) && (
            <VisibilityControls
              search={shown}
              channel={channel}
              available={available}
              ownCompany={ownCompany}
              onChange={change}
            />
          )}
          {adHoc && (
            <AdHocNotice
              id={noticeId}
              company={company}
              ownCompany={ownCompany}
              onBack={() => change({ company: undefined })}
            />
          )}
          {shown.report && runs.data && (hasKeywords || list.isPending) && (
            <DetailedReport run={runs.data.items[0]} canCheck={canCheckMany} onCheckAll={checkAll} />
          )}
          {(hasKeywords || list.isPending || isFiltered(listed)) && (
            <KeywordFilters
              search={listed}
              topics={list.data?.topics ?? []}
              hidesStatus={isOfOther}
              onChange={choose}
            />
          )}
          {noList ? (
            <ErrorState title="Your keywords could not be loaded" {...noList} />
          ) : keywords?.length === 0 ? (
            <NoKeywords isSearch={isFiltered(listed)} onClear={() => choose(withoutFilters(listed))} />
          ) : (
            <VisibilityTable
              channel={channel}
              keywords={keywords}
              results={results}
              hasFailed={areResultsMissing}
              adHoc={isOfOther ? { company: other, results: adHocResults } : undefined}
              sort={sortOf(listed)}
              onSort={(sort) => choose(withSort(listed, sort))}
              selection={isOfOther ? undefined : selection}
              waiting={waiting}
              queued={waitingInRun}
              canCheck={canCheck}
              onCheck={checkOne}
            />
          )}
          <Pagination
            page={page}
            pageSize={LIMITS.page_size}
            total={total}
            onPage={(next) => showPage(next, false)}
          />
          {!isOfOther && (
            <SelectionBar selection={selection} shown={shownIds} noun="keyword">
              <SelectAll search={filtered} total={total ?? 0} selection={selection} />
              <Button look="primary" disabled={!canCheckMany} onClick={() => setAsking('selected')}>
                Check selected
              </Button>
            </SelectionBar>
          )}
        </>
      ) : (
        <NothingToAsk />
      )}
      {asking && (
        <CheckKeywords
          ids={asking === 'selected' ? [...selection.ids] : null}
          {...(asking === 'selected' ? { preselected: [channel] } : {})}
          onClose={() => setAsking(null)}
          onStarted={selection.clear}
        />
      )}
      {isKnown && canAsk && shown.keyword !== undefined && (
        <LazyPart level="component" onClose={() => change({ keyword: undefined })}>
          <KeywordSheet
            keyword_id={shown.keyword}
            channel={channel}
            showsReasons={shown.validator ?? false}
            otherCompany={other}
            fault={adHoc ? fault : null}
            renderAdHoc={(answers) => <AdHocAnswers answers={answers} />}
            isWaiting={waiting.has(shown.keyword)}
            canCheck={canCheck && !waitingInRun.has(shown.keyword)}
            onCheck={checkOne}
            onClose={() => change({ keyword: undefined })}
            around={around(shownIds, shown.keyword)}
            onKeyword={(keyword) => change({ keyword })}
          />
        </LazyPart>
      )}
    </PageFrame>
  );
}

/** What stands beside a keyword in the list; nothing for one that is not on this page of it. */
function around(
  ids: readonly string[],
  id: string,
): { before: string | undefined; after: string | undefined } {
  const at = ids.indexOf(id);
  return at < 0 ? { before: undefined, after: undefined } : { before: ids[at - 1], after: ids[at + 1] };
}
