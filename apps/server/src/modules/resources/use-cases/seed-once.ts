import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { markSeeded } from '../seeds.queries.ts';

/**
 * Adds rows that come with the product, once in the life of an installation: what administrators changed or emptied
 * stays as they left it. Of several processes that start at the same moment one adds them.
 */
export async function seedOnce(
  servicePool: Pool,
  name: string,
  insert: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await inTransaction(servicePool, null, async (tx) => {
    if (await markSeeded(tx, name)) await insert(tx);
  });
}
