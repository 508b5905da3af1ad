import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import { profiles } from '../../accounts/accounts.tables.ts';
import { plans } from '../plans.tables.ts';

/** Puts a user on the plan of that name, if there is one; for the demonstration account, by the service role. */
export async function putOnPlan(tx: Transaction, userId: string, planName: string): Promise<void> {
  const rows = await tx.select({ id: plans.id }).from(plans).where(eq(plans.name, planName));
  const plan = rows[0];
  if (plan !== undefined) await tx.update(profiles).set({ plan_id: plan.id }).where(eq(profiles.id, userId));
}
