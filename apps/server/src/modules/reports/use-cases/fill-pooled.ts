import type { Transaction } from '../../../database/pool.ts';
import { readMeanings, readOwnLines, readPast } from '../evidence.queries.ts';
import { lastPoints, type PastReport } from '../line-breaks.rules.ts';
import { pooledNumbersOf } from '../pooled.rules.ts';
import { findRevisionUnpooled, updatePooled } from '../report-rows.queries.ts';

/**
 * Gives a current revision that was written before there were windows its numbers, from the lines that stand below it, in
 * the caller's transaction; one that has them stays as it is. True when there was something to fill.
 */
export async function ensurePooled(
  tx: Transaction,
  key: { user_id: string; report_id: string },
): Promise<boolean> {
  const revision = await findRevisionUnpooled(tx, key);
  if (revision === null) return false;
  const { user_id, report_id, judgement_id, channel, reported_at } = revision;
  const past = await readPast(tx, { user_id, channel, before: reported_at });
  const lines = await readOwnLines(tx, { user_id, report_id, judgement_id });
  const report: PastReport = { report_id, reported_at, lines };
  const points = [...lastPoints(past).values(), ...lastPoints([report]).values()];
  const meanings = await readMeanings(tx, user_id, points);
  await updatePooled(tx, { user_id, report_id, judgement_id }, pooledNumbersOf([...past, report], meanings));
  return true;
}
