import type { Judgement, JudgingStatus } from '@answerscope/contract';
import { RULES_VERSION } from '@answerscope/mentions';
import type { AccountContext } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import {
  findCurrentJudgement,
  findJudgement,
  hasCountedAnswer,
  type JudgementRow,
} from '../../answers/index.ts';
import { namesInWaiting } from '../../brand/index.ts';
import { nameChanges, sameOwnNames } from '../judging.rules.ts';
import { findPreview } from '../previews.queries.ts';
import { toJudgement } from '../to-judgement.rules.ts';
import { namesOfJudgement } from './judge-batch.ts';

/** What the caller's answers are judged by, and whether judging them again would use something else. */
export async function getJudgingStatus(ctx: AccountContext): Promise<JudgingStatus> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const current = await findCurrentJudgement(tx, accountId);
    const preview = await findPreview(tx, accountId);
    const isSettled = current === null || !(await hasCountedAnswer(tx, accountId));
    const { names } = await namesInWaiting(tx, await getProfileRow(tx, accountId));
    const judgedBy = isSettled ? null : await namesOfJudgement(tx, current);
    const changes = judgedBy === null || sameOwnNames(names, judgedBy) ? null : nameChanges(judgedBy, names);
    return {
      current: current === null ? null : await toJudgement(tx, current),
      preview: preview === null ? null : await toJudgement(tx, preview),
      names_changed: changes !== null,
      name_changes: changes,
      rules_changed: !isSettled && (current.rules_version !== RULES_VERSION || !current.covers_older),
    };
  });
}

/** One of the caller's judgements, those of one check only left out. @throws NOT_FOUND */
export async function getJudgement(ctx: AccountContext, id: string): Promise<Judgement> {
  return ctx.db.transaction(async (tx) => toJudgement(tx, await requireJudgement(tx, ctx.accountId, id)));
}

/** @throws NOT_FOUND */
export async function requireJudgement(
  tx: Transaction,
  accountId: AccountId,
  id: string,
): Promise<JudgementRow> {
  const row = await findJudgement(tx, accountId, id);
  if (row === null || row.state === 'ad_hoc') throw notFound();
  return row;
}
