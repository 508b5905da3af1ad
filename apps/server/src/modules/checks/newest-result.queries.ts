import type { Channel } from '@answerscope/contract';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { visibility_results } from '../answers/answers.tables.ts';

/** Keyword and channel of a user's newest result; null before the first. */
export async function findNewestResult(
  tx: Transaction,
  userId: string,
): Promise<{ keyword_id: string; channel: Channel } | null> {
  const { keyword_id, channel, user_id, checked_at } = visibility_results;
  const [newest] = await tx
    .select({ keyword_id, channel })
    .from(visibility_results)
    .where(eq(user_id, userId))
    .orderBy(desc(checked_at))
    .limit(1);
  return newest ?? null;
}
