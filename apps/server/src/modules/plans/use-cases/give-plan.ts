import type { Actor } from '../../../context/actor.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { insertGrant, lockUser } from '../grants.queries.ts';
import type { FitKeywords } from './move-to-plan.ts';
import { settle } from './settle.ts';

/** Gives a user a plan until somebody ends it; nothing where the plan is no longer offered. */
export async function givePlan(
  tx: Transaction,
  {
    accountId,
    planId,
    ...settling
  }: {
    accountId: AccountId;
    planId: string;
    reason: string;
    actor: Actor;
    now: Date;
    fitKeywords: FitKeywords;
  },
): Promise<void> {
  const locked = await lockUser(tx, accountId);
  const plan = locked.plans.find(({ id }) => id === planId);
  if (plan === undefined || !plan.is_active || plan.deleted_at !== null) return;
  // Everybody may be on the plan of new accounts: nothing has to give it.
  if (!plan.is_default)
    await insertGrant(tx, {
      account_id: accountId,
      plan_id: planId,
      source: 'administrator',
      reason: settling.reason,
      starts_at: settling.now,
    });
  await settle(tx, locked, { ...settling, chosenPlanId: planId });
}
