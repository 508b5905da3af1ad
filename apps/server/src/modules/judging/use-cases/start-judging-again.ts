import type { Judgement } from '@answerscope/contract';
import { RULES_VERSION } from '@answerscope/mentions';
import type { AccountContext } from '../../../context/account-context.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { newId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { findCurrentJudgement, findJudgement, hasCountedAnswer, judgeOwn } from '../../answers/index.ts';
import { namesInWaiting } from '../../brand/index.ts';
import { nothingToJudge, sameOwnNames, staleReason } from '../judging.rules.ts';
import { findPreview, insertPreview, updateJudgement } from '../previews.queries.ts';
import { toJudgement } from '../to-judgement.rules.ts';
import { countOwnAnswers } from '../walk.queries.ts';
import { namesOfJudgement } from './judge-batch.ts';

/**
 * Starts judging all answers by the newest names and rules, as a preview that a worker walks. An open preview of the
 * same is returned as it is; one that could not be applied any more is discarded.
 * @throws CONFLICT when that would use nothing else than now, or no number stands on an answer yet
 */
export async function startJudgingAgain(ctx: AccountContext): Promise<Judgement> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    if (!(await hasCountedAnswer(tx, accountId))) throw nothingToJudge();
    // New rules hold for new answers first, so that the preview does not lose its basis to the next one.
    await judgeOwn(tx, profile, ctx.now);
    const current = await findCurrentJudgement(tx, accountId);
    if (current === null) throw nothingToJudge();
    const { revision, names } = await namesInWaiting(tx, profile);
    if (current.covers_older && sameOwnNames(names, await namesOfJudgement(tx, current)))
      throw nothingToJudge();
    const open = await findPreview(tx, accountId);
    if (open !== null) {
      const now = {
        rules_version: RULES_VERSION,
        are_own_names_same: sameOwnNames(names, await namesOfJudgement(tx, open)),
        current_judgement_id: current.id,
      };
      if (staleReason(open, now) === null) return toJudgement(tx, open);
      await updateJudgement(tx, open, { state: 'discarded', ended_at: ctx.now });
    }
    const id = newId(ctx.now.getTime());
    await insertPreview(tx, {
      account_id: accountId,
      id,
      brand_revision: revision,
      basis_judgement_id: current.id,
      total: await countOwnAnswers(tx, accountId),
      created_at: ctx.now,
    });
    const preview = await findJudgement(tx, accountId, id);
    if (preview === null) throw new Error('a preview that was just written is not there');
    await publishEvent(tx, accountId, { type: 'judgement_updated', judgement_id: id });
    return toJudgement(tx, preview);
  });
}
