import type { Channel } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { endPause } from '../provider-states.queries.ts';

/** An administrator ends a provider's pause, for example after paying its bill; audited. */
export async function resumeProvider(
  ctx: AdminContext,
  input: { channel: Channel; reason: string },
): Promise<{ channel: Channel; was_paused_until: string | null }> {
  const { channel, reason } = input;
  return ctx.administer(async ({ tx, audit }) => {
    const was_paused_until = (await endPause(tx, channel))?.toISOString() ?? null;
    await audit({
      action: 'resume_provider',
      subject_type: 'channel',
      subject_id: channel,
      reason,
      before: { paused_until: was_paused_until },
      after: { paused_until: null, resumed_at: ctx.now },
    });
    return { channel, was_paused_until };
  });
}
