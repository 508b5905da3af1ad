import type { Channel } from '@answerscope/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { provider_states } from './providers.tables.ts';

/** Ends a provider's pause, and says until when it would have been; null where it was not paused. */
export async function endPause(tx: Transaction, channel: Channel): Promise<Date | null> {
  const isProvider = eq(provider_states.provider, channel);
  const rows = await tx.select().from(provider_states).where(isProvider).for('update');
  await tx.update(provider_states).set({ paused_until: null, pause_reason: null }).where(isProvider);
  return rows[0]?.paused_until ?? null;
}
