import { appError, type OmegaOverride } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import * as messages from '../messages.ts';
import { endOverride, findOverride } from '../omega-overrides.queries.ts';

/**
 * Ends a forced status: from now on the answers decide again. Reports that counted it stay as they are.
 * @throws NOT_FOUND, CONFLICT (it counts no longer)
 */
export async function liftOmegaOverride(
  ctx: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<OmegaOverride> {
  return ctx.administer(async ({ tx, audit }) => {
    const before = orNotFound(await findOverride(tx, id));
    const ended = await endOverride(tx, {
      id,
      ended_at: ctx.now,
      ended_by: ctx.actor.personId,
      end_reason: reason,
    });
    if (ended === null)
      throw appError('CONFLICT', {
        message: messages.statusNotInForce,
        details: { reason: 'not_in_force' },
      });
    const { keyword, forced_status: status } = before;
    const { account_id, keyword_id, channel } = ended;
    await audit({
      action: 'lift_omega_override',
      subject_type: 'user',
      subject_id: account_id,
      reason,
      before: { id, keyword, keyword_id, channel, status },
      after: null,
    });
    await publishEvent(tx, account_id, { type: 'result_updated', keyword_id, channel });
    return orNotFound(await findOverride(tx, id));
  });
}
