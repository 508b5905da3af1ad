import type { Judgement } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { findAccountForUpdate } from '../../accounts/index.ts';
import { previewHasEnded } from '../judging.rules.ts';
import { updateJudgement } from '../previews.queries.ts';
import { toJudgement } from '../to-judgement.rules.ts';
import { requireJudgement } from './get-judging-status.ts';

/**
 * Throws a preview away; what holds stays. Again it changes nothing. A worker removes its verdicts later.
 * @throws NOT_FOUND; CONFLICT when it was applied
 */
export async function discardJudgement(ctx: AccountContext, id: string): Promise<Judgement> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    orNotFound(await findAccountForUpdate(tx, accountId));
    const preview = await requireJudgement(tx, accountId, id);
    if (preview.state === 'discarded') return toJudgement(tx, preview);
    if (preview.state !== 'preview') throw previewHasEnded();
    await updateJudgement(tx, preview, { state: 'discarded', ended_at: ctx.now, lease_until: null });
    await publishEvent(tx, accountId, { type: 'judgement_updated', judgement_id: id });
    return toJudgement(tx, await requireJudgement(tx, accountId, id));
  });
}
