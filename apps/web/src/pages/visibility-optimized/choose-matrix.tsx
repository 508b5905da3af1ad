import { CHANNELS, type Channel, LIMITS, type ListedKeyword } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PausedBadge } from '../../domain/check/paused-badge.tsx';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { KeywordFilters } from '../../features/keywords/keyword-filters.tsx';
import { isFiltered, type KeywordSearch, withoutFilters } from '../../features/keywords/keyword-search.ts';
import { useKeywordList } from '../../features/keywords/use-keyword-list.ts';
import { MatrixChoice } from '../../features/visibility/matrix-choice.tsx';
import { NewestMatrices } from '../../features/visibility/newest-matrices.tsx';
import { isUnderWay } from '../../features/visibility/run-states.ts';
import { MATRIX_KEYWORDS_MAX, newestTestInWords } from '../../features/visibility/test-matrix.ts';
import { NoKeywords, NothingToAsk } from '../../features/visibility/tracker-states.tsx';
import { useRunNotices } from '../../features/visibility/use-run-notices.ts';
import { useRuns } from '../../features/visibility/use-runs.ts';
import { useTrackerBasis } from '../../features/visibility/use-tracker-basis.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';
import { TITLE } from './title.ts';

/** The choice of keywords and assistants, with what asking them costs. */
export function ChooseMatrix({ onRun }: { onRun: (run: string) => void }) {
  const { available, isKnown, failure } = useTrackerBasis();
  const usage = useQuery(useQueries().plans.get_my_plan_usage.queryOptions());
  const runs = useRuns();
  useRunNotices(runs.data?.items);
  const selection = useSelection();
  const [chosen, setChosen] = useState<readonly Channel[]>(CHANNELS);
  const [search, setSearch] = useState<KeywordSearch>({});
  const { list, keywords, failure: noList } = useKeywordList(search);
  const failed = failure ?? noList ?? failedLoad(runs);
  if (failed) {
    return (
      <PageFrame title={TITLE} help={<HelpLink article="run-checks" />}>
        <ErrorState title={messages.advancedTestingNotLoaded} {...failed} />
      </PageFrame>
    );
  }
  const busy = CHANNELS.filter((channel) =>
    runs.data?.items.some((run) => isUnderWay(run) && run.channels.some((one) => one.channel === channel)),
  );
  const isLoaded = isKnown && usage.data !== undefined && runs.data !== undefined;
  const page = search.page ?? 1;
  const hasNone = list.data?.total_keywords === 0;
  return (
    <PageFrame
      title={TITLE}
      help={<HelpLink article="run-checks" />}
      answer={runs.data ? newestTestInWords(runs.data.items) : <Skeleton width="320px" />}
    >
      {isKnown && available.length === 0 ? (
        <NothingToAsk />
      ) : hasNone ? (
        <NoKeywords isSearch={false} onClear={() => undefined} />
      ) : (
        <>
          {isLoaded ? (
            <MatrixChoice
              keyword_ids={selection.ids}
              chosen={chosen}
              onChosen={setChosen}
              available={available}
              busy={busy}
              usage={usage.data}
              onStarted={({ id }) => onRun(id)}
            />
          ) : (
            <Skeleton height="228px" />
          )}
          <KeywordFilters
            search={search}
            topics={list.data?.topics ?? []}
            tags={list.data?.tags ?? []}
            onChange={setSearch}
          />
          {keywords?.length === 0 ? (
            <NoKeywords isSearch={isFiltered(search)} onClear={() => setSearch(withoutFilters(search))} />
          ) : (
            <DataTable
              label={messages.keywordsToChooseFrom}
              columns={COLUMNS}
              rows={keywords}
              rowKey={({ id }) => id}
              rowLabel={({ keyword }) => keyword}
              selection={selection}
              canSelect={({ is_paused }) => !is_paused}
              isDimmed={({ is_paused }) => is_paused}
            />
          )}
          <Pagination
            page={page}
            pageSize={LIMITS.page_size}
            total={list.data?.total}
            onPage={(next) => setSearch({ ...search, page: next })}
          />
          <SelectionBar selection={selection} shown={keywords?.map(({ id }) => id) ?? []}>
            <span className="quiet">{messages.atMost({ max: MATRIX_KEYWORDS_MAX })}</span>
          </SelectionBar>
        </>
      )}
      <NewestMatrices runs={runs.data?.items} />
    </PageFrame>
  );
}

const COLUMNS: readonly Column<ListedKeyword>[] = [
  {
    key: 'keyword',
    header: messages.keyword,
    isMain: true,
    cell: ({ keyword, is_paused }) => (
      <span className="row">
        {keyword}
        {is_paused && <PausedBadge />}
      </span>
    ),
  },
  { key: 'topic', header: messages.topic, width: '30%', cell: ({ topic }) => topic },
];
