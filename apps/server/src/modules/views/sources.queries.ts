import type {
  Channel,
  CountedAnswersQuery,
  CountedDomain,
  RangeOfDays,
  SourceKind,
  SourcesQuery,
} from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { countedAnswers } from '../ranges/index.ts';

interface OfRange {
  range: RangeOfDays;
  channel?: Channel | undefined;
  /** Those of the equally long range before. */
  isBefore?: boolean;
}

/** Whose a site is: the brand's or a competitor's where one of its pages is. */
const KIND = sql`case when bool_or(c.kind = 'own') then 'own' when bool_or(c.kind = 'competitor') then 'competitor'
  else 'third_party' end`;

/** `counted`, the answers of a range, and `cited`, the pages they cite. */
function citing(accountId: AccountId, of: OfRange): SQL {
  return sql`counted as materialized (${countedAnswers(accountId, of)}),
    cited as materialized (
      select a.answer_id, a.judgement_id, a.channel, a.mentioned, c.domain, c.kind, c.url, c.title
      from counted a
      cross join lateral (
        -- Answer by answer, by key: joined freely, the citations of all time may be read to find these.
        select * from answer_citations o
        where o.account_id = ${accountId} and o.answer_id = a.answer_id and o.is_cited and o.domain is not null offset 0) c)`;
}

/** The sites that are cited. */
const SITES = sql`
  select c.domain, ${KIND} as kind, count(distinct c.answer_id)::int as answers,
    (count(distinct c.answer_id) filter (where not c.mentioned))::int as without_you,
    count(distinct c.url)::int as addresses
  from cited c group by c.domain`;

/** How many answers cite each of some sites, and of how many. */
export async function countSites(
  tx: Transaction,
  accountId: AccountId,
  of: OfRange & { domains: readonly string[] },
): Promise<{ answers: number; sites: Record<string, number> }> {
  const { rows } = await tx.execute<{ answers: number; sites: Record<string, number> }>(sql`
    with ${citing(accountId, of)}
    select (select count(*) from counted)::int as answers,
      coalesce((select jsonb_object_agg(s.domain, s.answers) from (
        select c.domain, count(distinct c.answer_id)::int as answers from cited c
        where c.domain = any(${sql.param([...of.domains])}::text[]) group by c.domain) s), '{}') as sites`);
  return rows[0] ?? { answers: 0, sites: {} };
}

/** The sites that most answers of a range cite. */
export async function listMostCited(
  tx: Transaction,
  accountId: AccountId,
  { range, limit }: { range: RangeOfDays; limit: number },
): Promise<CountedDomain[]> {
  const found = await tx.execute<{ [Name in keyof CountedDomain]: CountedDomain[Name] }>(sql`
    with ${citing(accountId, { range })}
    select s.domain, s.kind, s.answers as answers_citing, s.without_you as answers_citing_without_brand
    from (${SITES}) s order by s.answers desc, s.domain collate "C" limit ${limit}`);
  return found.rows;
}

export interface FoundSource {
  domain: string;
  kind: SourceKind;
  answers: number;
  without_you: number;
  addresses: number;
  channels: { channel: Channel; answers: number }[];
  companies: { key: string; name: string; is_tracked: boolean; answers: number }[];
}

export interface FoundSources {
  answers: number;
  has_reports: boolean;
  citing: number;
  kinds: Record<SourceKind, number>;
  total: number;
  /** Answers that count, by assistant. */
  channels: { channel: Channel; answers: number }[];
  items: FoundSource[];
}

/** The sites that answers of a range cite, a page of them, most answers first. */
export async function findSources(
  tx: Transaction,
  accountId: AccountId,
  of: OfRange & Pick<SourcesQuery, 'kind' | 'search' | 'page' | 'page_size'> & { companies: number },
): Promise<FoundSources> {
  const isShown = [
    of.kind ? sql`s.kind = ${of.kind}` : sql`true`,
    of.search ? sql`strpos(lower(s.domain), lower(${of.search})) > 0` : sql`true`,
  ];
  const { rows } = await tx.execute<FoundSources & Record<string, unknown>>(sql`
    with ${citing(accountId, of)},
    sites as materialized (${SITES}),
    shown as materialized (select s.* from sites s where ${sql.join(isShown, sql` and `)}),
    paged as materialized (
      select s.* from shown s order by s.answers desc, s.domain collate "C"
      limit ${of.page_size} offset ${(of.page - 1) * of.page_size}),
    citing as materialized (
      select distinct c.domain, c.answer_id, c.judgement_id, c.channel from cited c
      join paged p on p.domain = c.domain),
    beside as materialized (
      select n.*, row_number() over (partition by n.domain order by n.answers desc, n.key collate "C") as at
      from (
        select c.domain, m.company_key as key, count(*)::int as answers
        from citing c
        cross join lateral (
          select * from company_mentions n
          where n.account_id = ${accountId} and n.answer_id = c.answer_id and n.judgement_id = c.judgement_id offset 0) m
        join companies o on o.account_id = m.account_id and o.key = m.company_key and o.counted_at is not null
        group by c.domain, m.company_key) n)
    select (select count(*) from counted)::int as answers,
      exists (select from reports where account_id = ${accountId}) as has_reports,
      (select count(distinct answer_id) from cited)::int as citing,
      (select jsonb_build_object('own', count(*) filter (where kind = 'own'),
        'competitor', count(*) filter (where kind = 'competitor'),
        'third_party', count(*) filter (where kind = 'third_party')) from sites) as kinds,
      (select count(*) from shown)::int as total,
      coalesce((select jsonb_agg(to_jsonb(n)) from (
        select channel, count(*)::int as answers from counted group by channel) n), '[]') as channels,
      coalesce((select jsonb_agg(to_jsonb(p) || jsonb_build_object(
        'channels', (select jsonb_agg(to_jsonb(n)) from (
          select c.channel, count(*)::int as answers from citing c where c.domain = p.domain group by c.channel) n),
        'companies', coalesce((select jsonb_agg(jsonb_build_object('key', b.key, 'name', o.name, 'answers', b.answers,
            'is_tracked', exists (select from competitors t where t.account_id = o.account_id and t.company_key = o.key))
            order by b.at)
          from beside b join companies o on o.account_id = ${accountId} and o.key = b.key
          where b.domain = p.domain and b.at <= ${of.companies}), '[]')
        ) order by p.answers desc, p.domain collate "C") from paged p), '[]') as items`);
  const [found] = rows;
  if (found === undefined) throw new Error('sources are always counted');
  return found;
}

export interface FoundAddress {
  url: string;
  title: string | null;
  answers: number;
  without_you: number;
}

/** The addresses of a site that answers of a range cite, a page of them, most answers first. */
export async function findSourceAddresses(
  tx: Transaction,
  accountId: AccountId,
  of: OfRange & { domain: string; page: number; page_size: number },
): Promise<{ total: number; items: FoundAddress[] }> {
  const { rows } = await tx.execute<{ total: number; items: FoundAddress[] }>(sql`
    with ${citing(accountId, of)},
    addresses as materialized (
      select c.url, max(c.title) as title, count(distinct c.answer_id)::int as answers,
        (count(distinct c.answer_id) filter (where not c.mentioned))::int as without_you
      from cited c where c.domain = ${of.domain} group by c.url),
    paged as materialized (
      select a.* from addresses a order by a.answers desc, a.url collate "C"
      limit ${of.page_size} offset ${(of.page - 1) * of.page_size})
    select (select count(*) from addresses)::int as total,
      coalesce((select jsonb_agg(to_jsonb(p) order by p.answers desc, p.url collate "C") from paged p), '[]') as items`);
  return rows[0] ?? { total: 0, items: [] };
}

/** The ids of the answers of a range that every condition fits, newest first: some of them, and how many there are. */
export async function findCountedAnswers(
  tx: Transaction,
  accountId: AccountId,
  of: OfRange &
    Pick<CountedAnswersQuery, 'company' | 'domain' | 'url' | 'names_you' | 'before'> & { limit: number },
): Promise<{ total: number; ids: string[] }> {
  const { company, domain, url, names_you, before } = of;
  const cites = (condition: SQL) => sql`exists (select from answer_citations c
    where c.account_id = ${accountId} and c.answer_id = a.answer_id and c.is_cited and ${condition})`;
  const fits = [
    names_you === undefined ? sql`true` : sql`a.mentioned = ${names_you}`,
    company === undefined
      ? sql`true`
      : sql`exists (select from company_mentions m
          join companies o on o.account_id = m.account_id and o.key = m.company_key and o.counted_at is not null
          where m.account_id = ${accountId} and m.answer_id = a.answer_id and m.judgement_id = a.judgement_id
            and m.company_key = ${company})`,
    domain === undefined ? sql`true` : cites(sql`c.domain = ${domain}`),
    url === undefined ? sql`true` : cites(sql`c.url = ${url} and c.domain is not null`),
  ];
  const { rows } = await tx.execute<{ total: number; ids: string[] }>(sql`
    with meant as materialized (
      select a.answer_id from (${countedAnswers(accountId, of)}) a where ${sql.join(fits, sql` and `)})
    select (select count(*) from meant)::int as total,
      array(select answer_id from meant where ${before === undefined ? sql`true` : sql`answer_id < ${before}`}
        order by answer_id desc limit ${of.limit}) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}
