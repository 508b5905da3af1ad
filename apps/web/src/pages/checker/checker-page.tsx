import { CHANNELS } from '@answerscope/contract';
import { IconHash, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { HelpLink } from '../../domain/product/help-link.tsx';
import { KeywordCheck } from '../../features/checks/keyword-check.tsx';
import { KeywordPicker } from '../../features/checks/keyword-picker.tsx';
import { keywordHeadline } from '../../features/keywords/keyword-headline.ts';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { isMissing } from '../../lib/request-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { toCheckerSearch } from './checker-search.ts';
import * as messages from './messages.ts';

const Route = getRouteApi('/_app/tracker/checker');

export function CheckerPage() {
  return (
    <PageFrame title={messages.checker} help={<HelpLink article="run-checks" />} answer={<CheckerAnswer />}>
      <Checker />
    </PageFrame>
  );
}

/** Who names the brand for the keyword that is shown; before it was asked, what the page is for. */
function CheckerAnswer() {
  const { search, newest, named, keyword } = useShownKeyword();
  const results = useQuery({
    ...useQueries().checks.list_visibility_results.queryOptions({
      input: { keyword_id: keyword?.id ?? '', page_size: CHANNELS.length, with_text: false },
    }),
    enabled: keyword !== undefined,
  });
  const which = search.keyword === undefined ? newest : named;
  const isLoading = which.isPending || (keyword !== undefined && results.isPending);
  if (isLoading && !failedLoad(which, results)) return <Skeleton width="320px" />;
  if (keyword && results.data && results.data.items.length > 0) {
    return <>{keywordHeadline(results.data.items)}</>;
  }
  return keyword ? messages.notAskedYet : null;
}

/** The keyword of the address; without one the newest stands there. */
function useShownKeyword() {
  const search = toCheckerSearch(Route.useSearch());
  const queries = useQueries();
  const newest = useQuery({
    ...queries.keywords.list_keywords.queryOptions({ input: { page: 1, page_size: 1 } }),
    enabled: search.keyword === undefined,
  });
  const named = useQuery({
    ...queries.keywords.get_keyword.queryOptions({ input: { id: search.keyword ?? '' } }),
    enabled: search.keyword !== undefined,
  });
  const keyword = search.keyword === undefined ? newest.data?.items[0] : named.data;
  return { search, newest, named, keyword };
}

function Checker() {
  const { search, newest, named, keyword } = useShownKeyword();
  const navigate = Route.useNavigate();
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(
    queries.monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const choose = (chosen: string) => void navigate({ search: { ...search, keyword: chosen } });

  if (isMissing(named.error)) return <UnknownKeyword onChoose={choose} />;
  const noKeywords = failedLoad(named, newest);
  const failed = noKeywords ?? failedLoad(profile, usage, installation);
  if (failed) {
    return (
      <ErrorState
        title={noKeywords ? messages.yourKeywordsNotLoaded : messages.theCheckerNotLoaded}
        {...failed}
      />
    );
  }
  const isEmpty = search.keyword === undefined && newest.data?.total_keywords === 0;
  if (isEmpty) return <NoKeywords />;
  if (!keyword || !profile.data || !usage.data || !installation.data) {
    return (
      <Loading label={messages.loadingYourKeywords}>
        <Skeleton height="90px" />
        <Skeleton height="280px" />
      </Loading>
    );
  }
  return (
    <KeywordCheck
      keyword={keyword}
      company_name={profile.data.company_name}
      plan={usage.data.plan}
      configured={installation.data.configured_channels}
      channels={search.channels}
      onChoose={choose}
      onChannels={(channels) => void navigate({ search: { ...search, channels }, resetScroll: false })}
    />
  );
}

function UnknownKeyword({ onChoose }: { onChoose: (keywordId: string) => void }) {
  return (
    <>
      <KeywordPicker keyword={null} onChoose={onChoose} />
      <EmptyState
        Icon={IconSearchOff}
        title={messages.thisKeywordNotFound}
        text={messages.itMayHaveBeenDeleted}
        action={
          <ButtonLink to="/tracker/keywords" look="primary">
            {messages.openMyKeywords}
          </ButtonLink>
        }
      />
    </>
  );
}

function NoKeywords() {
  return (
    <EmptyState
      Icon={IconHash}
      title={messages.noKeywordsFound}
      text={messages.addSomeKeywordsFirstBefore}
      action={
        <ButtonLink to="/tracker/keywords" look="primary">
          {messages.addKeywords}
        </ButtonLink>
      }
    />
  );
}
