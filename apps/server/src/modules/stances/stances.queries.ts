import type { Channel, RangeOfDays, Stance, StatementsFilter } from '@answerscope/contract';
import { STANCE_GROUPS } from '@answerscope/contract';
import type { StanceSign } from '@answerscope/mentions';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { countedAnswers } from '../ranges/index.ts';

/** Which of the answers that a headline counts are meant. */
export interface CountedScope {
  range: RangeOfDays;
  channel?: Channel | undefined;
  keyword_id?: string | undefined;
}

/** Checks of one keyword that came to the same: of the answers of each that mention one company, how many say what. */
export interface StanceCount
  extends Record<Exclude<Stance, 'mentioned'> | 'only_mentioned' | 'praise' | 'criticism', number> {
  /** Of the company; empty of the brand. */
  key: string;
  keyword_id: string;
  mentioned: number;
  read: number;
  checks: number;
}

export interface TopicCount {
  key: string;
  group: 'praise' | 'criticism';
  topic: string;
  answers: number;
}

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** `counted` of a range. */
const counting = (accountId: AccountId, { range, channel, keyword_id }: CountedScope): SQL => sql`
  counted as materialized (
    select ${accountId}::uuid as account_id, a.* from (${countedAnswers(accountId, { range, channel })}) a
    ${keyword_id === undefined ? sql`` : sql`where a.keyword_id = ${keyword_id}`})`;

/** The brand and tracked competitors in these answers, and which stances each takes. */
const SAID = sql`
  named as (
    select c.account_id, c.answer_id, c.judgement_id, c.channel, c.run_id, c.keyword_id, '' as key from counted c where c.mentioned
    union all
    select c.account_id, c.answer_id, c.judgement_id, c.channel, c.run_id, c.keyword_id, m.company_key from counted c
    cross join lateral (
      -- Answer by answer, by key: joined freely, the mentions of all time may be read to find these.
      select o.company_key from company_mentions o
      join competitors t on t.account_id = o.account_id and t.company_key = o.company_key
      join companies e on e.account_id = o.account_id and e.key = o.company_key and e.counted_at is not null
      where o.account_id = c.account_id and o.answer_id = c.answer_id and o.judgement_id = c.judgement_id offset 0) m),
  said as materialized (
    select n.*, s.stances from named n
    cross join lateral (
      select coalesce(array_agg(distinct o.stance), '{}') as stances from statements o
      where o.account_id = n.account_id and o.answer_id = n.answer_id and o.judgement_id = n.judgement_id
        and coalesce(o.company_key, '') = n.key) s)`;

export interface FoundStances {
  answers: number;
  waiting: number;
  counts: StanceCount[];
  topics: TopicCount[];
}

/** How the answers of a range speak of the brand and of tracked competitors. */
export async function findStances(
  tx: Transaction,
  accountId: AccountId,
  scope: CountedScope,
): Promise<FoundStances> {
  const has = (stance: Stance) => sql`(count(*) filter (where ${stance} = any(stances)))::int`;
  const hasAny = (stances: readonly Stance[]) =>
    sql`(count(*) filter (where stances && ${texts(stances)}))::int`;
  const { rows } = await tx.execute<FoundStances & Record<string, unknown>>(sql`
    with ${counting(accountId, scope)}, ${SAID}
    select (select count(*) from counted)::int as answers,
      (select count(*) from counted c where exists (select from unread_answers u
        where u.account_id = c.account_id and u.answer_id = c.answer_id and u.judgement_id = c.judgement_id))::int as waiting,
      coalesce((select jsonb_agg(to_jsonb(g)) from (
        select c.*, count(*)::int as checks from (
          select key, keyword_id, count(*)::int as mentioned, (count(*) filter (where stances <> '{}'))::int as read,
          ${has('recommended_first')} as recommended_first, ${has('praised')} as praised, ${has('mentioned')} as only_mentioned,
          ${has('with_reservation')} as with_reservation, ${has('advised_against')} as advised_against,
          ${hasAny(STANCE_GROUPS.praise)} as praise, ${hasAny(STANCE_GROUPS.criticism)} as criticism
          from said group by key, keyword_id, channel, run_id) c
        group by c.key, c.keyword_id, c.mentioned, c.read, c.recommended_first, c.praised, c.only_mentioned,
          c.with_reservation, c.advised_against, c.praise, c.criticism) g), '[]') as counts,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.answers desc, t.topic collate "und-x-icu") from (
        select n.key, g.name as "group", min(o.topic) as topic, count(distinct n.answer_id)::int as answers
        from said n
        join statements o on o.account_id = n.account_id and o.answer_id = n.answer_id and o.judgement_id = n.judgement_id
          and coalesce(o.company_key, '') = n.key and o.topic is not null
        join (values ('praise', ${texts(STANCE_GROUPS.praise)}), ('criticism', ${texts(STANCE_GROUPS.criticism)}))
          g(name, stances) on o.stance = any(g.stances)
        group by n.key, g.name, lower(o.topic)) t), '[]') as topics`);
  const [found] = rows;
  if (found === undefined) throw new Error('stances are always counted');
  return found;
}

/** A statement as it is listed. */
export interface FoundStatement {
  answer_id: string;
  position: number;
  channel: Channel;
  keyword_id: string;
  keyword: string;
  asked_at: string;
  company_key: string | null;
  company_name: string | null;
  stance: Stance;
  quote: string;
  start_offset: number;
  end_offset: number;
  sign: StanceSign | null;
  label: string | null;
  topic: string | null;
  source: 'rules' | 'model';
  model: string | null;
}

const LISTED = sql`
  c.answer_id, s.position, c.channel, c.keyword_id, a.keyword, a.asked_at, s.company_key, t.competitor_name as company_name,
  s.stance, s.quote, s.start_offset, s.end_offset, s.sign, s.label, s.topic, s.source, s.model`;

/** The statements about one company that fit, and the answers that make them. */
function fitting({ company, stance, group, topic }: StatementsFilter): SQL {
  const isFitting = [
    company === undefined ? sql`s.company_key is null and c.mentioned` : sql`s.company_key = ${company}`,
    stance === undefined ? sql`true` : sql`s.stance = ${stance}`,
    group === undefined ? sql`true` : sql`s.stance = any(${texts(STANCE_GROUPS[group])})`,
    topic === undefined ? sql`true` : sql`lower(s.topic) = lower(${topic})`,
  ];
  return sql`from counted c
    join statements s on s.account_id = c.account_id and s.answer_id = c.answer_id and s.judgement_id = c.judgement_id
    join answers a on a.account_id = c.account_id and a.id = c.answer_id
    left join competitors t on t.account_id = s.account_id and t.company_key = s.company_key
    where ${sql.join(isFitting, sql` and `)}`;
}

/** A page of the statements of a range, newest answers first. */
export async function findStatements(
  tx: Transaction,
  accountId: AccountId,
  { scope, filter, page, page_size }: Wanted & { page: number; page_size: number },
): Promise<{ items: FoundStatement[]; total: number }> {
  const found = await tx.execute<FoundStatement & { total: number; [column: string]: unknown }>(sql`
    with ${counting(accountId, scope)}
    select ${LISTED}, (count(*) over ())::int as total ${fitting(filter)}
    order by c.answer_id desc, s.position limit ${page_size} offset ${(page - 1) * page_size}`);
  return { items: found.rows, total: found.rows[0]?.total ?? 0 };
}

interface Wanted {
  scope: CountedScope;
  filter: StatementsFilter;
}

/** Statements behind one of them, in the same order. */
export async function listStatementsAfter(
  tx: Transaction,
  accountId: AccountId,
  {
    scope,
    filter,
    after,
    limit,
  }: Wanted & { after: Pick<FoundStatement, 'answer_id' | 'position'> | null; limit: number },
): Promise<FoundStatement[]> {
  const isBehind =
    after === null
      ? sql`true`
      : sql`(c.answer_id < ${after.answer_id} or (c.answer_id = ${after.answer_id} and s.position > ${after.position}))`;
  const found = await tx.execute<FoundStatement & Record<string, unknown>>(sql`
    with ${counting(accountId, scope)}
    select ${LISTED} ${fitting(filter)} and ${isBehind}
    order by c.answer_id desc, s.position limit ${limit}`);
  return found.rows;
}

/** A statement without where it was found. */
export type SaidThere = Omit<
  FoundStatement,
  | 'answer_id'
  | 'position'
  | 'channel'
  | 'keyword_id'
  | 'keyword'
  | 'asked_at'
  | 'company_key'
  | 'company_name'
>;

/** Everybody whom one answer mentions, the brand first, with what it says of each, by the verdict that holds. */
export interface AnswerCompany {
  key: string | null;
  name: string | null;
  is_tracked: boolean;
  statements: SaidThere[];
}

export async function findAnswerStatements(
  tx: Transaction,
  accountId: AccountId,
  answerId: string,
): Promise<{ is_read: boolean; companies: AnswerCompany[] }> {
  const found = await tx.execute<{ is_read: boolean; companies: AnswerCompany[] }>(sql`
    with held as (
      select v.account_id, v.answer_id, v.judgement_id, v.mentioned, j.brand_revision
      from verdicts v join judgements j on j.account_id = v.account_id and j.id = v.judgement_id
        and j.state in ('current', 'superseded', 'ad_hoc')
      where v.account_id = ${accountId} and v.answer_id = ${answerId}
      order by (j.state = 'current') desc, j.id desc limit 1),
    named as (
      select h.account_id, h.answer_id, h.judgement_id, null::text as key, null::text as name, true as is_tracked
      from held h where h.mentioned
      union all
      select h.account_id, h.answer_id, h.judgement_id, c.key, c.name, exists (select from competitors k
        where k.account_id = c.account_id and k.company_key = c.key)
      from held h
      join company_mentions m on m.account_id = h.account_id and m.answer_id = h.answer_id and m.judgement_id = h.judgement_id
      join companies c on c.account_id = m.account_id and c.key = m.company_key and c.counted_at is not null)
    select (select h.brand_revision is not null
        and not exists (select from unread_answers u where u.account_id = h.account_id and u.answer_id = h.answer_id
          and u.judgement_id = h.judgement_id)
        and not exists (select from uncounted_answers u where u.account_id = h.account_id and u.answer_id = h.answer_id
          and u.judgement_id = h.judgement_id) from held h) as is_read,
      coalesce((select jsonb_agg(jsonb_build_object('key', n.key, 'name', n.name, 'is_tracked', n.is_tracked, 'statements',
          coalesce((select jsonb_agg(jsonb_build_object('stance', s.stance, 'quote', s.quote, 'start_offset', s.start_offset,
              'end_offset', s.end_offset, 'sign', s.sign, 'label', s.label, 'topic', s.topic, 'source', s.source,
              'model', s.model) order by s.position)
            from statements s where s.account_id = n.account_id and s.answer_id = n.answer_id
              and s.judgement_id = n.judgement_id and s.company_key is not distinct from n.key), '[]'))
        order by n.key is not null, n.name collate "und-x-icu", n.key) from named n), '[]') as companies`);
  return found.rows[0] ?? { is_read: false, companies: [] };
}
