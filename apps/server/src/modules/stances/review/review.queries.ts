import type { BrandFacts, Channel, RangeOfDays, Stance } from '@answerscope/contract';
import { STANCE_GROUPS } from '@answerscope/contract';
import { desc, getTableColumns, sql } from 'drizzle-orm';
import { matching } from '../../../database/matching.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { answers } from '../../answers/answers.tables.ts';
import { countedAnswers } from '../../ranges/index.ts';
import type { MarkedPlace } from './claims.rules.ts';
import { brand_facts, statement_marks } from './review.tables.ts';

/** Marks of a user that are read; what only older ones mark is open again. */
const MARKS_MAX = 2_000;

export type MarkRow = typeof statement_marks.$inferSelect;

/** An answer that mentions the brand, as it is looked at for the review. */
export interface ReviewedAnswer {
  answer_id: string;
  channel: Channel;
  keyword_id: string;
  keyword: string;
  asked_at: string;
  text: string;
  spans: { start: number; end: number }[];
  /** Spellings of other companies that it mentions. */
  others: string[];
  criticism: {
    stance: Stance;
    quote: string;
    start: number;
    end: number;
    label: string | null;
    topic: string | null;
  }[];
}

/** The newest answers of a range that mention the brand, of so many and one more. */
export async function listReviewed(
  tx: Transaction,
  accountId: AccountId,
  { range, limit }: { range: RangeOfDays; limit: number },
): Promise<ReviewedAnswer[]> {
  const found = await tx.execute<{ [Name in keyof ReviewedAnswer]: ReviewedAnswer[Name] }>(sql`
    with counted as materialized (
      select c.* from (${countedAnswers(accountId, { range })}) c where c.mentioned
      order by c.answer_id desc limit ${limit + 1})
    select c.answer_id, c.channel, c.keyword_id, a.keyword, a.asked_at, a.text, v.spans,
      coalesce((select jsonb_agg(m.form) from company_mentions m
        where m.account_id = v.account_id and m.answer_id = v.answer_id and m.judgement_id = v.judgement_id), '[]') as others,
      coalesce((select jsonb_agg(jsonb_build_object('stance', s.stance, 'quote', s.quote, 'start', s.start_offset,
          'end', s.end_offset, 'label', s.label, 'topic', s.topic) order by s.position)
        from statements s where s.account_id = v.account_id and s.answer_id = v.answer_id and s.judgement_id = v.judgement_id
          and s.company_key is null and s.stance = any(${sql.param([...STANCE_GROUPS.criticism])}::text[])), '[]') as criticism
    from counted c
    join answers a on a.account_id = ${accountId} and a.id = c.answer_id
    join verdicts v on v.account_id = a.account_id and v.answer_id = a.id and v.judgement_id = c.judgement_id
    order by c.answer_id desc`);
  return found.rows;
}

/** All marks of a user, the newest first, each with the words that it marks. */
export async function listMarks(tx: Transaction, account_id: AccountId): Promise<MarkedPlace[]> {
  const rows = await tx
    .select({ ...getTableColumns(statement_marks), text: answers.text })
    .from(statement_marks)
    .innerJoin(answers, matching(answers, { account_id, id: statement_marks.answer_id }))
    .where(matching(statement_marks, { account_id }))
    .orderBy(desc(statement_marks.marked_at), statement_marks.answer_id, statement_marks.start_offset)
    .limit(MARKS_MAX);
  return rows.map(({ answer_id, kind, start_offset: start, end_offset: end, mark, marked_at, text }) => ({
    answer_id,
    kind,
    start,
    end,
    quote: text.slice(start, end),
    mark,
    marked_at: marked_at.toISOString(),
  }));
}

/** Marks a statement, instead of how it was marked before. */
export async function upsertMark(tx: Transaction, row: MarkRow): Promise<void> {
  const { mark, marked_at } = row;
  await tx
    .insert(statement_marks)
    .values(row)
    .onConflictDoUpdate({
      target: [
        statement_marks.account_id,
        statement_marks.answer_id,
        statement_marks.kind,
        statement_marks.start_offset,
        statement_marks.end_offset,
      ],
      set: { mark, marked_at },
    });
}

export async function deleteMark(tx: Transaction, account_id: AccountId, place: MarkedPlace): Promise<void> {
  const { answer_id, kind, start: start_offset, end: end_offset } = place;
  await tx
    .delete(statement_marks)
    .where(matching(statement_marks, { account_id, answer_id, kind, start_offset, end_offset }));
}

export async function findFacts(tx: Transaction, account_id: AccountId): Promise<BrandFacts> {
  const rows = await tx.select().from(brand_facts).where(matching(brand_facts, { account_id }));
  return { founding_year: rows[0]?.founding_year ?? null, prices: rows[0]?.prices ?? [] };
}

export async function upsertFacts(tx: Transaction, row: typeof brand_facts.$inferInsert): Promise<void> {
  const { founding_year, prices, updated_at } = row;
  await tx
    .insert(brand_facts)
    .values(row)
    .onConflictDoUpdate({ target: brand_facts.account_id, set: { founding_year, prices, updated_at } });
}

/** What of an answer can be marked, by the verdict that holds; `said` are the places of its statements about the brand. */
export interface MarkableAnswer extends Pick<ReviewedAnswer, 'text' | 'spans' | 'others'> {
  said: { kind: string; start: number; end: number }[];
}

export async function findMarkable(
  tx: Transaction,
  accountId: AccountId,
  answerId: string,
): Promise<MarkableAnswer | null> {
  const found = await tx.execute<{ [Name in keyof MarkableAnswer]: MarkableAnswer[Name] }>(sql`
    with held as (
      select v.account_id, v.answer_id, v.judgement_id, v.spans
      from verdicts v join judgements j on j.account_id = v.account_id and j.id = v.judgement_id
        and j.state in ('current', 'superseded', 'ad_hoc')
      where v.account_id = ${accountId} and v.answer_id = ${answerId}
      order by (j.state = 'current') desc, j.id desc limit 1)
    select a.text, coalesce((select h.spans from held h), '[]') as spans,
      coalesce((select jsonb_agg(m.form) from held h join company_mentions m
        on m.account_id = h.account_id and m.answer_id = h.answer_id and m.judgement_id = h.judgement_id), '[]') as others,
      coalesce((select jsonb_agg(jsonb_build_object('kind', s.stance, 'start', s.start_offset, 'end', s.end_offset))
        from held h join statements s on s.account_id = h.account_id and s.answer_id = h.answer_id
          and s.judgement_id = h.judgement_id and s.company_key is null), '[]') as said
    from answers a where a.account_id = ${accountId} and a.id = ${answerId}`);
  return found.rows[0] ?? null;
}
