import { checkLabel } from '../../domain/check/check-label.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { FirstStep, PathFacts, PathStep } from './first-steps.ts';
import * as messages from './messages.ts';

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
        <ButtonLink
          to="/tracker/profile"
          look={look}
          aria-label={isDone ? messages.changeYourCompany : undefined}
        >
          {isDone ? messages.change : messages.nameYourCompany}
        </ButtonLink>
      );
    case 'spellings':
      return (
        <ButtonLink
          to="/tracker/competitive-intel"
          hash="names"
          look={look}
          aria-label={isDone ? messages.changeSpellings : undefined}
        >
          {isDone ? messages.change : messages.addSpellings}
        </ButtonLink>
      );
    case 'keywords':
      if (facts.toChoose > 0)
        return (
          <ButtonLink to="/start" look={look}>
            {messages.chooseKeywords}
          </ButtonLink>
        );
      return (
        <ButtonLink to="/tracker/add-keywords" look={look}>
          {isDone ? messages.addMore : messages.addKeywords}
        </ButtonLink>
      );
    case 'check':
      return (
        <Button look={look} onClick={onCheck}>
          {isDone ? messages.checkAgain : checkLabel(facts.keywords)}
        </Button>
      );
    case 'report':
      return facts.report_id === null ? (
        <ButtonLink to="/tracker/reports">{messages.openYourFirstReport}</ButtonLink>
      ) : (
        <ButtonLink to="/tracker/reports/$id" params={{ id: facts.report_id }} look="primary">
          {messages.openYourFirstReport}
        </ButtonLink>
      );
  }
}
