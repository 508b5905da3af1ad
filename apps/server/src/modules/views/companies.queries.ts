import type { Channel, CompaniesQuery, NamedCompetitor, RangeOfDays } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { countedAnswers } from '../ranges/index.ts';

/** Some answers, of all that count in the same place: an assistant or a part of the range. */
export interface PlacedCount {
  /** Of the company whose answers these are; empty of the brand, null of all answers that count. */
  key: string | null;
  channel: Channel | null;
  point: number | null;
  answers: number;
}

/** Checks of a keyword with so many answers that count each, and as many of them that mention a company. */
export interface CheckedCount {
  /** Null of all checks. */
  key: string | null;
  keyword_id: string;
  of: number;
  answers: number;
  checks: number;
}

/** What the answers of a range say of one company; the brand's key is empty. */
export interface CompanySum {
  key: string;
  answers: number;
  without_you: number;
  mentions: number;
  /** Answers that mention another company, too, and its places in these and among how many, added up. */
  placed: number;
  places: number;
  places_of: number;
}

export interface ListedCompany extends CompanySum {
  name: string;
  competitor_id: string | null;
  is_counted: boolean;
}

export interface FoundCompanies {
  answers: number;
  has_reports: boolean;
  all_mentions: number;
  you: CompanySum | null;
  tracked: number;
  found: number;
  total: number;
  items: ListedCompany[];
  counts: PlacedCount[];
  checks: CheckedCount[];
}

interface Wanted extends Pick<CompaniesQuery, 'channel' | 'show' | 'page' | 'page_size'> {
  range: RangeOfDays;
  /** Of the companies that were searched for; null: of all. */
  keys: readonly string[] | null;
  /** Days that are a point of a line. */
  pointDays: number;
}

/** Who is mentioned in the answers that count, the brand by an empty key, each with its place and among how many. */
const SEEN = sql`
  select n.*, row_number() over of_answer as place, count(*) over (partition by n.answer_id) as place_of
  from (
    select a.answer_id, '' as key, a.own_mentions as mentions, a.own_first_at as first_at, a.mentioned, a.channel,
      a.run_id, a.keyword_id, a.of_check, a.point
    from counted a where a.mentioned
    union all
    select a.answer_id, m.company_key, m.mentions, m.first_at, a.mentioned, a.channel, a.run_id, a.keyword_id, a.of_check,
      a.point
    from counted a
    cross join lateral (
      -- Answer by answer, by key: joined freely, the mentions of all time may be read to find these.
      select * from company_mentions o
      where o.account_id = a.account_id and o.answer_id = a.answer_id and o.judgement_id = a.judgement_id offset 0) m
    join companies c on c.account_id = m.account_id and c.key = m.company_key and c.counted_at is not null) n
  window of_answer as (partition by n.answer_id order by n.first_at, n.key collate "C")`;

const SUMS = sql`
  select s.key, count(*)::int as answers, (count(*) filter (where not s.mentioned))::int as without_you,
    sum(s.mentions)::int as mentions, (count(*) filter (where s.place_of > 1))::int as placed,
    coalesce(sum(s.place) filter (where s.place_of > 1), 0)::int as places,
    coalesce(sum(s.place_of) filter (where s.place_of > 1), 0)::int as places_of
  from seen s group by s.key`;

/** `counted`, `seen` and `sums` of a range. */
function counting(
  accountId: AccountId,
  { range, channel, pointDays }: Omit<Wanted, 'keys' | 'page' | 'page_size'>,
): SQL {
  const day = sql`(a.reported_at at time zone 'UTC')::date - ${range.from}::date`;
  return sql`counted as materialized (
      select ${accountId}::uuid as account_id, a.*, (${day}) / ${pointDays}::int as point,
        -- Carried by each answer: nobody knows how many lines a join of checks would compare, and it was planned for one.
        (count(*) over (partition by a.channel, a.run_id, a.keyword_id))::int as of_check
      from (${countedAnswers(accountId, { range, channel })}) a),
    seen as materialized (${SEEN}),
    sums as materialized (${SUMS})`;
}

/** The companies of a range, a page of them, with what their figures are made of. */
export async function findCompanies(
  tx: Transaction,
  accountId: AccountId,
  of: Wanted,
): Promise<FoundCompanies> {
  const isShown = [
    of.show === 'tracked' ? sql`l.competitor_id is not null` : sql`true`,
    of.show === 'found' ? sql`l.competitor_id is null` : sql`true`,
    of.keys === null ? sql`true` : sql`l.key = any(${sql.param([...of.keys])}::text[])`,
  ];
  const { rows } = await tx.execute<FoundCompanies & Record<string, unknown>>(sql`
    with ${counting(accountId, of)},
    listed as materialized (
      select c.key, c.name, t.id as competitor_id, c.counted_at is not null as is_counted,
        coalesce(s.answers, 0) as answers, coalesce(s.without_you, 0) as without_you,
        coalesce(s.mentions, 0) as mentions, coalesce(s.placed, 0) as placed, coalesce(s.places, 0) as places,
        coalesce(s.places_of, 0) as places_of
      from companies c
      left join competitors t on t.account_id = c.account_id and t.company_key = c.key
      left join sums s on s.key = c.key
      where c.account_id = ${accountId} and (t.id is not null or s.answers > 0)),
    shown as materialized (select l.* from listed l where ${sql.join(isShown, sql` and `)}),
    paged as materialized (
      select l.* from shown l
      order by l.answers desc, l.mentions desc, l.name collate "und-x-icu", l.key
      limit ${of.page_size} offset ${(of.page - 1) * of.page_size}),
    listed_seen as materialized (
      select s.* from seen s where s.key = '' or s.key in (select p.key from paged p))
    select (select count(*) from counted)::int as answers,
      exists (select from reports where account_id = ${accountId}) as has_reports,
      (select coalesce(sum(mentions), 0) from seen)::int as all_mentions,
      (select to_jsonb(s) from sums s where s.key = '') as you,
      (select count(*) from listed where competitor_id is not null)::int as tracked,
      (select count(*) from listed where competitor_id is null)::int as found,
      (select count(*) from shown)::int as total,
      coalesce((select jsonb_agg(to_jsonb(p) order by p.answers desc, p.mentions desc,
        p.name collate "und-x-icu", p.key) from paged p), '[]') as items,
      coalesce((select jsonb_agg(to_jsonb(g)) from (
        select null as key, channel, point, count(*)::int as answers
        from counted group by grouping sets ((channel), (point))
        union all
        select key, channel, point, count(*)::int
        from listed_seen group by grouping sets ((key, channel), (key, point))) g), '[]') as counts,
      coalesce((select jsonb_agg(to_jsonb(g)) from (
        select null as key, keyword_id, of_check as of, of_check as answers, (count(*) / of_check)::int as checks
        from counted group by keyword_id, of_check
        union all
        select c.key, c.keyword_id, c.of_check, c.answers, count(*)::int
        from (select key, channel, run_id, keyword_id, of_check, count(*)::int as answers
              from listed_seen group by key, channel, run_id, keyword_id, of_check) c
        group by c.key, c.keyword_id, c.of_check, c.answers) g), '[]') as checks`);
  const [found] = rows;
  if (found === undefined) throw new Error('companies are always counted');
  return found;
}

export interface NamedInRange extends NamedCompetitor {
  is_tracked: boolean;
}

/** The companies that most answers of a range mention, so many of the tracked ones and of the others, and the brand. */
export async function listMostNamed(
  tx: Transaction,
  accountId: AccountId,
  { range, limit }: { range: RangeOfDays; limit: number },
): Promise<{ named: NamedInRange[]; you: CompanySum | null }> {
  const found = await tx.execute<{ named: NamedInRange[]; you: CompanySum | null }>(sql`
    with ${counting(accountId, { range, pointDays: range.days })}
    select coalesce(jsonb_agg(to_jsonb(r) - 'at' order by r.at), '[]') as named,
      (select to_jsonb(s) from sums s where s.key = '') as you
    from (
      select c.name, t.id is not null as is_tracked, s.answers as answers_naming,
        s.without_you as answers_naming_without_brand, s.mentions,
        row_number() over (partition by t.id is not null
          order by s.answers desc, s.mentions desc, c.name collate "und-x-icu", c.key) as at
      from sums s
      join companies c on c.account_id = ${accountId} and c.key = s.key
      left join competitors t on t.account_id = c.account_id and t.company_key = c.key) r
    where r.at <= ${limit}`);
  return found.rows[0] ?? { named: [], you: null };
}

export interface NewCompany {
  key: string;
  name: string;
  answers: number;
  mentions: number;
  of: number;
  own_mentions: number;
  all_mentions: number;
}

/** Tracked companies whose first search has ended and whose user has not seen it yet. */
export async function findNewCompanies(
  tx: Transaction,
  accountId: AccountId,
  range: RangeOfDays,
): Promise<NewCompany[]> {
  const waiting = await tx.execute<{ is_any: boolean }>(sql`
    select exists (select from companies where account_id = ${accountId} and announcement = 'due') as is_any`);
  if (!waiting.rows[0]?.is_any) return [];
  const found = await tx.execute<{ [Name in keyof NewCompany]: NewCompany[Name] }>(sql`
    with ${counting(accountId, { range, pointDays: range.days })}
    select c.key, t.competitor_name as name, coalesce(s.answers, 0) as answers, coalesce(s.mentions, 0) as mentions,
      (select count(*) from counted)::int as of,
      coalesce((select mentions from sums where key = ''), 0) as own_mentions,
      (select coalesce(sum(mentions), 0) from sums)::int as all_mentions
    from companies c
    join competitors t on t.account_id = c.account_id and t.company_key = c.key
    left join sums s on s.key = c.key
    where c.account_id = ${accountId} and c.announcement = 'due'
    order by c.counted_at, c.key`);
  return found.rows;
}
