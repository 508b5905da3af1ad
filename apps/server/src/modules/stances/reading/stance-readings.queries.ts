import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import type { NamedInAnswer } from './stance-readings.rules.ts';
import { stance_readings } from './stance-readings.tables.ts';

export type ReadingRow = typeof stance_readings.$inferSelect;

/** Writes down what a model is to read; an answer is asked about once, and once for each competitor tracked later. */
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

/** An answer, and a competitor in it. */
export interface ReadWithout extends Pick<ReadingRow, 'answer_id' | 'run_id' | 'channel'> {
  key: string;
  name: string;
  forms: string[];
}

/**
 * Answers that mention a competitor and were not asked about for it, of runs that a model has read: of each competitor
 * the newest `limit` answers since a moment are looked at.
 */
export async function listReadWithout(
  tx: Transaction,
  accountId: AccountId,
  of: { since: Date; limit: number },
): Promise<ReadWithout[]> {
  const found = await tx.execute<ReadWithout & Record<string, unknown>>(sql`
    select late.answer_id, late.run_id, late.channel, c.key, c.name, c.forms
    from competitors k
    join companies c on c.account_id = k.account_id and c.key = k.company_key and c.counted_at is not null
    cross join lateral (
      select a.id as answer_id, a.run_id, a.channel
      from company_mentions m
      join judgements j on j.account_id = m.account_id and j.id = m.judgement_id and j.state = 'current'
      join answers a on a.account_id = m.account_id and a.id = m.answer_id and a.is_counted and not a.is_ad_hoc
      where m.account_id = k.account_id and m.company_key = c.key and a.asked_at >= ${of.since.toISOString()}::timestamptz
        and exists (select from stance_readings r
          where r.account_id = a.account_id and r.run_id = a.run_id and r.channel = a.channel and r.company_key is null)
      order by a.id desc limit ${of.limit}) late
    where k.account_id = ${accountId} and not exists (select from stance_readings r
      where r.account_id = k.account_id and r.answer_id = late.answer_id
        and r.companies @> jsonb_build_array(jsonb_build_object('key', c.key)))
    order by late.answer_id, c.key`);
  return found.rows;
}

/** What a model has read in these answers. */
export async function listDecided(
  tx: Transaction,
  accountId: AccountId,
  answerIds: readonly string[],
): Promise<ReadingRow[]> {
  if (answerIds.length === 0) return [];
  return tx
    .select()
    .from(stance_readings)
    .where(
      and(
        eq(stance_readings.account_id, accountId),
        inArray(stance_readings.answer_id, [...answerIds]),
        eq(stance_readings.state, 'decided'),
      ),
    )
    .orderBy(asc(stance_readings.answer_id), asc(stance_readings.id));
}

/** The report of its answer is written, or there will be none; SQL about a row `r`. */
export const IS_REPORTED = `not exists (select from run_channels c
  where c.account_id = r.account_id and c.run_id = r.run_id and c.channel = r.channel
    and (c.state in ('waiting', 'ready', 'running') or (c.scope = 'full' and c.state = 'done' and c.reported_at is null)))`;

/** The text of an answer. */
export async function getText(tx: Transaction, { account_id, answer_id }: ReadingRow): Promise<string> {
  const found = await tx.execute<{ text: string }>(sql`
    select text from answers where account_id = ${account_id} and id = ${answer_id}`);
  const row = found.rows[0];
  if (row === undefined) throw new Error(`answer ${answer_id} is not there`);
  return row.text;
}

/** Whom an answer mentions by the verdict that holds: the companies that are counted, and where it names the brand. */
export async function findNamed(
  tx: Transaction,
  { account_id, answer_id }: ReadingRow,
): Promise<NamedInAnswer> {
  const found = await tx.execute<{ [Name in keyof NamedInAnswer]: NamedInAnswer[Name] }>(sql`
    select v.spans, coalesce((select jsonb_agg(m.form) from company_mentions m
      where m.account_id = v.account_id and m.answer_id = v.answer_id and m.judgement_id = v.judgement_id), '[]') as others
    from verdicts v join judgements j on j.account_id = v.account_id and j.id = v.judgement_id and j.state = 'current'
    where v.account_id = ${account_id} and v.answer_id = ${answer_id}`);
  return found.rows[0] ?? { others: [], spans: [] };
}

/** Has an answer read again under every judgement. */
export async function queueAnswer(tx: Transaction, { account_id, answer_id }: ReadingRow): Promise<void> {
  await tx.execute(sql`
    insert into unread_answers (account_id, answer_id, judgement_id)
    select v.account_id, v.answer_id, v.judgement_id from verdicts v
    where v.account_id = ${account_id} and v.answer_id = ${answer_id} order by v.judgement_id
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
          join judgements j on j.account_id = v.account_id and j.id = v.judgement_id and j.state in ('current', 'superseded')
          where v.account_id = a.account_id and v.answer_id = a.id and (v.mentioned or exists (
            select from company_mentions m
            join competitors t on t.account_id = m.account_id and t.company_key = m.company_key
            where m.account_id = v.account_id and m.answer_id = v.answer_id and m.judgement_id = v.judgement_id))))
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
