import {
  CHANNEL_LABELS,
  dollarsInWords,
  listInWords,
  NOT_CONFIGURED,
  type Plan,
  type PlanChangeCheck,
  type PlanHistoryEntry,
  refreshFrequencyLabel,
} from '@answerscope/contract';
import { keywordLimit } from './allowance.rules.ts';
import * as messages from './messages.ts';

type PlanAction = PlanHistoryEntry['action'];

interface PlanChangeFacts {
  current: Plan;
  target: Plan;
  /** Keywords that are not paused. */
  keywords: number;
  /** An administrator's limit for this user, which goes before any plan's; null: none. */
  keyword_limit_override: number | null;
  /** Whether a payment for the target can be taken. */
  takesPayments: boolean;
  /** To when what is in force is paid for, or on trial; null without a subscription. */
  paidUntil: Date | null;
}

/** An upgrade when the new monthly price is higher; otherwise a downgrade (specification 4). */
export function planDirection(
  current: { price_monthly: number } | null,
  target: { price_monthly: number },
): 'upgrade' | 'downgrade' {
  return current === null || target.price_monthly > current.price_monthly ? 'upgrade' : 'downgrade';
}

/** What stands in the way of a change of plan, what is lost and what is won by it (specification 5). */
export function judgePlanChange(facts: PlanChangeFacts): Omit<PlanChangeCheck, 'plan'> {
  const { current, target } = facts;
  const direction = planDirection(current, target);
  const blockers = blockersOf(facts, direction);
  const way = wayOf(facts);
  const isAtEnd = way === 'change' && target.price_monthly === 0;
  return {
    direction,
    way,
    takes_effect_at: isAtEnd ? (facts.paidUntil?.toISOString() ?? null) : null,
    is_allowed: blockers.length === 0,
    blockers,
    warnings: warningsOf(current, target),
    recommendations: recommendationsOf(facts),
  };
}

/** Whoever pays already changes what they pay for; two subscriptions are never meant. */
function wayOf({ target, paidUntil }: PlanChangeFacts): PlanChangeCheck['way'] {
  if (paidUntil !== null) return 'change';
  return target.price_monthly > 0 ? 'checkout' : 'switch';
}

function blockersOf(
  { target, keywords, keyword_limit_override, takesPayments }: PlanChangeFacts,
  direction: PlanChangeCheck['direction'],
): PlanChangeCheck['blockers'] {
  const blockers: PlanChangeCheck['blockers'] = [];
  if (!target.is_active) blockers.push({ code: 'plan_inactive', message: messages.planNotAvailable });
  if (target.price_monthly > 0 && !takesPayments)
    blockers.push({ code: 'not_configured', message: NOT_CONFIGURED });
  const limit = keywordLimit(target, keyword_limit_override);
  if (direction === 'downgrade' && limit !== null && keywords > limit)
    blockers.push({
      code: 'too_many_keywords',
      message: messages.tooManyKeywords({ keywords, max: limit, excess: keywords - limit }),
    });
  return blockers;
}

function warningsOf(current: Plan, target: Plan): string[] {
  const warnings: string[] = [];
  const lost = current.allowed_channels.filter((channel) => !target.allowed_channels.includes(channel));
  if (lost.length > 0)
    warnings.push(
      messages.assistantsLost({ assistants: listInWords(lost.map((channel) => CHANNEL_LABELS[channel])) }),
    );
  if (target.ranking_refresh_frequency_hours > current.ranking_refresh_frequency_hours)
    warnings.push(
      messages.refreshedLessOften({
        after: refreshFrequencyLabel(target.ranking_refresh_frequency_hours, 'inside'),
        before: refreshFrequencyLabel(current.ranking_refresh_frequency_hours, 'inside'),
      }),
    );
  if (target.samples_max < current.samples_max)
    warnings.push(messages.fewerAnswers({ after: target.samples_max, before: current.samples_max }));
  const budget = target.monthly_budget_usd;
  if (budget !== null && budget < (current.monthly_budget_usd ?? Number.POSITIVE_INFINITY))
    warnings.push(
      current.monthly_budget_usd === null
        ? messages.usageLimited({ after: dollarsInWords(budget) })
        : messages.usageFalls({
            before: dollarsInWords(current.monthly_budget_usd),
            after: dollarsInWords(budget),
          }),
    );
  if (target.webhook_endpoints_max < current.webhook_endpoints_max)
    warnings.push(
      target.webhook_endpoints_max === 0
        ? messages.noEventsAnyMore
        : messages.fewerEndpoints({
            after: target.webhook_endpoints_max,
            before: current.webhook_endpoints_max,
          }),
    );
  return warnings;
}

function recommendationsOf({ current, target, keyword_limit_override }: PlanChangeFacts): string[] {
  const recommendations: string[] = [];
  const before = keywordLimit(current, keyword_limit_override);
  const after = keywordLimit(target, keyword_limit_override);
  if (before !== null && after === null) recommendations.push(messages.unlimitedKeywords);
  if (before !== null && after !== null && after > before)
    recommendations.push(messages.moreKeywords({ count: after - before }));
  const gained = target.allowed_channels.filter((channel) => !current.allowed_channels.includes(channel));
  if (gained.length > 0)
    recommendations.push(
      messages.assistantsGained({
        assistants: listInWords(gained.map((channel) => CHANNEL_LABELS[channel])),
      }),
    );
  if (target.samples_max > current.samples_max)
    recommendations.push(messages.moreAnswers({ max: target.samples_max }));
  const budget = current.monthly_budget_usd;
  if (budget !== null && (target.monthly_budget_usd ?? Number.POSITIVE_INFINITY) > budget)
    recommendations.push(
      target.monthly_budget_usd === null
        ? messages.usageUnlimited({ before: dollarsInWords(budget) })
        : messages.usageRises({
            before: dollarsInWords(budget),
            after: dollarsInWords(target.monthly_budget_usd),
          }),
    );
  if (target.webhook_endpoints_max > current.webhook_endpoints_max)
    recommendations.push(messages.moreEndpoints({ max: target.webhook_endpoints_max }));
  return recommendations;
}

interface PlanStep {
  /** Null before the first plan. */
  previous: { id: string; price_monthly: number } | null;
  next: { id: string; price_monthly: number };
  /** Plans the user was on before this step. */
  earlier: ReadonlySet<string>;
}

/** In one word what a row of the history was: back to no cost, up, down, or back to a plan of before. */
export function planAction({ previous, next, earlier }: PlanStep): PlanAction {
  if (previous !== null && previous.price_monthly > 0 && next.price_monthly === 0) return 'cancel';
  const direction = planDirection(previous, next);
  if (direction === 'upgrade' && earlier.has(next.id)) return 'reactivate';
  return direction;
}
