import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AlsoNamedInAnswer } from './also-named.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';
import { CountAnswer } from './count-answer.tsx';
import { VerdictFeedback } from './verdict-feedback.tsx';

type AnswerViewerProps = { id: string } & Pick<AnswerViewProps, 'isNarrow' | 'showsReasons'>;

/** One stored answer with all its evidence, loaded by its id. */
export function AnswerViewer({ id, ...look }: AnswerViewerProps) {
  const answer = useQuery(useQueries().checks.get_answer.queryOptions({ input: { id } }));
  const failure = failedLoad(answer);
  if (failure) {
    return (
      <ErrorState
        title="The answer could not be loaded"
        missingTitle="This answer was not found"
        {...failure}
        back={
          <ButtonLink to="/tracker/dashboard" look="primary">
            Back to the dashboard
          </ButtonLink>
        }
      />
    );
  }
  if (!answer.data) return <AnswerSkeleton />;
  return (
    <AnswerView
      answer={answer.data}
      decision={<CountAnswer answer={answer.data} />}
      feedback={<VerdictFeedback answer={answer.data} />}
      alsoNamed={<AlsoNamedInAnswer answer={answer.data} />}
      {...look}
    />
  );
}
