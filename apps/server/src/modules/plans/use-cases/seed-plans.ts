import { inTransaction, type Pool } from '../../../database/pool.ts';
import { newId } from '../../../lib/ids.ts';
import { SEEDED_PLANS } from '../built-in-plans.rules.ts';
import { hasPlans, insertPlans } from '../plans.queries.ts';

/** Makes the built-in plans when there are no plans at all; an administrator's changes are never undone. */
export async function seedPlans(servicePool: Pool): Promise<void> {
  await inTransaction(servicePool, null, async (tx) => {
    if (await hasPlans(tx)) return;
    await insertPlans(
      tx,
      SEEDED_PLANS.map((plan) => ({ ...plan, id: newId() })),
    );
  });
}
