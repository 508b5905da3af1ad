import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AlsoNamedInAnswer } from './also-named.tsx';
import { AnswerSkeleton } from './answer-skeleton.tsx';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';
import { CountAnswer } from './count-answer.tsx';
import { NotUs } from './not-us.tsx';
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
  const { data } = answer;
  return (
    <AnswerView
      answer={data}
      decision={<CountAnswer answer={data} />}
      feedback={<VerdictFeedback answer={data} />}
      // A check under another company's name is judged by that one.
      {...(!data.is_ad_hoc && { objection: (span) => <NotUs answer={data} span={span} /> })}
      alsoNamed={<AlsoNamedInAnswer answer={data} />}
      {...look}
    />
  );
}
