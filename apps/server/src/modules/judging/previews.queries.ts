import { RULES_VERSION } from '@answerscope/mentions';
import { and, eq, sql } from 'drizzle-orm';
import { matching, sameIn } from '../../database/matching.ts';
import { inTransaction, type Pool, type Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { judgements } from '../answers/answers.tables.ts';
import type { JudgementRow } from '../answers/index.ts';

/** How long a worker may be silent before another one goes on with its preview. */
const LEASE_SECONDS = 30;

/** A preview in one worker's hands. Whoever claims it next has a higher epoch. */
export interface Walk {
  account_id: AccountId;
  id: string;
  epoch: number;
}

const isJudgement = (key: { account_id: AccountId; id: string }) =>
  sameIn(judgements, key, 'account_id', 'id');

/** The user's open preview; null when there is none. */
export async function findPreview(tx: Transaction, accountId: AccountId): Promise<JudgementRow | null> {
  const rows = await tx
    .select()
    .from(judgements)
    .where(matching(judgements, { account_id: accountId, state: 'preview' }));
  return rows[0] ?? null;
}

export async function insertPreview(
  tx: Transaction,
  row: Pick<
    JudgementRow,
    'account_id' | 'id' | 'brand_revision' | 'basis_judgement_id' | 'total' | 'created_at'
  >,
): Promise<void> {
  await tx.insert(judgements).values({ ...row, rules_version: RULES_VERSION, state: 'preview' });
}

export async function updateJudgement(
  tx: Transaction,
  key: { account_id: AccountId; id: string },
  columns: Partial<JudgementRow>,
): Promise<void> {
  await tx.update(judgements).set(columns).where(isJudgement(key));
}

/**
 * Takes a preview that nobody walks, or whose worker is silent; null when there is none. Only one of the rules of this
 * version: another's verdicts are not ours to write. Times are the database's.
 */
export async function claimWalk(servicePool: Pool): Promise<Walk | null> {
  const claimed = await servicePool.query<{ account_id: AccountId; id: string; lease_epoch: number }>({
    name: 'claim_walk',
    text: `
      update judgements j set lease_epoch = j.lease_epoch + 1,
        lease_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
      from (
        select o.account_id, o.id from judgements o
        where o.state = 'preview' and o.completed_at is null and o.rules_version = $1
          and (o.lease_until is null or o.lease_until < now())
        order by o.lease_until nulls first limit 1 for update of o skip locked) free
      where j.account_id = free.account_id and j.id = free.id
      returning j.account_id, j.id, j.lease_epoch`,
    values: [RULES_VERSION],
  });
  const row = claimed.rows[0];
  return row === undefined ? null : { account_id: row.account_id, id: row.id, epoch: row.lease_epoch };
}

/** The preview of a walk, its row locked and its lease renewed; null when the walk is not this worker's any more. */
export async function holdWalk(tx: Transaction, walk: Walk): Promise<JudgementRow | null> {
  const rows = await tx
    .update(judgements)
    .set({ lease_until: sql`clock_timestamp() + ${LEASE_SECONDS} * interval '1 second'` })
    .where(and(isJudgement(walk), eq(judgements.state, 'preview'), eq(judgements.lease_epoch, walk.epoch)))
    .returning();
  return rows[0] ?? null;
}

/** Lets another worker, or this one later, go on; after an error not before `afterSeconds`. */
export async function releaseWalk(servicePool: Pool, walk: Walk, afterSeconds: number): Promise<void> {
  await servicePool.query(
    `update judgements set lease_until = clock_timestamp() + $4 * interval '1 second'
     where account_id = $1 and id = $2 and lease_epoch = $3 and state = 'preview'`,
    [walk.account_id, walk.id, walk.epoch, afterSeconds],
  );
}

/** Removes verdicts of a discarded judgement, so many at a time; false when there is nothing left to do. */
export async function purgeDiscarded(servicePool: Pool, limit: number): Promise<boolean> {
  return inTransaction(servicePool, null, async (tx) => {
    const found = await tx
      .select({ account_id: judgements.account_id, id: judgements.id })
      .from(judgements)
      .where(matching(judgements, { state: 'discarded', is_purged: false }))
      .orderBy(judgements.ended_at)
      .limit(1)
      .for('update', { skipLocked: true });
    const key = found[0];
    if (key === undefined) return false;
    const ofJudgement = sql`account_id = ${key.account_id} and judgement_id = ${key.id}`;
    const removed = await tx.execute(sql`
      delete from verdicts where ${ofJudgement}
        and answer_id in (select answer_id from verdicts where ${ofJudgement} limit ${limit})`);
    if ((removed.rowCount ?? 0) < limit) await updateJudgement(tx, key, { is_purged: true });
    return true;
  });
}
