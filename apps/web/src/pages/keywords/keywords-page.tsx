import { LIMITS } from '@answerscope/contract';
import { IconHash, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { useRangeInput } from '../../domain/range/use-range.ts';
import { ResultChips } from '../../features/checks/result-chips.tsx';
import { useNewestResults } from '../../features/checks/use-newest-results.ts';
import { KeywordFilters } from '../../features/keywords/keyword-filters.tsx';
import { keywordChanges } from '../../features/keywords/keyword-news.ts';
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
import { MovedKeywords } from '../../features/keywords/moved-keywords.tsx';
import { isTemporary } from '../../features/keywords/optimistic-keyword.ts';
import { useDeleteKeywords } from '../../features/keywords/use-delete-keywords.ts';
import { useKeywordList } from '../../features/keywords/use-keyword-list.ts';
import { KeywordUsage } from '../../features/plans/keyword-usage.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { laterPage } from '../../lib/search-codec.ts';
import { isSameStep } from '../../lib/typed-text.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { NoMatch } from '../../ui/no-match.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import * as messages from './messages.ts';

const loadForm = () => import('../../features/keywords/add-keyword-form.tsx');
const AddKeywordForm = lazy(async () => ({ default: (await loadForm()).AddKeywordForm }));
const CheckKeywords = lazy(async () => ({
  default: (await import('../../features/visibility/check-keywords.tsx')).CheckKeywords,
}));
const TagKeywordsDialog = lazy(() => import('../../features/tags/tag-keywords-dialog.tsx'));

const FORM_ID = 'new-keyword';

const Route = getRouteApi('/_app/tracker/keywords/');

export function KeywordsPage() {
  const search = toKeywordSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const selection = useSelection();
  const [isChecking, setChecking] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const [isAdding, setAdding] = useState<boolean | null>(null);
  // Loaded ahead, so it also works offline.
  useEffect(
    () =>
      void loadForm().then(
        ({ loadQuestion }) => loadQuestion(),
        () => undefined,
      ),
    [],
  );
  const { list, keywords, failure: noList } = useKeywordList(search, { withFigures: true });
  const changes = useQuery(useQueries().reports.list_changes.queryOptions(useRangeInput()));
  const changed = changes.data && keywordChanges(changes.data);
  const stored = keywords?.filter((keyword) => !isTemporary(keyword)) ?? [];
  const { newest, failure: noResults } = useNewestResults(stored.map(({ id }) => id));
  const deleteKeywords = useDeleteKeywords();
  const topics = list.data?.topics ?? [];
  const tags = list.data?.tags ?? [];
  const total = list.data?.total;
  const hasKeywords = (list.data?.total_keywords ?? 0) > 0;
  // It stays open for the second keyword.
  const [wasEmpty, setWasEmpty] = useState(false);
  if (!wasEmpty && list.isSuccess && !hasKeywords) setWasEmpty(true);
  const isFormShown = isAdding ?? wasEmpty;
  const show = (next: KeywordSearch) => void navigate({ search: next, replace: isSameStep(search, next) });

  return (
    <PageFrame
      title={messages.keywords}
      help={<HelpLink article="choose-keywords" />}
      answer={
        <>
          <KeywordUsage />
          {(list.isPending || hasKeywords) && <MovedKeywords changes={changed} />}
        </>
      }
      actions={
        <>
          {(list.isPending || hasKeywords) && (
            <SaveButton path={keywordsFile(filtersOf(search))}>{messages.exportCsv}</SaveButton>
          )}
          <ButtonLink to="/tracker/add-keywords">{messages.addMany}</ButtonLink>
          <Button
            look="primary"
            aria-expanded={isFormShown}
            aria-controls={FORM_ID}
            onClick={() => setAdding(!isFormShown)}
          >
            <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            {messages.newKeyword}
          </Button>
        </>
      }
    >
      {list.isPending && (
        <p role="status" className="visually-hidden">
          {messages.loadingYourKeywords}
        </p>
      )}
      {isFormShown && (
        <div id={FORM_ID}>
          <LazyPart fallback={<Skeleton height="68px" />}>
            <AddKeywordForm topics={topics} isFocused={isAdding === true} />
          </LazyPart>
        </div>
      )}
      {(list.isPending || hasKeywords || isFiltered(search)) && (
        <KeywordFilters search={search} topics={topics} tags={tags} onChange={show} />
      )}
      {noList ? (
        <ErrorState title={messages.yourKeywordsNotLoaded} {...noList} />
      ) : keywords?.length === 0 ? (
        <NoKeywords
          why={list.data?.items.length ? 'deleting' : isFiltered(search) ? 'filtered' : 'none'}
          onClear={() => show(withoutFilters(search))}
        />
      ) : (
        <>
          {noResults && <FailedPart title={messages.theNewestAnswersNotLoaded} {...noResults} />}
          <KeywordTable
            keywords={keywords}
            sort={sortOf(search)}
            onSort={(sort) => show(withSort(search, sort))}
            selection={selection}
            changesOf={({ id }) => changed?.filter(({ subject }) => subject.keyword_id === id) ?? []}
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
        title={messages.allKeywordsPageBeingDeleted}
        text={messages.youCanUndoForFew}
      />
    );
  }
  if (why === 'filtered') return <NoMatch text={messages.nothingInListFitsSearch} onClear={onClear} />;
  return (
    <EmptyState
      Icon={IconHash}
      title={messages.noKeywordsYet}
      text={messages.aKeywordWhatCustomerWould}
      action={<ButtonLink to="/tracker/add-keywords">{messages.addMany}</ButtonLink>}
    />
  );
}
