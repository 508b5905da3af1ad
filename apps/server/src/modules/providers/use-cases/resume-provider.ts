import type { Channel } from '@answerscope/contract';
import { eq } from 'drizzle-orm';
import type { Pool } from '../../../database/pool.ts';
import type { SignedInContext } from '../../../http/context.ts';
import { administer } from '../../audit/index.ts';
import { provider_states } from '../providers.tables.ts';

/** An administrator ends a provider's pause, for example after paying its bill; audited. */
export async function resumeProvider(
  servicePool: Pool,
  context: SignedInContext,
  input: { channel: Channel; reason: string },
): Promise<{ channel: Channel; was_paused_until: string | null }> {
  const { channel, reason } = input;
  return administer(servicePool, context, async ({ tx, audit }) => {
    const isProvider = eq(provider_states.provider, channel);
    const rows = await tx.select().from(provider_states).where(isProvider).for('update');
    const was_paused_until = rows[0]?.paused_until?.toISOString() ?? null;
    await tx.update(provider_states).set({ paused_until: null, pause_reason: null }).where(isProvider);
    await audit({
      action: 'resume_provider',
      subject_type: 'channel',
      subject_id: channel,
      reason,
      before: { paused_until: was_paused_until },
      after: { paused_until: null, resumed_at: context.now },
    });
    return { channel, was_paused_until };
  });
}
