import type { Plan } from '@answerscope/contract';
import { useIsMutating } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { planChangeKey } from './plan-change-key.ts';

interface PlanButtonProps {
  plan: Plan;
  /** The plan of who looks; undefined while it is not known. */
  currentId: string | undefined;
  /** Whether anybody takes payments here. */
  takesPayments: boolean;
  /** Chosen before signing up. */
  isChosen: boolean;
  onSelect: () => void;
}

/** What one does with a plan (specification 2.8). */
export function PlanButton({ plan, currentId, takesPayments, isChosen, onSelect }: PlanButtonProps) {
  const isProcessing = useIsMutating({ mutationKey: planChangeKey(plan.id) }) > 0;
  const isCurrent = plan.id === currentId;
  const label = isProcessing ? 'Processing...' : labelOf(plan, { isCurrent, takesPayments });
  return (
    <Button
      look={isChosen ? 'primary' : 'secondary'}
      isFullWidth
      disabled={currentId === undefined || isCurrent || isProcessing}
      aria-label={`${label}: ${plan.name}`}
      onClick={onSelect}
    >
      {label}
    </Button>
  );
}

function labelOf(plan: Plan, { isCurrent, takesPayments }: { isCurrent: boolean; takesPayments: boolean }) {
  if (isCurrent) return 'Current Plan';
  return takesPayments && plan.stripe_product_id !== null ? 'Upgrade with Stripe' : 'Select Plan';
}
