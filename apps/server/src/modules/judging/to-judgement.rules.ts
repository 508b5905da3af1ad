import type { Judgement } from '@answerscope/contract';
import { RULES_VERSION } from '@answerscope/mentions';
import type { Transaction } from '../../database/pool.ts';
import { getProfileRow } from '../accounts/index.ts';
import { findCurrentJudgement, type JudgementRow } from '../answers/index.ts';
import { namesInWaiting } from '../brand/index.ts';
import { sameOwnNames, staleReason } from './judging.rules.ts';
import { namesOfJudgement } from './use-cases/judge-batch.ts';

/** The judgement as it goes over the wire; of a preview also why it could not be applied. */
export async function toJudgement(tx: Transaction, row: JudgementRow): Promise<Judgement> {
  const { id, state, rules_version, brand_revision, judged, total, difference } = row;
  if (state === 'ad_hoc' || brand_revision === null) throw new Error(`judgement ${id} is of one check only`);
  return {
    id,
    state,
    rules_version,
    brand_revision,
    judged,
    total,
    difference,
    names: await namesOfJudgement(tx, row),
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    stale: state === 'preview' ? await staleNow(tx, row) : null,
  };
}

async function staleNow(tx: Transaction, preview: JudgementRow): Promise<Judgement['stale']> {
  const { account_id } = preview;
  const current = await findCurrentJudgement(tx, account_id);
  const { names } = await namesInWaiting(tx, await getProfileRow(tx, account_id));
  return staleReason(preview, {
    rules_version: RULES_VERSION,
    are_own_names_same: sameOwnNames(names, await namesOfJudgement(tx, preview)),
    current_judgement_id: current?.id ?? null,
  });
}
