import { LIMITS, PRODUCT_NAME } from '@answerscope/contract';
import { IconHash, IconSearchOff } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { ResultChips } from '../../../features/checks/result-chips.tsx';
import { useNewestResults } from '../../../features/checks/use-newest-results.ts';
import { AddKeywordForm } from '../../../features/keywords/add-keyword-form.tsx';
import { KeywordFilters } from '../../../features/keywords/keyword-filters.tsx';
import {
  isFiltered,
  type KeywordSearch,
  toKeywordSearch,
} from '../../../features/keywords/keyword-search.ts';
import { KeywordTable } from '../../../features/keywords/keyword-table.tsx';
import { isTemporary } from '../../../features/keywords/optimistic-keyword.ts';
import { useKeywordList } from '../../../features/keywords/use-keyword-list.ts';
import { KeywordUsage } from '../../../features/plans/keyword-usage.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

export const Route = createFileRoute('/_app/tracker/keywords')({
  validateSearch: toKeywordSearch,
  head: () => ({ meta: [{ title: `Keywords · ${PRODUCT_NAME}` }] }),
  component: KeywordsPage,
});

function KeywordsPage() {
  // The router keeps what validateSearch leaves out.
  const search = toKeywordSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { list, keywords } = useKeywordList(search);
  const stored = keywords?.filter((keyword) => !isTemporary(keyword)) ?? [];
  const newest = useNewestResults(stored.map(({ id }) => id));
  const topics = list.data?.topics ?? [];
  const hasKeywords = (list.data?.total_keywords ?? 0) > 0;
  const show = (next: KeywordSearch) => void navigate({ search: next, replace: true });

  return (
    <PageFrame title="Keywords" answer={<KeywordUsage />}>
      <AddKeywordForm topics={topics} />
      {(list.isPending || hasKeywords || isFiltered(search)) && (
        <KeywordFilters search={search} topics={topics} onChange={show} />
      )}
      {list.isError && !list.data ? (
        <ErrorState
          title="Your keywords could not be loaded"
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : keywords?.length === 0 ? (
        <NoKeywords isSearch={isFiltered(search)} onClear={() => show({})} />
      ) : (
        <KeywordTable
          keywords={keywords}
          newestAnswers={({ id }) => <ResultChips keyword_id={id} newest={newest} />}
        />
      )}
      <Pagination
        page={search.page ?? 1}
        pageSize={LIMITS.page_size}
        total={list.data?.total ?? 0}
        onPage={(page) => void navigate({ search: { ...search, page } })}
      />
    </PageFrame>
  );
}

function NoKeywords({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
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
      title="No keywords yet"
      text="A keyword is what a customer would ask an assistant about, as a few words or a whole question. Add your first one above."
    />
  );
}
