import { appError, type OmegaOverride, type SetOmegaOverride } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { accountNamed } from '../../../context/operation-call.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import { endOfLastDay } from '../../../lib/time.ts';
import * as messages from '../messages.ts';
import {
  endExpired,
  findOmegaOverrideInForce,
  findOverride,
  insertOverride,
  lockKeyword,
} from '../omega-overrides.queries.ts';

/**
 * Forces the status of a user's keyword on a channel, until it is lifted or through a last day (UTC). Answers, verdicts
 * and rates stay; reports that are made from now on count it.
 * @throws NOT_FOUND (no such keyword of that user), VALIDATION_ERROR at `until`, CONFLICT (one is in force already)
 */
export async function setOmegaOverride(
  ctx: AdminContext,
  { status, reason, until: lastDay, user_id, ...of }: SetOmegaOverride,
): Promise<OmegaOverride> {
  const account_id = accountNamed(user_id);
  const target = { account_id, ...of };
  const until = endOfLastDay(lastDay, ctx.now);
  return ctx.administer(async ({ tx, audit }) => {
    const { keyword } = orNotFound(await lockKeyword(tx, target));
    if ((await findOmegaOverrideInForce(tx, target)) !== null)
      throw appError('CONFLICT', {
        message: messages.statusSetAlready,
        details: { reason: 'in_force' },
      });
    await endExpired(tx, target);
    const id = newId();
    await insertOverride(tx, {
      ...target,
      id,
      forced_status: status,
      reason,
      set_by: ctx.actor.personId,
      set_at: ctx.now,
      until,
    });
    const { keyword_id, channel } = of;
    await audit({
      action: 'set_omega_override',
      subject_type: 'user',
      subject_id: account_id,
      reason,
      before: null,
      after: { id, keyword, keyword_id, channel, status, until: until?.toISOString() ?? null },
    });
    await publishEvent(tx, account_id, { type: 'result_updated', keyword_id, channel });
    return orNotFound(await findOverride(tx, id));
  });
}
