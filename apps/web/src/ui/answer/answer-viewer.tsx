import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { ButtonLink } from '../button.tsx';
import { ErrorState } from '../states.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';
import { VerdictFeedback } from './verdict-feedback.tsx';

type AnswerViewerProps = { id: string } & Pick<AnswerViewProps, 'isNarrow' | 'showsReasons'>;

/** One stored answer with all its evidence, loaded by its id. */
export function AnswerViewer({ id, ...look }: AnswerViewerProps) {
  const answer = useQuery(useQueries().checks.get_answer.queryOptions({ input: { id } }));
  if (answer.isPending) return <AnswerSkeleton />;
  if (answer.isError) {
    return (
      <ErrorState
        title="The answer could not be loaded"
        missingTitle="This answer was not found"
        error={answer.error}
        onRetry={() => void answer.refetch()}
        back={
          <ButtonLink to="/tracker/dashboard" look="primary">
            Back to the dashboard
          </ButtonLink>
        }
      />
    );
  }
  return <AnswerView answer={answer.data} feedback={<VerdictFeedback answer={answer.data} />} {...look} />;
}
