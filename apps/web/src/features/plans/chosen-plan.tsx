import type { Plan } from '@answerscope/contract';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './chosen-plan.module.css';
import * as messages from './messages.ts';

/** The plan that somebody chose before they had an account: on a phone its card may be far down. */
export function ChosenPlan({ plan, onContinue }: { plan: Plan; onContinue: () => void }) {
  return (
    <Alert tone="neutral">
      <div className={styles.parts}>
        <p>{messages.youChose({ plan: plan.name })}</p>
        <Button size="small" look="primary" onClick={onContinue}>
          {messages.continueWith({ plan: plan.name })}
        </Button>
      </div>
    </Alert>
  );
}
