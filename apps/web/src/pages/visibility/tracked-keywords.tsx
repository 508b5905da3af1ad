import { LIMITS } from '@answerscope/contract';
import { KeywordFilters } from '../../features/keywords/keyword-filters.tsx';
import { isFiltered, sortOf, withoutFilters, withSort } from '../../features/keywords/keyword-search.ts';
import { SelectAll } from '../../features/keywords/select-all.tsx';
import { AdHocNotice } from '../../features/visibility/ad-hoc-notice.tsx';
import { DetailedReport } from '../../features/visibility/detailed-report.tsx';
import { NoKeywords } from '../../features/visibility/tracker-states.tsx';
import { AssistantChoice, VisibilityOptions } from '../../features/visibility/visibility-controls.tsx';
import { VisibilityTable } from '../../features/visibility/visibility-table.tsx';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { ErrorState } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import type { Visibility } from './use-visibility.ts';

interface TrackedKeywordsProps {
  tracker: Visibility;
  selection: Selection;
  /** What says that another company is looked for. */
  noticeId: string;
  onCheckAll: () => void;
  onCheckSelected: () => void;
}

/** The keywords with what the assistant last said of each, and what narrows, selects and asks. */
export function TrackedKeywords(props: TrackedKeywordsProps) {
  const { tracker, selection, noticeId, onCheckAll, onCheckSelected } = props;
  const { shown, listed, channel, available, ownCompany, company, adHoc, isOfOther, other } = tracker;
  const { list, noList, keywords, newest, runs, total, hasKeywords, canCheckMany, change, choose } = tracker;
  const mayHaveKeywords = hasKeywords || list.isPending;
  return (
    <>
      {mayHaveKeywords && <AssistantChoice channel={channel} available={available} onChange={change} />}
      {(mayHaveKeywords || isFiltered(listed)) && (
        <KeywordFilters
          search={listed}
          topics={list.data?.topics ?? []}
          tags={list.data?.tags ?? []}
          hidesStatus={isOfOther}
          options={{
            fields: <VisibilityOptions search={shown} ownCompany={ownCompany} onChange={change} />,
            inUse: [shown.company, shown.validator, shown.report].filter(Boolean).length,
          }}
          onChange={choose}
        />
      )}
      {adHoc && company !== null && (
        <AdHocNotice
          id={noticeId}
          company={company}
          ownCompany={ownCompany}
          onBack={() => change({ company: undefined })}
        />
      )}
      {shown.report && runs.data && mayHaveKeywords && (
        <DetailedReport run={runs.data.items[0]} canCheck={canCheckMany} onCheckAll={onCheckAll} />
      )}
      {noList ? (
        <ErrorState title={messages.yourKeywordsNotLoaded} {...noList} />
      ) : keywords?.length === 0 ? (
        <NoKeywords isSearch={isFiltered(listed)} onClear={() => choose(withoutFilters(listed))} />
      ) : (
        <VisibilityTable
          channel={channel}
          keywords={keywords}
          results={newest.results}
          hasFailed={newest.areResultsMissing}
          adHoc={isOfOther ? { company: other, results: newest.adHoc } : undefined}
          sort={sortOf(listed)}
          onSort={(sort) => choose(withSort(listed, sort))}
          selection={isOfOther ? undefined : selection}
          waiting={tracker.waiting}
          queued={tracker.waitingInRun}
          canCheck={tracker.canCheck}
          onCheck={tracker.checkOne}
        />
      )}
      <Pagination page={tracker.page} pageSize={LIMITS.page_size} total={total} onPage={tracker.showPage} />
      {!isOfOther && (
        <SelectionBar selection={selection} shown={tracker.shownIds}>
          <SelectAll search={tracker.filtered} total={total ?? 0} selection={selection} />
          <Button look="primary" disabled={!canCheckMany} onClick={onCheckSelected}>
            {messages.checkSelected}
          </Button>
        </SelectionBar>
      )}
    </>
  );
}
