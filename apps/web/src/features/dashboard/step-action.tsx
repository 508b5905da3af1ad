import { Button, ButtonLink } from '../../ui/button.tsx';
import type { FirstStep } from './first-steps.ts';

/** The one button of a step of the path to the first report. */
export function StepAction({ step, onCheck }: { step: FirstStep; onCheck: () => void }) {
  switch (step) {
    case 'company':
      return (
        <ButtonLink to="/tracker/profile" look="primary">
          Name your company
        </ButtonLink>
      );
    case 'keywords':
      return (
        <ButtonLink to="/tracker/add-keywords" look="primary">
          Add keywords
        </ButtonLink>
      );
    case 'check':
      return (
        <Button look="primary" onClick={onCheck}>
          Check all keywords
        </Button>
      );
    case 'report':
      return <>Generating your report...</>;
  }
}
