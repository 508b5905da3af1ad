import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { getProfileRow, updateProfile } from '../../accounts/index.ts';
import { fitKeywords } from '../../keywords/index.ts';
import { getPlan, keywordLimit } from '../../plans/index.ts';
import * as messages from '../messages.ts';

/**
 * Lets a user keep more or fewer keywords than the plan; null goes by the plan again. Keywords beyond it are paused.
 * @throws NOT_FOUND, CONFLICT (the limit is that already)
 */
export async function setKeywordOverride(
  ctx: AdminContext,
  { personId, accountId, data: { overrideLimit, reason } }: AdminCall<'set_keyword_override'>,
): Promise<AdminOperationOutput<'set_keyword_override'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const before = profile.keyword_limit_override;
    if (before === overrideLimit)
      throw appError('CONFLICT', {
        message: messages.limitAlreadySet,
        details: { reason: 'nothing_changed' },
      });
    const plan = await getPlan(tx, profile.plan_id);
    await updateProfile(
      tx,
      { personId, accountId },
      { keyword_limit_override: overrideLimit, updated_at: ctx.now },
    );
    const limit = keywordLimit(plan, overrideLimit);
    await fitKeywords(tx, { account_id: accountId, limit });
    await audit({
      action: 'set_keyword_override',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: { keyword_limit_override: before },
      after: { keyword_limit_override: overrideLimit },
    });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return { user_id: personId, keyword_limit_override: overrideLimit, keyword_limit: limit };
  });
}
