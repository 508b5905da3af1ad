import type { Channel, EmptyKind } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { resultStateSql } from './result-state.queries.ts';

/**
 * Sample, keyword of the run and newest result of an answer of which something else holds now; false when they say so
 * already or the answer does not count. A keyword whose samples are not through is counted when they are.
 */
export async function updateNumbersOf(
  tx: Transaction,
  of: { account_id: AccountId; run_id: string; channel: Channel; keyword_id: string; answer_id: string },
  { is_mentioned, empty_kind }: { is_mentioned: boolean; empty_kind: EmptyKind | null },
): Promise<boolean> {
  const { account_id, run_id, channel, keyword_id, answer_id } = of;
  const isItem = sql`account_id = ${account_id} and run_id = ${run_id} and channel = ${channel} and keyword_id = ${keyword_id}`;
  const says = sql`(${is_mentioned}::boolean, ${empty_kind !== null}::boolean, ${empty_kind === 'refused'}::boolean)`;
  const changed = await tx.execute(
    sql`update check_samples set (is_mentioned, is_empty, is_refused) = ${says}
        where ${isItem} and answer_id = ${answer_id}
          and (is_mentioned, is_empty, coalesce(is_refused, false)) is distinct from ${says}`,
  );
  if (changed.rowCount !== 1) return false;
  // Another sample that ends at once waits here, or is waited for: what follows sees it.
  await tx.execute(sql`select from check_run_items where ${isItem} for update`);
  const counts = { n: sql`i.n`, k: sql`c.k`, empty: sql`c.empty`, refused: sql`c.refused` };
  const items = await tx.execute(sql`
    update check_run_items i set k = c.k, empty = c.empty, refused = c.refused,
      is_mentioned = ${resultStateSql(counts)} = 'mentioned'
    from (select (count(*) filter (where is_mentioned))::int as k, (count(*) filter (where is_empty))::int as empty,
            (count(*) filter (where is_refused))::int as refused
          from check_samples
          where ${isItem} and state = 'answered') c
    where i.account_id = ${account_id} and i.run_id = ${run_id} and i.channel = ${channel}
      and i.keyword_id = ${keyword_id} and i.status = 'completed'`);
  if (items.rowCount !== 1) return true;
  await tx.execute(sql`
    update visibility_results r set is_mentioned = i.is_mentioned, k = i.k, empty = i.empty, refused = i.refused,
      answer_id = a.id, response_text = a.text, surface_hash = a.surface_hash, checked_at = a.asked_at
    from (select * from check_run_items where ${isItem}) i
    cross join lateral (
      select answer_id from check_samples where ${isItem} and answer_id is not null and is_mentioned = i.is_mentioned
      order by is_empty, answer_id desc limit 1) s
    join answers a on a.account_id = ${account_id} and a.id = s.answer_id
    where r.account_id = ${account_id} and r.keyword_id = ${keyword_id} and r.channel = ${channel}
      and r.status = 'completed'
      and r.answer_id in (select answer_id from check_samples where ${isItem})`);
  return true;
}
