import type { Plan } from '@answerscope/contract';
import { useIsMutating } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './plan-button.module.css';
import { planChangeKey } from './plan-change-key.ts';

interface PlanButtonProps {
  plan: Plan;
  /** The plan of who looks; undefined while it is not known. */
  current: Plan | undefined;
  /** Whether anybody takes payments here; undefined while it is not known. */
  takesPayments: boolean | undefined;
  /** Chosen before signing up. */
  isChosen: boolean;
  onSelect: () => void;
}

/** What one does with a plan (specification 2.8). */
export function PlanButton({ plan, current, takesPayments, isChosen, onSelect }: PlanButtonProps) {
  const isProcessing = useIsMutating({ mutationKey: planChangeKey(plan.id) }) > 0;
  const isCurrent = plan.id === current?.id;
  const label = isProcessing ? messages.processing : labelOf(plan, { current, takesPayments });
  const isOutOfReach =
    plan.price_monthly > 0 && takesPayments !== undefined && !isCurrent && !isSold(plan, takesPayments);
  return (
    <div className={styles.choice}>
      <Button
        look={isChosen ? 'primary' : 'secondary'}
        isFullWidth
        disabled={current === undefined || isCurrent || isProcessing}
        aria-label={messages.actionOfPlan({ action: label, plan: plan.name })}
        onClick={onSelect}
      >
        {label}
      </Button>
      {isOutOfReach && <p className={styles.note}>{messages.thisPlanCannotBeBought}</p>}
    </div>
  );
}

/** Whether a payment for it can be taken: the payment provider knows it with the prices it has now. */
function isSold({ is_set_up }: Plan, takesPayments: boolean | undefined): boolean {
  return takesPayments === true && is_set_up;
}

function labelOf(plan: Plan, { current, takesPayments }: Pick<PlanButtonProps, 'current' | 'takesPayments'>) {
  if (plan.id === current?.id) return messages.currentPlan;
  const isUpgrade = current === undefined || plan.price_monthly > current.price_monthly;
  return isUpgrade && isSold(plan, takesPayments) ? messages.upgradeWithStripe : messages.selectPlan;
}
