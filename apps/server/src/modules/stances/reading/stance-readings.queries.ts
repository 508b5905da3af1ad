import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import { stance_readings } from './stance-readings.tables.ts';

export type ReadingRow = typeof stance_readings.$inferSelect;

/** Writes down what a model is to read; an answer is asked about once. */
export async function insertReadings(
  tx: Transaction,
  rows: readonly (typeof stance_readings.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(stance_readings)
      .values([...rows])
      .onConflictDoNothing();
}

/** What a model has read in these answers. */
export async function listDecided(
  tx: Transaction,
  userId: string,
  answerIds: readonly string[],
): Promise<ReadingRow[]> {
  if (answerIds.length === 0) return [];
  return tx
    .select()
    .from(stance_readings)
    .where(
      and(
        eq(stance_readings.user_id, userId),
        inArray(stance_readings.answer_id, [...answerIds]),
        eq(stance_readings.state, 'decided'),
      ),
    )
    .orderBy(stance_readings.answer_id);
}

/** The report of its answer is written, or there will be none; SQL about a row `r`. */
export const IS_REPORTED = `not exists (select from run_channels c
  where c.user_id = r.user_id and c.run_id = r.run_id and c.channel = r.channel
    and (c.state in ('waiting', 'ready', 'running') or (c.scope = 'full' and c.state = 'done' and c.reported_at is null)))`;

/** The text of an answer. */
export async function getText(tx: Transaction, { user_id, answer_id }: ReadingRow): Promise<string> {
  const found = await tx.execute<{ text: string }>(sql`
    select text from answers where user_id = ${user_id} and id = ${answer_id}`);
  const row = found.rows[0];
  if (row === undefined) throw new Error(`answer ${answer_id} is not there`);
  return row.text;
}

/** Has an answer read again under every judgement. */
export async function queueAnswer(tx: Transaction, { user_id, answer_id }: ReadingRow): Promise<void> {
  await tx.execute(sql`
    insert into unread_answers (user_id, answer_id, judgement_id)
    select v.user_id, v.answer_id, v.judgement_id from verdicts v
    where v.user_id = ${user_id} and v.answer_id = ${answer_id} order by v.judgement_id
    on conflict do nothing`);
}

/** What reading has cost since a moment, and how many answers mention anybody tracked, over all users. */
export interface ReadingCosts {
  answers: number;
  characters: number;
  calls: number;
  decided: number;
  failed: number;
  cost_microdollars: number;
}

export async function sumReadings(tx: Transaction, since: Date): Promise<ReadingCosts> {
  const found = await tx.execute<{ [Name in keyof ReadingCosts]: ReadingCosts[Name] }>(sql`
    with naming as (
      select a.text from answers a
      where a.asked_at >= ${since.toISOString()}::timestamptz and a.is_counted and not a.is_ad_hoc
        and exists (select from verdicts v
          join judgements j on j.user_id = v.user_id and j.id = v.judgement_id and j.state in ('current', 'superseded')
          where v.user_id = a.user_id and v.answer_id = a.id and (v.mentioned or exists (
            select from company_mentions m
            join competitors t on t.user_id = m.user_id and t.company_key = m.company_key
            where m.user_id = v.user_id and m.answer_id = v.answer_id and m.judgement_id = v.judgement_id))))
    select (select count(*) from naming)::int as answers,
      coalesce((select avg(length(text)) from naming), 0)::int as characters,
      coalesce(sum(r.attempts), 0)::int as calls, (count(*) filter (where r.state = 'decided'))::int as decided,
      (count(*) filter (where r.state = 'failed'))::int as failed,
      coalesce(sum(r.cost_microdollars), 0)::float8 as cost_microdollars
    from (select * from stance_readings where created_at >= ${since.toISOString()}::timestamptz) r`);
  const row = found.rows[0];
  if (row === undefined) throw new Error('readings are always summed up');
  return row;
}
