import type { PricingPlan } from '@answerscope/contract';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './plan-cards.module.css';
import { answerLimitsInWords } from './plan-limits.ts';

/** The plans side by side; choosing one carries its name to the registration. */
export function PricingCards({ plans }: { plans: PricingPlan[] }) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li key={plan.name} className={classNames(styles.card, plan.is_highlighted && styles.marked)}>
          <div className={styles.head}>
            <h3>{plan.name}</h3>
            {plan.is_highlighted && <span className={styles.badge}>Most Popular</span>}
          </div>
          <p className={styles.price}>
            <b>${plan.price_monthly}</b> per month
          </p>
          <p className={styles.description}>{plan.description}</p>
          <ButtonLink
            to="/registration"
            search={{ plan: plan.name, yearly: false }}
            look={plan.is_highlighted ? 'primary' : 'secondary'}
            isFullWidth
          >
            Choose {plan.name}
          </ButtonLink>
          <ul className={styles.facts}>
            {plan.features.map(({ name, included }) => (
              <li key={name} className={included ? undefined : styles.missing}>
                {included ? <IconCheck size={16} stroke={2} /> : <IconMinus size={16} stroke={2} />}
                {name}
                {!included && <span className="visually-hidden"> (not included)</span>}
              </li>
            ))}
            {answerLimitsInWords(plan).map((words) => (
              <li key={words}>
                <IconCheck size={16} stroke={2} />
                {words}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
