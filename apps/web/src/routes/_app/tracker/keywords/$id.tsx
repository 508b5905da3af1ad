import { CHANNELS, PRODUCT_NAME } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Fragment } from 'react';
import { AnswersOfKeyword } from '../../../../features/checks/answers-of-keyword.tsx';
import { KeywordFacts } from '../../../../features/keywords/keyword-facts.tsx';
import { keywordHeadline } from '../../../../features/keywords/keyword-headline.ts';
import { KeywordNow } from '../../../../features/keywords/keyword-now.tsx';
import { useKeywordList } from '../../../../features/keywords/use-keyword-list.ts';
import { KeywordEvidence } from '../../../../features/reports/keyword-evidence.tsx';
import { KEYWORD_HISTORY_TITLE, KeywordHistory } from '../../../../features/reports/keyword-history.tsx';
import { useQueries } from '../../../../lib/app-clients.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Freshness } from '../../../../ui/freshness.tsx';
import { PageFrame, Panel } from '../../../../ui/page-frame.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states.tsx';

export const Route = createFileRoute('/_app/tracker/keywords/$id')({
  head: () => ({ meta: [{ title: `Keyword · ${PRODUCT_NAME}` }] }),
  component: KeywordPage,
});

function KeywordPage() {
  const { id } = Route.useParams();
  const queries = useQueries();
  const keyword = useQuery(queries.keywords.get_keyword.queryOptions({ input: { id } }));
  const newest = useQuery({
    ...queries.checks.list_visibility_results.queryOptions({
      input: { keyword_id: id, page_size: CHANNELS.length, with_text: false },
    }),
    enabled: keyword.isSuccess,
  });
  const history = useQuery({
    ...queries.reports.get_keyword_history.queryOptions({ input: { id } }),
    enabled: keyword.isSuccess,
  });
  const { list } = useKeywordList({});

  if (keyword.isError && !keyword.data) {
    return (
      <PageFrame title="Keyword">
        <ErrorState
          title="The keyword could not be loaded"
          error={keyword.error}
          onRetry={() => void keyword.refetch()}
          back={
            <ButtonLink to="/tracker/keywords" look="primary">
              All keywords
            </ButtonLink>
          }
        />
      </PageFrame>
    );
  }
  const results = newest.data?.items ?? null;
  const last =
    results
      ?.map(({ checked_at }) => checked_at)
      .sort()
      .at(-1) ?? null;
  return (
    <PageFrame
      title={keyword.data?.keyword ?? 'Keyword'}
      answer={results ? keywordHeadline(results) : <Skeleton width="280px" />}
      freshness={results ? last && <Freshness iso={last} /> : <Skeleton width="140px" />}
      actions={
        <ButtonLink to="/tracker/checker" search={{ keyword: id }} look="primary">
          Check now
        </ButtonLink>
      }
    >
      {keyword.data ? (
        <KeywordFacts keyword={keyword.data} topics={list.data?.topics ?? []} />
      ) : (
        <Skeleton width="320px" height="28px" />
      )}
      {/* Another key: what is loaded takes the place of its skeletons, nothing of them is moved. */}
      <Fragment key={results ? 'loaded' : 'loading'}>
        {newest.isError && !newest.data ? (
          <ErrorState
            title="The newest checks could not be loaded"
            error={newest.error}
            onRetry={() => void newest.refetch()}
          />
        ) : (
          results?.length !== 0 && (
            <Panel title="Now">
              <KeywordNow results={results} />
            </Panel>
          )
        )}
        <Panel title={KEYWORD_HISTORY_TITLE}>
          {history.isError && !history.data ? (
            <ErrorState
              title="The history could not be loaded"
              error={history.error}
              onRetry={() => void history.refetch()}
            />
          ) : (
            <KeywordHistory history={history.data ?? null} />
          )}
        </Panel>
        <KeywordEvidence keywordId={id} />
        <AnswersOfKeyword
          key={id}
          keywordId={id}
          channels={CHANNELS.filter((channel) => results?.some((result) => result.channel === channel))}
        />
      </Fragment>
    </PageFrame>
  );
}
