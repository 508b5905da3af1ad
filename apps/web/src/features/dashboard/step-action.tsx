import { checkLabel } from '../../domain/check/check-label.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { FirstStep, PathFacts, PathStep } from './first-steps.ts';

interface StepActionProps extends Pick<PathStep, 'state'> {
  step: Exclude<FirstStep, 'competitors'>;
  facts: PathFacts;
  onCheck: () => void;
}

/** The one button of a step of the path to the first report; the step to take now has the primary one. */
export function StepAction({ step, state, facts, onCheck }: StepActionProps) {
  const look = state === 'now' ? 'primary' : 'secondary';
  const isDone = state === 'done';
  switch (step) {
    case 'company':
      return (
        <ButtonLink to="/tracker/profile" look={look} aria-label={isDone ? 'Change your company' : undefined}>
          {isDone ? 'Change' : 'Name your company'}
        </ButtonLink>
      );
    case 'spellings':
      return (
        <ButtonLink
          to="/tracker/competitive-intel"
          hash="names"
          look={look}
          aria-label={isDone ? 'Change spellings' : undefined}
        >
          {isDone ? 'Change' : 'Add spellings'}
        </ButtonLink>
      );
    case 'keywords':
      if (facts.toChoose > 0)
        return (
          <ButtonLink to="/start" look={look}>
            Choose keywords
          </ButtonLink>
        );
      return (
        <ButtonLink to="/tracker/add-keywords" look={look}>
          {isDone ? 'Add more' : 'Add keywords'}
        </ButtonLink>
      );
    case 'check':
      return (
        <Button look={look} onClick={onCheck}>
          {isDone ? 'Check again' : checkLabel(facts.keywords)}
        </Button>
      );
    case 'report':
      return facts.report_id === null ? (
        <ButtonLink to="/tracker/reports">Open your first report</ButtonLink>
      ) : (
        <ButtonLink to="/tracker/reports/$id" params={{ id: facts.report_id }} look="primary">
          Open your first report
        </ButtonLink>
      );
  }
}
