import type { Channel, EmptyKind, RangeOfDays } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { isInDays } from '../../database/is-in-days.ts';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, firstIdAt } from '../../lib/ids.ts';

/** A keyword on an assistant. */
export interface KeywordCell {
  keyword_id: string;
  keyword: string;
  channel: Channel;
}

/** One of its stored answers with the verdict in force, as opportunities are counted by it. */
export interface CellAnswer {
  id: string;
  run_id: string;
  sample_no: number;
  asked_at: Date;
  surface_hash: string;
  model_served: string;
  cost_microdollars: number;
  /** It has a verdict, and is an answer or names the brand. */
  is_read: boolean;
  judgement_id: string | null;
  mentioned: boolean;
  empty_kind: EmptyKind | null;
  is_counted_in: boolean;
  /** The tracked companies it names. */
  named: readonly string[];
}

/** Keywords on assistants that are looked at; more than these were checked longer ago. */
const CELLS = 1_000;

/**
 * The user's keywords that are asked and do not name the brand, on each assistant that answered since a range began: those
 * checked last, so many at most.
 */
export async function listCells(
  tx: Transaction,
  accountId: AccountId,
  { from }: RangeOfDays,
): Promise<{ cells: KeywordCell[]; is_capped: boolean }> {
  const found = await tx.execute<Pick<KeywordCell, keyof KeywordCell>>(sql`
    select r.keyword_id, k.keyword, r.channel
    from visibility_results r
    join keywords k on k.account_id = r.account_id and k.id = r.keyword_id
    where r.account_id = ${accountId} and r.checked_at >= ${new Date(from).toISOString()}::timestamptz
      and not r.is_branded and not k.is_paused
    order by r.checked_at desc, r.keyword_id, r.channel limit ${CELLS + 1}`);
  return { cells: found.rows.slice(0, CELLS), is_capped: found.rows.length > CELLS };
}

/** The answers of a range to each of these keywords on its assistant that count, newest first; of each the newest, so many that all together stay within the limit. */
export async function listCellAnswers(
  tx: Transaction,
  accountId: AccountId,
  { cells, range, each }: { cells: readonly KeywordCell[]; range: RangeOfDays; each: number },
): Promise<{ stored: CellAnswer[][]; is_capped: boolean }> {
  if (cells.length === 0) return { stored: [], is_capped: false };
  const asked = cells.map(({ keyword_id, channel }, at) => ({ at, keyword_id, channel }));
  const found = await tx.execute<Omit<CellAnswer, 'asked_at'> & { at: number; asked_at: string }>(sql`
    select c.at, a.id, a.run_id, a.sample_no, a.asked_at, a.surface_hash, s.model_served,
      a.cost_microdollars::float8 as cost_microdollars,
      coalesce(v.mentioned or (a.finish in ('ok', 'refused') and a.text <> ''), false) and v.answer_id is not null
        as is_read,
      v.judgement_id, coalesce(v.mentioned, false) as mentioned, v.empty_kind,
      exists (select from counted_answers o where o.account_id = a.account_id and o.answer_id = a.id) as is_counted_in,
      coalesce((select jsonb_agg(k.competitor_name) from company_mentions m
        join companies y on y.account_id = m.account_id and y.key = m.company_key and y.counted_at is not null
        join competitors k on k.account_id = m.account_id and k.company_key = m.company_key
        where m.account_id = v.account_id and m.answer_id = v.answer_id and m.judgement_id = v.judgement_id), '[]') as named
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as c(at int, keyword_id uuid, channel text)
    cross join lateral (
      select * from answers
      where account_id = ${accountId} and keyword_id = c.keyword_id and channel = c.channel
        and id >= ${firstIdAt(new Date(range.from))} and ${isInDays(sql`asked_at`, range)}
        and is_counted and not is_ad_hoc
      order by id desc limit ${each + 1}) a
    join surfaces s on s.account_id = a.account_id and s.hash = a.surface_hash
    left join lateral (
      select o.* from verdicts o
      join judgements j on j.account_id = o.account_id and j.id = o.judgement_id and j.state in ('current', 'superseded')
      where o.account_id = a.account_id and o.answer_id = a.id
      order by j.state = 'current' desc, o.judgement_id desc limit 1) v on true
    order by c.at, a.id desc`);
  const answers = cells.map((): CellAnswer[] => []);
  for (const { at, asked_at, ...row } of found.rows)
    answers[at]?.push({ ...row, asked_at: new Date(asked_at) });
  return {
    stored: answers.map((of) => of.slice(0, each)),
    is_capped: answers.some((of) => of.length > each),
  };
}

/** The sites of others that these answers cite, each once an answer. */
export async function listCitedSites(
  tx: Transaction,
  accountId: AccountId,
  answerIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (answerIds.length === 0) return new Map();
  const found = await tx.execute<{ answer_id: string; domains: string[] }>(sql`
    select answer_id, array_agg(distinct domain) as domains from answer_citations
    where account_id = ${accountId} and answer_id = any(${sql.param([...answerIds])}::uuid[])
      and is_cited and kind = 'third_party' and domain is not null
    group by answer_id`);
  return new Map(found.rows.map(({ answer_id, domains }) => [answer_id, domains]));
}
