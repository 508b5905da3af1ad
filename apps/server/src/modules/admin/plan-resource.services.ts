import { isDeepStrictEqual } from 'node:util';
import {
  appError,
  CHANNEL_LABELS,
  CHANNELS,
  type Consequence,
  type planResource,
  validationError,
} from '@answerscope/contract';
import type { z } from 'zod';
import type { Transaction } from '../../database/pool.ts';
import { publishContentChange } from '../../events/publish-event.ts';
import { fitKeywords } from '../keywords/index.ts';
import { findBuiltInPlan, keywordCapacity } from '../plans/index.ts';
import { plans } from '../plans/plans.tables.ts';
import type { ResourceServices, RowChange } from '../resources/index.ts';
import * as messages from './messages.ts';
import {
  countBeyondBudget,
  countBeyondLimit,
  countSubscriptionsTo,
  countUsersByPlan,
  isReferredTo,
  listUsersToFit,
  lockUsersOf,
  publishToUsersOf,
} from './plan-users.queries.ts';

type WrittenPlan = z.output<typeof planResource.write>;
type StoredPlan = typeof plans.$inferSelect;

/** What of a plan its users live by. */
const TERMS = [
  'keywords_per_channel',
  'allowed_channels',
  'ranking_refresh_frequency_hours',
  'monthly_budget_usd',
  'samples_max',
  'webhook_endpoints_max',
  'stripe_product_id',
] as const satisfies readonly (keyof WrittenPlan)[];

/** What is particular about plans: who is on them, and what a change does to these. */
export function planResourceServices(now: () => Date): ResourceServices<WrittenPlan> {
  return {
    table: plans,
    findBuiltIn: (row) => findBuiltInPlan(row as unknown as StoredPlan),
    derived: ({ allowed_channels }) => ({ total_channels: allowed_channels.length }),
    facts: async (tx, ids) => {
      const users = await countUsersByPlan(tx, ids);
      return new Map(ids.map((id) => [id, { users: users.get(id) ?? 0 }]));
    },
    refuse: async (_tx, { before, values }) => {
      if ((before as StoredPlan | null)?.is_default && !values.is_active)
        throw validationError({ is_active: [messages.defaultPlanStaysOffered] });
    },
    refuseTrash: async (tx, row) => {
      if ((row as unknown as StoredPlan).is_default) throw inUse(messages.inUseByNewAccounts);
      const users = (await countUsersByPlan(tx, [row.id])).get(row.id) ?? 0;
      if (users > 0) throw inUse(messages.inUseByUsers({ users }));
      if (await isReferredTo(tx, row.id)) throw inUse(messages.inUseByFormerUsers);
    },
    consequences: (tx, change) => consequencesOf(tx, change, now()),
    follow: async (_ctx, tx, { before, row }) => {
      // The price list stands on the landing page.
      await publishContentChange(tx);
      if (before === null || row === null) return;
      const [was, is] = [before, row] as unknown as [StoredPlan, StoredPlan];
      // Their users are held since the consequences were counted: these are the keywords that were seen.
      if (was.max_keywords !== is.max_keywords)
        for (const account_id of await listUsersToFit(tx, { planId: is.id, limit: is.max_keywords }))
          await fitKeywords(tx, { account_id, limit: is.max_keywords });
      await publishToUsersOf(tx, is.id);
    },
  };
}

/**
 * Whom a change takes something away, in numbers; what a plan gains touches nobody unasked. Its users are held first,
 * until the change is written: what is counted is what happens.
 */
async function consequencesOf(
  tx: Transaction,
  { before, values }: RowChange<WrittenPlan>,
  now: Date,
): Promise<Consequence[]> {
  if (before === null) return [];
  const was = before as unknown as StoredPlan;
  if (TERMS.every((term) => isDeepStrictEqual(was[term], values[term]))) return [];
  await lockUsersOf(tx, was.id);
  const consequences: Consequence[] = [];
  const add = (count: number, inWords: (of: { count: number }) => string) => {
    if (count > 0) consequences.push({ count, text: inWords({ count }) });
  };
  const onIt = (await countUsersByPlan(tx, [was.id])).get(was.id) ?? 0;
  const limit = keywordCapacity(values);
  if (isSmaller(limit, was.max_keywords)) {
    add(onIt, messages.mayKeepFewerKeywords);
    const beyond = await countBeyondLimit(tx, { planId: was.id, limit });
    add(beyond.users, messages.haveMoreKeywords);
    add(beyond.keywords, messages.keywordsPaused);
  }
  if (isSmaller(values.keywords_per_channel, was.keywords_per_channel))
    add(onIt, messages.promisedFewerPerChannel);
  const lost = CHANNELS.filter(
    (channel) => was.allowed_channels.includes(channel) && !values.allowed_channels.includes(channel),
  );
  for (const channel of lost)
    add(onIt, ({ count }) => messages.loseAssistant({ count, assistant: CHANNEL_LABELS[channel] }));
  if (values.ranking_refresh_frequency_hours > was.ranking_refresh_frequency_hours)
    add(onIt, messages.refreshedLessOften);
  if (values.samples_max < was.samples_max) add(onIt, messages.mayAskForFewerAnswers);
  if (values.webhook_endpoints_max < was.webhook_endpoints_max) add(onIt, messages.mayHaveFewerEndpoints);
  const { monthly_budget_usd: budgetUsd } = values;
  if (budgetUsd !== null && isSmaller(budgetUsd, was.monthly_budget_usd)) {
    add(onIt, messages.haveSmallerBudget);
    const users = await countBeyondBudget(tx, { planId: was.id, budgetUsd, now });
    add(users, messages.haveSpentMore);
  }
  if (was.stripe_product_id !== null && values.stripe_product_id !== was.stripe_product_id) {
    const going = await countSubscriptionsTo(tx, was.id);
    add(going, messages.keepFormerProduct);
  }
  return consequences;
}

/** Null is without limit. */
function isSmaller(next: number | null, before: number | null): next is number {
  return next !== null && next < (before ?? Number.POSITIVE_INFINITY);
}

const inUse = (message: string) => appError('CONFLICT', { message, details: { reason: 'in_use' } });
