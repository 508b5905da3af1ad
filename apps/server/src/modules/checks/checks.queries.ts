import type { ResultStatus } from '@answerscope/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { CheckPlan } from './check-plan.ts';
import { check_attempts, check_run_items, check_runs, run_channels } from './checks.tables.ts';

type AttemptState = (typeof check_attempts.$inferSelect)['state'];

/** The state of an attempt, its row locked until the transaction ends; 'lost' when the row is gone. */
export async function lockAttempt(tx: Transaction, userId: string, attemptId: string): Promise<AttemptState> {
  const rows = await tx
    .select({ state: check_attempts.state })
    .from(check_attempts)
    .where(and(eq(check_attempts.user_id, userId), eq(check_attempts.id, attemptId)))
    .for('update');
  return rows[0]?.state ?? 'lost';
}

export async function closeAttempt(
  tx: Transaction,
  userId: string,
  attemptId: string,
  columns: Partial<typeof check_attempts.$inferInsert> & { state: AttemptState },
): Promise<void> {
  await tx
    .update(check_attempts)
    .set(columns)
    .where(and(eq(check_attempts.user_id, userId), eq(check_attempts.id, attemptId)));
}

/** Ends the one item of a single check, and with it its channel and run. */
export async function endItem(
  tx: Transaction,
  plan: Pick<CheckPlan, 'user_id' | 'run_id' | 'channel' | 'keyword_id'>,
  end: { state: 'done' | 'failed'; at: Date },
): Promise<void> {
  await tx
    .update(check_run_items)
    .set({ state: end.state })
    .where(
      and(
        eq(check_run_items.user_id, plan.user_id),
        eq(check_run_items.run_id, plan.run_id),
        eq(check_run_items.channel, plan.channel),
        eq(check_run_items.keyword_id, plan.keyword_id),
      ),
    );
  await tx
    .update(run_channels)
    .set({ state: end.state, lease_until: null })
    .where(
      and(
        eq(run_channels.user_id, plan.user_id),
        eq(run_channels.run_id, plan.run_id),
        eq(run_channels.channel, plan.channel),
      ),
    );
  await tx
    .update(check_runs)
    .set({ state: end.state, ended_at: end.at })
    .where(and(eq(check_runs.user_id, plan.user_id), eq(check_runs.id, plan.run_id)));
}

/**
 * Writes the newest result of the keyword on the channel; an older one never replaces a newer one, and a keyword
 * that was deleted meanwhile gets none.
 */
export async function upsertResult(
  tx: Transaction,
  plan: CheckPlan,
  result: {
    status: ResultStatus;
    is_mentioned: boolean;
    response_text: string;
    answer_id: string | null;
    judgement_id: string | null;
    surface_hash: string | null;
    checked_at: Date;
  },
): Promise<void> {
  const answered = result.status === 'completed';
  await tx.execute(sql`
    insert into visibility_results as r
      (user_id, keyword_id, channel, keyword, is_mentioned, status, checked_at, response_text, answer_id,
       n, k, failed, judgement_id, surface_hash, is_simulated)
    select user_id, id, ${plan.channel}, keyword, ${result.is_mentioned}, ${result.status},
       ${result.checked_at.toISOString()}::timestamptz, ${result.response_text}, ${result.answer_id}::uuid,
       ${answered ? 1 : 0}, ${result.is_mentioned ? 1 : 0}, ${answered ? 0 : 1}, ${result.judgement_id}::uuid,
       ${result.surface_hash}, ${plan.settings.is_simulated}
    from keywords where user_id = ${plan.user_id} and id = ${plan.keyword_id}
    for share
    on conflict (user_id, keyword_id, channel) do update set
      keyword = excluded.keyword, is_mentioned = excluded.is_mentioned, status = excluded.status,
      checked_at = excluded.checked_at, response_text = excluded.response_text, answer_id = excluded.answer_id,
      n = excluded.n, k = excluded.k, failed = excluded.failed, judgement_id = excluded.judgement_id,
      surface_hash = excluded.surface_hash, is_simulated = excluded.is_simulated
    where r.checked_at <= excluded.checked_at`);
}
