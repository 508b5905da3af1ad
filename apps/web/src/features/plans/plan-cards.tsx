import { type Plan, refreshFrequencyLabel, usdInWords } from '@answerscope/contract';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { richText } from '../../lib/rich-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { FeatureLines } from './feature-list.tsx';
import * as messages from './messages.ts';
import styles from './plan-cards.module.css';
import { planFeatures } from './plan-features.ts';

interface PlanCardsProps {
  plans: readonly Plan[];
  /** The plan of who looks; undefined for a visitor. */
  currentId?: string | undefined;
  /** The plan that was chosen before signing up. */
  chosen?: string | undefined;
  /** What one does with a plan. */
  action: (plan: Plan) => ReactNode;
}

/** The plans side by side, with what each allows. */
export function PlanCards({ plans, currentId, chosen, action }: PlanCardsProps) {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li
          key={plan.id}
          className={classNames(styles.card, (plan.name === chosen || isPopular(plan)) && styles.marked)}
        >
          <div className={styles.head}>
            <h2>{plan.name}</h2>
            <span className="row">
              {isPopular(plan) && <span className={styles.badge}>{messages.popular}</span>}
              {plan.id === currentId && <span className={styles.badge}>{messages.currentPlan}</span>}
            </span>
          </div>
          <p className={styles.price}>
            {plan.price_monthly === 0 ? (
              <b>{messages.free}</b>
            ) : (
              richText(
                messages.pricePerMonth({
                  price: usdInWords(plan.price_monthly).replace(/\.00$/, ''),
                  b: (text) => <b>{text}</b>,
                }),
              )
            )}
          </p>
          <p className={styles.description}>{plan.description}</p>
          {action(plan)}
          <ul className={styles.facts}>
            <Fact>{keywordsOnAssistants(plan)}</Fact>
            <Fact>
              {messages.checkedEvery({
                frequency: refreshFrequencyLabel(plan.ranking_refresh_frequency_hours).toLowerCase(),
              })}
            </Fact>
            {plan.allowed_channels.map((channel) => (
              <Fact key={channel}>
                <ChannelBadge channel={channel} />
              </Fact>
            ))}
            {/* Their number stands above already. */}
            <FeatureLines
              features={planFeatures(plan).filter(({ name }) => name !== keywordsInWords(plan))}
            />
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Specification 2.8: the badge goes by the name. */
function isPopular({ name }: Plan): boolean {
  return name.toLowerCase().includes('pro');
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li>
      <IconCheck size={16} stroke={2} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function keywordsInWords({ max_keywords }: Plan): string {
  return max_keywords === null ? messages.unlimitedKeywords : messages.keywordsUpTo({ max: max_keywords });
}

const keywordsOnAssistants = ({ max_keywords: max, total_channels: assistants }: Plan): string =>
  max === null
    ? messages.unlimitedKeywordsOnAssistants({ assistants })
    : messages.keywordsOnAssistants({ max, assistants });
