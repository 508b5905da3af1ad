import { PRODUCT_NAME } from '@answerscope/contract';
import { IconHash, IconMessageSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AnswerList } from '../../../features/checks/answer-list.tsx';
import { VisibilityHeadline } from '../../../features/checks/visibility-headline.tsx';
import { VisibilitySummary } from '../../../features/checks/visibility-summary.tsx';
import { PlanUsage } from '../../../features/plans/plan-usage.tsx';
import { ProfilePrompt } from '../../../features/profile/profile-prompt.tsx';
import { useQueries } from '../../../lib/app-clients.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageFrame, Panel } from '../../../ui/page-frame.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

const SHOWN_ANSWERS = 6;

export const Route = createFileRoute('/_app/tracker/dashboard')({
  head: () => ({ meta: [{ title: `Dashboard · ${PRODUCT_NAME}` }] }),
  component: DashboardPage,
});

function DashboardPage() {
  const queries = useQueries();
  const profile = useQuery(queries.profile.get_profile.queryOptions());
  const usage = useQuery(queries.plans.get_my_plan_usage.queryOptions());
  const results = useQuery(
    queries.checks.list_visibility_results.queryOptions({ input: { page: 1, page_size: 1 } }),
  );
  const answers = useQuery(queries.checks.list_answers.queryOptions({ input: {} }));
  const channels = results.data?.channels.filter(({ keywords }) => keywords > 0) ?? null;
  const failed = [results, answers].find((query) => query.isError && !query.data);
  const isEmpty = channels?.length === 0;

  return (
    <PageFrame
      title="Dashboard"
      answer={
        !failed && (
          <VisibilityHeadline
            channels={channels}
            companyName={profile.data?.company_name ?? 'your company'}
          />
        )
      }
      actions={
        !isEmpty && (
          <ButtonLink to="/tracker/checker" look="primary">
            Check a keyword
          </ButtonLink>
        )
      }
    >
      <ProfilePrompt />
      {failed ? (
        <ErrorState
          title="Your dashboard could not be loaded"
          error={failed.error}
          onRetry={() => void Promise.all([results.refetch(), answers.refetch()])}
        />
      ) : isEmpty ? (
        <FirstSteps hasKeywords={(usage.data?.keywords ?? 0) > 0} />
      ) : (
        <>
          <VisibilitySummary channels={channels} />
          <Panel title="Newest answers">
            <AnswerList answers={answers.data?.items.slice(0, SHOWN_ANSWERS) ?? null} />
          </Panel>
        </>
      )}
      <Panel title="Your plan">
        <PlanUsage />
      </Panel>
    </PageFrame>
  );
}

function FirstSteps({ hasKeywords }: { hasKeywords: boolean }) {
  if (!hasKeywords) {
    return (
      <EmptyState
        Icon={IconHash}
        title="Add your first keyword"
        text="Write down what your customers look for. Each keyword becomes the question that the assistants are asked."
        action={
          <ButtonLink to="/tracker/keywords" look="primary">
            Add keywords
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      Icon={IconMessageSearch}
      title="Run your first check"
      text="Your keywords are ready. Ask an assistant about one of them and read whether it names you."
      action={
        <ButtonLink to="/tracker/checker" look="primary">
          Check a keyword
        </ButtonLink>
      }
    />
  );
}
