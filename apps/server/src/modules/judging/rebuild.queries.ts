import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { resultStateSql } from '../answers/index.ts';
import { type BrandNamesSnapshot, isBranded } from '../brand/index.ts';

interface Key {
  account_id: AccountId;
  judgement_id: string;
}

/** Whether the verdict `v` on an answer leaves it out: it measures nothing as emptyKindOf has it, and stays uncounted. */
const IS_LEFT_OUT = sql`v.is_empty and not v.mentioned
  and not jsonb_path_exists(v.competitors, '$[*] ? (@.mentions > 0)')
  and not exists (select from counted_answers o where o.account_id = v.account_id and o.answer_id = v.answer_id)`;

/** What a sample's verdict `v` says of it. */
const OF_SAMPLE = sql`v.mentioned, ${IS_LEFT_OUT}, coalesce(v.empty_kind = 'refused', false) and ${IS_LEFT_OUT}`;

/**
 * What samples and the keywords of runs came to, by the verdicts of a judgement. Failures stay what they are. Each row
 * looks up its own by key: no estimate of the planner can turn it into a product of tables.
 */
export async function rebuildItems(tx: Transaction, { account_id, judgement_id }: Key): Promise<void> {
  const says = sql`(select ${OF_SAMPLE} from verdicts v
    where v.account_id = s.account_id and v.answer_id = s.answer_id and v.judgement_id = ${judgement_id})`;
  await tx.execute(sql`
    update check_samples s set (is_mentioned, is_empty, is_refused) = ${says}
    where s.account_id = ${account_id} and s.answer_id is not null
      and (s.is_mentioned, coalesce(s.is_empty, false), coalesce(s.is_refused, false)) <> ${says}`);
  const counted = sql`
    select (count(*) filter (where s.is_mentioned))::int as k, (count(*) filter (where s.is_empty))::int as empty,
      (count(*) filter (where s.is_refused))::int as refused
    from check_samples s
    where s.account_id = i.account_id and s.run_id = i.run_id and s.channel = i.channel
      and s.keyword_id = i.keyword_id and s.state = 'answered'`;
  await tx.execute(sql`
    update check_run_items i set (k, empty, refused, is_mentioned) = (
      select c.k, c.empty, c.refused, ${isMentioned(sql`i.n`, 'c')} from (${counted}) c)
    where i.account_id = ${account_id} and i.status = 'completed' and (i.k, i.empty, i.refused) <> (${counted})`);
}

/**
 * The newest result of each keyword: k of n, and the newest answer of its check that says what most of them say.
 * Each step looks up by key, as above.
 */
export async function rebuildResults(tx: Transaction, { account_id, judgement_id }: Key): Promise<void> {
  await tx.execute(sql`
    with shown as materialized (
      select keyword_id, channel, answer_id from visibility_results
      where account_id = ${account_id} and status = 'completed' and answer_id is not null
    ), decided as materialized (
      select r.keyword_id, r.channel, a.run_id, i.k, i.empty, i.refused, ${isMentioned(sql`i.n`, 'i')} as is_mentioned
      from shown r
      cross join lateral (
        select run_id, keyword_id from answers where account_id = ${account_id} and id = r.answer_id limit 1) a
      cross join lateral (
        select n, k, empty, refused from check_run_items where account_id = ${account_id} and run_id = a.run_id and channel = r.channel
          and keyword_id = a.keyword_id limit 1) i
    ), chosen as materialized (
      select d.*, s.answer_id, a.text, a.surface_hash, a.asked_at
      from decided d
      cross join lateral (
        select answer_id from check_samples where account_id = ${account_id} and run_id = d.run_id
          and channel = d.channel and keyword_id = d.keyword_id and answer_id is not null
          and is_mentioned = d.is_mentioned
        order by is_empty, answer_id desc limit 1) s
      cross join lateral (
        select text, surface_hash, asked_at from answers
        where account_id = ${account_id} and id = s.answer_id limit 1) a
    )
    update visibility_results r set is_mentioned = c.is_mentioned, k = c.k, empty = c.empty, refused = c.refused,
      judgement_id = ${judgement_id}, answer_id = c.answer_id, response_text = c.text, surface_hash = c.surface_hash, checked_at = c.asked_at
    from chosen c
    where r.account_id = ${account_id} and r.keyword_id = c.keyword_id and r.channel = c.channel`);
}

/** Whether the counts of a row make a mention, as resultStateOf has it. */
function isMentioned(n: SQL, row: 'c' | 'i'): SQL {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`${resultStateSql({ n, k: of('k'), empty: of('empty'), refused: of('refused') })} = 'mentioned'`;
}

/** The user's own wording that the newest result `t` of a keyword was asked with; null: made from the template. */
const OWN_WORDS_OF_RESULT = sql`case
  when t.answer_id is null then (select k.question from keywords k where k.account_id = t.account_id and k.id = t.keyword_id)
  else (
    select i.question from check_run_items i where i.account_id = t.account_id and i.channel = t.channel
      and i.keyword_id = t.keyword_id
      and i.run_id = (select a.run_id from answers a where a.account_id = t.account_id and a.id = t.answer_id limit 1))
  end`;

/**
 * Which keywords name the brand, by the names of a judgement: of newest results, failed ones too, and of runs. What was
 * asked in the user's own words is judged by those; a result without an answer by the words of now.
 */
export async function rebuildBranded(
  tx: Transaction,
  accountId: AccountId,
  names: BrandNamesSnapshot,
): Promise<void> {
  const tables = [
    { table: sql`check_run_items t`, words: sql`coalesce(t.question, t.keyword)` },
    { table: sql`visibility_results t`, words: sql`coalesce(${OWN_WORDS_OF_RESULT}, t.keyword)` },
  ];
  for (const { table, words } of tables) {
    const found = await tx.execute<{ words: string }>(
      sql`select distinct ${words} as words from ${table} where t.account_id = ${accountId}`,
    );
    const branded = found.rows.flatMap((row) => (isBranded(row.words, names) ? [row.words] : []));
    const isNow = sql`(${words} = any(${sql.param(branded)}::text[]))`;
    await tx.execute(
      sql`update ${table} set is_branded = ${isNow} where t.account_id = ${accountId} and t.is_branded <> ${isNow}`,
    );
  }
}

/** Every report of a user, oldest first. */
export async function listReportIds(tx: Transaction, accountId: AccountId): Promise<string[]> {
  const found = await tx.execute<{ id: string }>(
    sql`select id from reports where account_id = ${accountId} order by id`,
  );
  return found.rows.map(({ id }) => id);
}
