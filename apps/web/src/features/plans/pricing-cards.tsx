import type { PricingPlan } from '@answerscope/contract';
import { richText } from '../../lib/rich-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FeatureLines } from './feature-list.tsx';
import * as messages from './messages.ts';
import styles from './plan-cards.module.css';
import { planFeatures } from './plan-features.ts';

/** The plans side by side; choosing one carries its name to the registration. */
export function PricingCards({ plans }: { plans: PricingPlan[] }) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li key={plan.name} className={classNames(styles.card, plan.is_highlighted && styles.marked)}>
          <div className={styles.head}>
            <h3>{plan.name}</h3>
            {plan.is_highlighted && <span className={styles.badge}>{messages.mostPopular}</span>}
          </div>
          <p className={styles.price}>
            {richText(
              messages.pricePerMonth({ price: `$${plan.price_monthly}`, b: (text) => <b>{text}</b> }),
            )}
          </p>
          <p className={styles.description}>{plan.description}</p>
          <ButtonLink
            to="/registration"
            search={{ plan: plan.name, yearly: false }}
            look={plan.is_highlighted ? 'primary' : 'secondary'}
            isFullWidth
          >
            {messages.choose({ plan: plan.name })}
          </ButtonLink>
          <ul className={styles.facts}>
            <FeatureLines features={planFeatures(plan)} />
          </ul>
        </li>
      ))}
    </ul>
  );
}
