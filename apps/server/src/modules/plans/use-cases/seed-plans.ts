import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { BUILT_IN_PLANS } from '../built-in-plans.rules.ts';
import { plans } from '../plans.tables.ts';

/** Makes the built-in plans when there are no plans at all; an administrator's changes are never undone. */
export async function seedPlans(servicePool: Pool): Promise<void> {
  await inTransaction(servicePool, null, async (tx) => {
    const existing = await tx.select({ id: plans.id }).from(plans).limit(1);
    if (existing.length > 0) return;
    await tx
      .insert(plans)
      .values(BUILT_IN_PLANS.map((plan) => ({ ...plan, id: newId() })))
      .onConflictDoNothing();
  });
}
