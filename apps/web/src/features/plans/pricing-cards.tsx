import type { PricingPlan } from '@answerscope/contract';
import { ButtonLink } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import { PlanCards } from './plan-cards.tsx';

/** The price list of the landing page; choosing a plan carries its name to the registration. */
export function PricingCards({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <PlanCards
      plans={plans}
      heading="h3"
      badge={messages.mostPopular}
      action={(plan) => (
        <ButtonLink
          to="/registration"
          search={{ plan: plan.name, yearly: false }}
          look={plan.is_highlighted ? 'primary' : 'secondary'}
          isFullWidth
        >
          {messages.choose({ plan: plan.name })}
        </ButtonLink>
      )}
    />
  );
}
