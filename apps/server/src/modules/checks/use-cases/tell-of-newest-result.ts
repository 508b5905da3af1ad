import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../http/event-streams.ts';
import { visibility_results } from '../../answers/answers.tables.ts';

/** Lets a user's open pages read results and dashboard again, without a word to the user. */
export async function tellOfNewestResult(tx: Transaction, userId: string): Promise<void> {
  const { keyword_id, channel, user_id, checked_at } = visibility_results;
  const [newest] = await tx
    .select({ keyword_id, channel })
    .from(visibility_results)
    .where(eq(user_id, userId))
    .orderBy(desc(checked_at))
    .limit(1);
  if (newest !== undefined) await publishEvent(tx, userId, { type: 'result_updated', ...newest });
}
