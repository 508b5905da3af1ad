import type { Judgement } from '@answerscope/contract';
import { RULES_VERSION } from '@answerscope/mentions';
import { createChangeTest } from '@answerscope/statistics';
import type { AccountContext } from '../../../context/account-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { findCurrentJudgement, type JudgementRow } from '../../answers/index.ts';
import { namesInWaiting } from '../../brand/index.ts';
import { rebuildPageKinds } from '../../companies/index.ts';
import { writeReportRevision } from '../../reports/index.ts';
import {
  previewHasEnded,
  previewIsNotComplete,
  previewIsStale,
  sameOwnNames,
  staleReason,
} from '../judging.rules.ts';
import { updateJudgement } from '../previews.queries.ts';
import { listReportIds, rebuildBranded, rebuildItems, rebuildResults } from '../rebuild.queries.ts';
import { toJudgement } from '../to-judgement.rules.ts';
import { listUnjudged } from '../walk.queries.ts';
import { requireJudgement } from './get-judging-status.ts';
import { BATCH_SIZE, judgeBatch, namesOfJudgement } from './judge-batch.ts';

/**
 * Puts a complete preview in force, in one transaction: it takes the place of the judgement it was compared with, and
 * results, runs and reports say what its verdicts say. Answers that came meanwhile are judged first. Applied again it
 * changes nothing.
 * @throws NOT_FOUND; CONFLICT when it is not complete, was discarded, or names, rules or the judgement in force moved
 */
export async function applyJudgement(ctx: AccountContext, id: string): Promise<Judgement> {
  const { accountId } = ctx;
  // Most of what came meanwhile is judged before anything is locked.
  const catchUp = () =>
    ctx.db.transaction(async (tx) => {
      const profile = await getProfileRow(tx, accountId);
      const { preview } = await requireApplicable(tx, profile, await requireJudgement(tx, accountId, id));
      return preview === null ? 0 : judgeUnjudged(tx, { profile, preview });
    });
  while ((await catchUp()) === BATCH_SIZE);
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    // Whoever stores an answer holds the judgement it is judged by: none can come between.
    const inForce = await findCurrentJudgement(tx, accountId, { lock: 'update' });
    const row = await requireJudgement(tx, accountId, id);
    const { preview } = await requireApplicable(tx, profile, row);
    if (preview === null || inForce === null) return toJudgement(tx, row);
    while ((await judgeUnjudged(tx, { profile, preview })) === BATCH_SIZE);
    await updateJudgement(tx, inForce, { state: 'superseded' });
    await updateJudgement(tx, preview, { state: 'current', covers_older: true, ended_at: ctx.now });
    await rebuild(tx, { preview, before: inForce, at: ctx.now });
    await publishEvent(tx, accountId, { type: 'judgement_applied', judgement_id: id });
    return toJudgement(tx, await requireJudgement(tx, accountId, id));
  });
}

/** The preview to apply; null when it was applied already. @throws CONFLICT */
async function requireApplicable(
  tx: Transaction,
  profile: ProfileRow,
  row: JudgementRow,
): Promise<{ preview: JudgementRow | null }> {
  if (row.state === 'current') return { preview: null };
  if (row.state !== 'preview') throw previewHasEnded();
  const current = await findCurrentJudgement(tx, row.account_id);
  const { names } = await namesInWaiting(tx, profile);
  const stale = staleReason(row, {
    rules_version: RULES_VERSION,
    are_own_names_same: sameOwnNames(names, await namesOfJudgement(tx, row)),
    current_judgement_id: current?.id ?? null,
  });
  if (stale !== null) throw previewIsStale(stale);
  if (row.completed_at === null) throw previewIsNotComplete();
  return { preview: row };
}

/** Judges answers that the walk has not met, a batch of them; says how many. */
async function judgeUnjudged(
  tx: Transaction,
  { profile, preview }: { profile: ProfileRow; preview: JudgementRow },
): Promise<number> {
  const { account_id, id: judgement_id } = preview;
  const answers = await listUnjudged(tx, account_id, { judgement_id, limit: BATCH_SIZE });
  const names = await namesOfJudgement(tx, preview);
  await judgeBatch(tx, { account_id, judgement_id }, { answers, names, language: profile.language });
  return answers.length;
}

/** Everything that was derived from verdicts, derived again. */
async function rebuild(
  tx: Transaction,
  change: { preview: JudgementRow; before: JudgementRow; at: Date },
): Promise<void> {
  const { preview, before, at } = change;
  const key = { account_id: preview.account_id, judgement_id: preview.id };
  await rebuildItems(tx, key);
  await rebuildResults(tx, key);
  const names = await namesOfJudgement(tx, preview);
  await rebuildBranded(tx, key.account_id, names);
  const { competitors } = (await namesInWaiting(tx, await getProfileRow(tx, key.account_id))).names;
  await rebuildPageKinds(tx, key.account_id, {
    before: await namesOfJudgement(tx, before),
    // Whose pages are a competitor's follows who is tracked, not whom answers were judged beside.
    after: { ...names, competitors },
  });
  const tools = { test: createChangeTest() };
  for (const report_id of await listReportIds(tx, key.account_id))
    await writeReportRevision(tx, { ...key, report_id, at }, tools);
}
