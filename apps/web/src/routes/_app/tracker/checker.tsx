import { LIMITS, PRODUCT_NAME } from '@answerscope/contract';
import { IconHash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { KeywordCheck } from '../../../features/checks/keyword-check.tsx';
import { ProfilePrompt } from '../../../features/profile/profile-prompt.tsx';
import { useQueries } from '../../../lib/app-clients.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';

interface CheckerSearch {
  keyword?: string | undefined;
  /** The assistants to ask, 'claude-gemini'; left out for all. */
  channels?: string | undefined;
}

export const Route = createFileRoute('/_app/tracker/checker')({
  validateSearch: ({ keyword, channels }: Record<string, unknown>): CheckerSearch => ({
    keyword: typeof keyword === 'string' ? keyword : undefined,
    channels: typeof channels === 'string' ? channels : undefined,
  }),
  head: () => ({ meta: [{ title: `Checker · ${PRODUCT_NAME}` }] }),
  component: CheckerPage,
});

function CheckerPage() {
  return (
    <PageFrame
      title="Checker"
      answer="Ask every assistant about one keyword and read side by side what they answer."
    >
      <ProfilePrompt />
      <Checker />
    </PageFrame>
  );
}

function Checker() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const list = useQuery(
    queries.keywords.list_keywords.queryOptions({ input: { page: 1, page_size: LIMITS.page_size_max } }),
  );
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const installation = useQuery(
    queries.monitoring.get_installation.queryOptions({ staleTime: Number.POSITIVE_INFINITY }),
  );
  const failed = [list, profile, usage, installation].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <ErrorState
        title={failed === list ? 'Your keywords could not be loaded' : 'The checker could not be loaded'}
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!list.data || !profile.data || !usage.data || !installation.data) {
    return (
      <Loading label="Loading your keywords...">
        <Skeleton height="90px" />
        <Skeleton height="280px" />
      </Loading>
    );
  }
  const keywords = list.data.items;
  const chosen = keywords.find(({ id }) => id === search.keyword) ?? keywords[0];
  if (!chosen) {
    return (
      <EmptyState
        Icon={IconHash}
        title="No Keywords Found"
        text="Please add some keywords first before checking visibility."
        action={
          <ButtonLink to="/tracker/keywords" look="primary">
            Add keywords
          </ButtonLink>
        }
      />
    );
  }
  return (
    <KeywordCheck
      keywords={keywords}
      keyword={chosen}
      company_name={profile.data.company_name}
      plan={usage.data.plan}
      configured={installation.data.configured_channels}
      channels={search.channels}
      onChoose={(keyword) => void navigate({ search: { ...search, keyword }, replace: true })}
      onChannels={(channels) => void navigate({ search: { ...search, channels }, replace: true })}
    />
  );
}
