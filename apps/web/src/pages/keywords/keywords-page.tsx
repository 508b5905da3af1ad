import { LIMITS } from '@answerscope/contract';
import { IconHash, IconPlus, IconTags, IconTrash } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { ResultChips, ResultLegend } from '../../features/checks/result-chips.tsx';
import { useNewestResults } from '../../features/checks/use-newest-results.ts';
import { AddKeywordForm } from '../../features/keywords/add-keyword-form.tsx';
import { KeywordFilters } from '../../features/keywords/keyword-filters.tsx';
import {
  filtersOf,
  isFiltered,
  type KeywordSearch,
  keywordsFile,
  sortOf,
  toKeywordSearch,
  withoutFilters,
  withSort,
} from '../../features/keywords/keyword-search.ts';
import { KeywordTable } from '../../features/keywords/keyword-table.tsx';
import { LazyBulkActions } from '../../features/keywords/lazy-bulk-actions.tsx';
import { isTemporary } from '../../features/keywords/optimistic-keyword.ts';
import { useDeleteKeywords } from '../../features/keywords/use-delete-keywords.ts';
import { useKeywordList } from '../../features/keywords/use-keyword-list.ts';
import { KeywordUsage } from '../../features/plans/keyword-usage.tsx';
import { laterPage } from '../../lib/search-codec.ts';
import { isSameStep } from '../../lib/typed-text.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

const CheckKeywords = lazy(async () => ({
  default: (await import('../../features/visibility/check-keywords.tsx')).CheckKeywords,
}));
const TagKeywordsDialog = lazy(() => import('../../features/tags/tag-keywords-dialog.tsx'));

const Route = getRouteApi('/_app/tracker/keywords/');

export function KeywordsPage() {
  const search = toKeywordSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const selection = useSelection();
  const [isChecking, setChecking] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const { list, keywords, failure: noList } = useKeywordList(search);
  const stored = keywords?.filter((keyword) => !isTemporary(keyword)) ?? [];
  const { newest, failure: noResults } = useNewestResults(stored.map(({ id }) => id));
  const deleteKeywords = useDeleteKeywords();
  const topics = list.data?.topics ?? [];
  const tags = list.data?.tags ?? [];
  const total = list.data?.total;
  const hasKeywords = (list.data?.total_keywords ?? 0) > 0;
  const show = (next: KeywordSearch) => void navigate({ search: next, replace: isSameStep(search, next) });

  return (
    <PageFrame
      title="Keywords"
      answer={<KeywordUsage />}
      actions={
        <>
          {(list.isPending || hasKeywords) && (
            <SaveButton path={keywordsFile(filtersOf(search))}>Export CSV</SaveButton>
          )}
          <ButtonLink to="/tracker/tags">
            <IconTags size={16} stroke={1.75} aria-hidden="true" />
            Tags
          </ButtonLink>
          <ButtonLink to="/tracker/add-keywords">
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            Add many
          </ButtonLink>
        </>
      }
    >
      {list.isPending && (
        <p role="status" className="visually-hidden">
          Loading your keywords...
        </p>
      )}
      <PhoneFold label="New keyword" isOpenAtFirst={list.isSuccess && !hasKeywords}>
        <AddKeywordForm topics={topics} />
      </PhoneFold>
      {(list.isPending || hasKeywords || isFiltered(search)) && (
        <KeywordFilters search={search} topics={topics} tags={tags} onChange={show} />
      )}
      {noList ? (
        <ErrorState title="Your keywords could not be loaded" {...noList} />
      ) : keywords?.length === 0 ? (
        <NoKeywords
          why={list.data?.items.length ? 'deleting' : isFiltered(search) ? 'filtered' : 'none'}
          onClear={() => show(withoutFilters(search))}
        />
      ) : (
        <>
          {noResults && <FailedPart title="The newest answers could not be loaded" {...noResults} />}
          <ResultLegend />
          <KeywordTable
            keywords={keywords}
            sort={sortOf(search)}
            onSort={(sort) => show(withSort(search, sort))}
            selection={selection}
            onDelete={({ id, keyword }) => {
              selection.set([id], false);
              deleteKeywords({ ids: [id], label: keyword });
            }}
            newestAnswers={({ id }) => (
              <ResultChips keyword_id={id} newest={newest} hasFailed={noResults !== null} />
            )}
          />
        </>
      )}
      <Pagination
        page={search.page ?? 1}
        pageSize={LIMITS.page_size}
        total={total}
        onPage={(page, replace) => void navigate({ search: { ...search, page: laterPage(page) }, replace })}
      />
      <LazyBulkActions
        search={search}
        total={total ?? 0}
        topics={topics}
        selection={selection}
        shown={keywords?.map(({ id }) => id) ?? []}
        onCheck={() => setChecking(true)}
        onTag={() => setTagging(true)}
      />
      {isTagging && (
        <LazyPart onClose={() => setTagging(false)}>
          <TagKeywordsDialog
            ids={[...selection.ids]}
            onClose={() => setTagging(false)}
            onDone={selection.clear}
          />
        </LazyPart>
      )}
      {isChecking && (
        <LazyPart onClose={() => setChecking(false)}>
          <CheckKeywords
            ids={[...selection.ids]}
            onClose={() => setChecking(false)}
            onStarted={selection.clear}
          />
        </LazyPart>
      )}
    </PageFrame>
  );
}

interface NoKeywordsProps {
  why: 'none' | 'filtered' | 'deleting';
  onClear: () => void;
}

function NoKeywords({ why, onClear }: NoKeywordsProps) {
  if (why === 'deleting') {
    return (
      <EmptyState
        Icon={IconTrash}
        title="All keywords of this page are being deleted"
        text="You can undo this for a few seconds; then what follows is shown here."
      />
    );
  }
  if (why === 'filtered')
    return (
      <NoMatch
        one="keyword"
        text="Nothing in your list fits this search and these filters."
        onClear={onClear}
      />
    );
  return (
    <EmptyState
      Icon={IconHash}
      title="No keywords yet"
      text="A keyword is what a customer would ask an assistant about, as a few words or a whole question. Add your first one above, or many at once."
      action={<ButtonLink to="/tracker/add-keywords">Add many</ButtonLink>}
    />
  );
}
