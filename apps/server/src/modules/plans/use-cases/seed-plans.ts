import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { SEEDED_PLANS } from '../built-in-plans.rules.ts';
import { hasPlans, insertPlans, updateFormerDescription } from '../plans.queries.ts';

/** Makes the built-in plans when there are no plans at all, and keeps descriptions up to date that nobody edited. */
export async function seedPlans(servicePool: Pool): Promise<void> {
  await inTransaction(servicePool, null, async (tx) => {
    if (await hasPlans(tx)) {
      for (const plan of SEEDED_PLANS) await updateFormerDescription(tx, plan);
      return;
    }
    await insertPlans(
      tx,
      SEEDED_PLANS.map((plan) => ({ ...plan, id: newId() })),
    );
  });
}
