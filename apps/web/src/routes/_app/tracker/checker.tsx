import { LIMITS, PRODUCT_NAME } from '@answerscope/contract';
import { IconHash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CheckForm } from '../../../features/checks/check-form.tsx';
import { EarlierAnswers } from '../../../features/checks/earlier-answers.tsx';
import { LatestAnswer } from '../../../features/checks/latest-answer.tsx';
import { ProfilePrompt } from '../../../features/profile/profile-prompt.tsx';
import { useQueries } from '../../../lib/app-clients.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';

const CHANNEL = 'openai';

export const Route = createFileRoute('/_app/tracker/checker')({
  validateSearch: (search: Record<string, unknown>): { keyword?: string } =>
    typeof search.keyword === 'string' ? { keyword: search.keyword } : {},
  head: () => ({ meta: [{ title: `Checker · ${PRODUCT_NAME}` }] }),
  component: CheckerPage,
});

function CheckerPage() {
  return (
    <PageFrame title="Checker" answer="Ask an assistant about one keyword and read what it answers.">
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
  const failed = [list, profile].find((query) => query.isError && !query.data);
  if (failed) {
    return (
      <ErrorState
        title="Your keywords could not be loaded"
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!list.data || !profile.data) {
    return (
      <Loading label="Loading your keywords...">
        <Skeleton height="64px" />
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
    <>
      {profile.data.company_name && (
        <CheckForm
          keywords={keywords}
          chosen={chosen}
          companyName={profile.data.company_name}
          channel={CHANNEL}
          onChoose={(keyword) => void navigate({ search: { keyword }, replace: true })}
        />
      )}
      <LatestAnswer key={chosen.id} keywordId={chosen.id} channel={CHANNEL} />
      <EarlierAnswers keywordId={chosen.id} channel={CHANNEL} />
    </>
  );
}
