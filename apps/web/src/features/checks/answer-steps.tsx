import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useQueries } from '../../lib/app-clients.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import * as messages from './messages.ts';

export type AnswersOf = 'channel' | 'keyword';

/** To the answer before and after this one, in the order of the lists: newest first. */
export function AnswerSteps({ id, of }: { id: string; of: AnswersOf }) {
  const navigate = useNavigate();
  const { data } = useQuery(useQueries().checks.get_neighbours.queryOptions({ input: { id, of } }));
  const stepTo = (to: string | null | undefined) => {
    if (!to) return null;
    // The way back is the list, not every answer in between.
    return () =>
      void navigate({ to: '/tracker/answers/$id', params: { id: to }, search: { of }, replace: true });
  };
  return (
    <StepButtons
      back={{ label: messages.newerAnswer, onStep: stepTo(data?.newer) }}
      on={{ label: messages.olderAnswer, onStep: stepTo(data?.older) }}
    />
  );
}
