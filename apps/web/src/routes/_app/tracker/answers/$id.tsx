import { CHANNEL_LABELS, PRODUCT_NAME } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AnswerSkeleton } from '../../../../features/checks/answer-skeleton.tsx';
import { AnswerView } from '../../../../features/checks/answer-view.tsx';
import { useQueries } from '../../../../lib/app-clients.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PageFrame } from '../../../../ui/page-frame.tsx';
import { ErrorState, Skeleton } from '../../../../ui/states.tsx';

export const Route = createFileRoute('/_app/tracker/answers/$id')({
  head: () => ({ meta: [{ title: `Answer · ${PRODUCT_NAME}` }] }),
  component: AnswerPage,
});

function AnswerPage() {
  const { id } = Route.useParams();
  const answer = useQuery(useQueries().checks.get_answer.queryOptions({ input: { id } }));
  const { data } = answer;
  return (
    <PageFrame
      title={data ? data.keyword : 'Answer'}
      answer={
        data
          ? `What ${CHANNEL_LABELS[data.channel]} answered, judged for ${data.company_name}`
          : answer.isPending && <Skeleton width="320px" />
      }
      actions={
        data?.keyword_id && (
          <ButtonLink to="/tracker/checker" search={{ keyword: data.keyword_id }}>
            Check again
          </ButtonLink>
        )
      }
    >
      {answer.isPending && <AnswerSkeleton />}
      {answer.isError && (
        <ErrorState
          title="The answer could not be loaded"
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      )}
      {data && <AnswerView answer={data} />}
    </PageFrame>
  );
}
