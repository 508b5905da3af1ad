import type { PlanReason } from '@answerscope/contract';
import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, newId } from '../../lib/ids.ts';
import { getProfileRow, type ProfileRow } from '../accounts/index.ts';
import type { PlanRow } from './plans.queries.ts';
import { plan_grants, plans } from './plans.tables.ts';

type GrantRow = typeof plan_grants.$inferSelect;

/** A user whose plan may change: nobody else changes it, adds a keyword, or changes or removes a plan meanwhile. */
export interface LockedUser {
  profile: ProfileRow;
  /** All, also those that are withdrawn or in the trash: somebody may still be on one. */
  plans: readonly PlanRow[];
}

/**
 * Holds plans and profile, in the one order in which both are ever locked: plans first, as an administrator does who
 * saves a plan and then holds its users. As the service role: users lock no plans. @throws NOT_FOUND
 */
export async function lockUser(tx: Transaction, accountId: AccountId): Promise<LockedUser> {
  const rows = await tx.select().from(plans).orderBy(asc(plans.id)).for('share');
  return { plans: rows, profile: await getProfileRow(tx, accountId, { lock: true }) };
}

/** A user's grants that are in force or will be. */
export async function listGrants(tx: Transaction, accountId: AccountId, now: Date): Promise<GrantRow[]> {
  return tx
    .select()
    .from(plan_grants)
    .where(
      and(
        eq(plan_grants.account_id, accountId),
        or(isNull(plan_grants.ends_at), gt(plan_grants.ends_at, now)),
      ),
    )
    .orderBy(asc(plan_grants.starts_at), asc(plan_grants.id));
}

/** Gives a plan to a user. */
export async function insertGrant(
  tx: Transaction,
  grant: Omit<typeof plan_grants.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(plan_grants).values({ ...grant, id: newId(grant.starts_at.getTime()) });
}

/** Ends what no payment provider gives: an administrator or the user has chosen something else. */
export async function endGivenGrants(tx: Transaction, accountId: AccountId, now: Date): Promise<void> {
  await tx
    .update(plan_grants)
    .set({ ends_at: now })
    .where(
      and(
        eq(plan_grants.account_id, accountId),
        isNull(plan_grants.subscription_id),
        or(isNull(plan_grants.ends_at), gt(plan_grants.ends_at, now)),
      ),
    );
}

/** What a subscription gives, to its end. */
type SubscribedPlan = Pick<GrantRow, 'plan_id' | 'source' | 'starts_at'> & {
  subscription_id: string;
  ends_at: Date;
};

/** Makes the grants of a user's subscriptions what they give now: one, or none. What another one gave is over. */
export async function giveSubscribedPlan(
  tx: Transaction,
  { accountId, given, now }: { accountId: AccountId; given: SubscribedPlan | null; now: Date },
): Promise<void> {
  await tx
    .update(plan_grants)
    .set({ ends_at: now })
    .where(
      and(
        eq(plan_grants.account_id, accountId),
        isNotNull(plan_grants.subscription_id),
        given === null ? undefined : ne(plan_grants.subscription_id, given.subscription_id),
        or(isNull(plan_grants.ends_at), gt(plan_grants.ends_at, now)),
      ),
    );
  if (given === null) return;
  const { plan_id, source, ends_at } = given;
  await tx
    .insert(plan_grants)
    .values({
      ...given,
      account_id: accountId,
      id: newId(now.getTime()),
      reason: 'paid_by_subscription' satisfies PlanReason,
    })
    .onConflictDoUpdate({
      target: [plan_grants.account_id, plan_grants.subscription_id],
      targetWhere: sql`${plan_grants.subscription_id} is not null`,
      set: { plan_id, source, ends_at },
    });
}
