import type { LeftOutPage, LeftOutQuery } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { ANSWERS_PAGE_SIZE, toAnswerPage } from '../answers/index.ts';

/** What is asked for, with the range as its reports and keywords. */
export interface LeftOutFilter extends Omit<LeftOutQuery, 'window_of' | 'range'> {
  window?: { report_ids: string[]; keyword_ids: string[] } | undefined;
}

/**
 * Answers that measure nothing, newest first, a page at a time: those left out of every rate, and those that their user
 * counts in. Of branded keywords, which are in no rate anyway, only where a keyword is asked for.
 */
export async function listLeftOutAnswers(
  tx: Transaction,
  accountId: AccountId,
  { before, ...query }: LeftOutFilter,
): Promise<LeftOutPage> {
  const matching = answersOf(accountId, query);
  const older = before === undefined ? sql`true` : sql`a.id < ${before}`;
  const listed = tx.execute<{ id: string }>(
    sql`select a.id ${matching} and ${older} order by a.id desc limit ${ANSWERS_PAGE_SIZE + 1}`,
  );
  const counted = tx.execute<{ left_out: number; counted_in: number }>(sql`
    select (count(*) filter (where o.is_left_out))::int as left_out,
      (count(*) filter (where not o.is_left_out))::int as counted_in ${matching}`);
  const [ids, counts] = await Promise.all([listed, counted]);
  const page = await toAnswerPage(
    tx,
    accountId,
    ids.rows.map(({ id }) => id),
  );
  const { left_out = 0, counted_in = 0 } = counts.rows[0] ?? {};
  return { ...page, left_out, counted_in };
}

/** The answers `a` that the query means, and whether each is left out. */
function answersOf(accountId: AccountId, query: Omit<LeftOutFilter, 'before'>): SQL {
  const { channel, keyword_id, report_id, run_id, is_newest, window } = query;
  const conditions = [
    channel !== undefined && sql`a.channel = ${channel}`,
    keyword_id === undefined ? sql`not i.is_branded` : sql`a.keyword_id = ${keyword_id}`,
    run_id !== undefined && sql`a.run_id = ${run_id}`,
    window !== undefined &&
      sql`a.keyword_id = any(${sql.param(window.keyword_ids)}::uuid[])
        and (a.run_id, a.channel) in (select run_id, channel from reports
          where account_id = ${accountId} and id = any(${sql.param(window.report_ids)}::uuid[]))`,
    report_id !== undefined &&
      sql`(a.run_id, a.channel) = (select run_id, channel from reports where account_id = ${accountId} and id = ${report_id})`,
    is_newest &&
      sql`exists (select from visibility_results r
        join answers shown on shown.account_id = r.account_id and shown.id = r.answer_id
        where r.account_id = a.account_id and r.keyword_id = a.keyword_id and r.channel = a.channel
          and r.status = 'completed' and shown.run_id = a.run_id)`,
  ].filter((condition): condition is SQL => condition !== false && condition !== undefined);
  return sql`
    from (
      select answer_id, true as is_left_out from check_samples where account_id = ${accountId} and is_empty
      union all select answer_id, false from counted_answers where account_id = ${accountId}) o
    join answers a on a.account_id = ${accountId} and a.id = o.answer_id and not a.is_ad_hoc
    join check_run_items i on i.account_id = ${accountId} and i.run_id = a.run_id and i.channel = a.channel
      and i.keyword_id = a.keyword_id
    where ${sql.join(conditions, sql` and `)}`;
}
