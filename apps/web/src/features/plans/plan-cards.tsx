import type { PricingPlan } from '@answerscope/contract';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { FeatureLines } from './feature-list.tsx';
import * as messages from './messages.ts';
import styles from './plan-cards.module.css';
import { keywordsInWords, planFeatures, platformsInWords, priceInWords } from './plan-features.ts';

interface PlanCardsProps<Offered> {
  plans: readonly Offered[];
  /** That of the plans' names. */
  heading?: 'h2' | 'h3';
  /** The plan of who looks; undefined for a visitor. */
  currentId?: string | undefined;
  /** The plan that was chosen before signing up. */
  chosen?: string | undefined;
  /** Of the plan that is put forward. */
  badge?: string;
  /** What one does with a plan. */
  action: (plan: Offered) => ReactNode;
}

/** The one price list, on the landing page, /plans and in the tracker. */
export function PlanCards<Offered extends PricingPlan & { id?: string }>({
  plans,
  heading: Heading = 'h2',
  currentId,
  chosen,
  badge = messages.popular,
  action,
}: PlanCardsProps<Offered>) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li
          key={plan.name}
          className={classNames(styles.card, (plan.name === chosen || isPopular(plan)) && styles.marked)}
        >
          <div className={styles.head}>
            <Heading>{plan.name}</Heading>
            <span className="row">
              {isPopular(plan) && <span className={styles.badge}>{badge}</span>}
              {plan.id !== undefined && plan.id === currentId && (
                <span className={styles.badge}>{messages.currentPlan}</span>
              )}
            </span>
          </div>
          <p className={styles.price}>
            {plan.price_monthly === 0 ? (
              <b>{messages.free}</b>
            ) : (
              richText(
                messages.pricePerMonth({
                  price: priceInWords(plan.price_monthly),
                  b: (text) => <b>{text}</b>,
                }),
              )
            )}
          </p>
          <p className={styles.description}>{plan.description}</p>
          {action(plan)}
          <ul className={styles.facts}>
            <Fact>{keywordsInWords(plan)}</Fact>
            <Fact>
              {platformsInWords(plan)}
              <ul className={styles.channels}>
                {plan.allowed_channels.map((channel) => (
                  <li key={channel}>
                    <ChannelBadge channel={channel} />
                  </li>
                ))}
              </ul>
            </Fact>
            <FeatureLines features={planFeatures(plan)} />
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Specification 2.8: the badge goes by the name. */
function isPopular({ name }: PricingPlan): boolean {
  return name.toLowerCase().includes('pro');
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li>
      <IconCheck size={16} stroke={2} aria-hidden="true" />
      <div>{children}</div>
    </li>
  );
}
