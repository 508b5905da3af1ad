import {
  type AnalyticsNumbers,
  CHANNEL_LABELS,
  type Channel,
  LIMITS,
  SEARCH_INTENT_LABELS,
} from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { toDollars } from '../../lib/money.ts';
import {
  type AlikeKeywords,
  type CountedRows,
  type RangeNumbers,
  rateNumbersOf,
  ratesByName,
  type Span,
  shareOf,
  voiceOf,
} from './analytics.rules.ts';
import * as messages from './messages.ts';

/** Competitors that are listed. */
const COMPETITORS_SHOWN = 50;

/** The moments of a span as they are compared with a column. */
export const isWithin = (column: SQL, { from, to }: Span): SQL =>
  sql`${column} >= ${from.toISOString()} and ${column} < ${to.toISOString()}`;

/** The day of a moment (UTC), '2026-03-02'. */
export const dayOfSql = (column: SQL): SQL => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Rows of one user, where it is one user's report. */
const ofWhom = (column: SQL, whose: string | null): SQL =>
  whose === null ? sql`true` : sql`${column} = ${whose}`;

/** Of one user only the keywords that they track now count, as on every page; of all users every keyword. */
const isCounted = (whose: string | null): SQL =>
  whose === null
    ? sql`true`
    : sql`exists (select from keywords t where t.account_id = l.account_id and t.id = l.keyword_id and not t.is_paused)`;

/**
 * What the reports of all users found in a span, by a name: answers that measured something and those naming the company,
 * by keyword. Keywords with the same counts are one row. Answers of one check may resemble each other, so
 * checks with several answers are separate counts.
 */
async function countNamed(
  tx: Transaction,
  { span, name, join = sql`` }: { span: Span; name: SQL; join?: SQL },
): Promise<Map<string, AlikeKeywords[]>> {
  const { rows } = await tx.execute<AlikeKeywords & { name: string } & Record<string, unknown>>(sql`
    with measured as (
      select ${name} as name, sum(l.n - l.empty)::int as n, sum(l.k)::int as k,
        jsonb_agg(jsonb_build_object('answers', l.n - l.empty, 'mentioned', l.k) order by l.n - l.empty, l.k)
          filter (where l.n - l.empty > 1) as several
      from report_keywords l ${join}
      where l.is_current and not l.is_branded and l.n > l.empty and ${isWithin(sql`l.created_at`, span)}
      group by 1, l.account_id, l.keyword_id)
    select name, n, k, several, count(*)::int as keywords from measured group by 1, 2, 3, 4`);
  return Map.groupBy(rows, (row) => row.name);
}

const ALL = sql`'all'`;
const allOf = (counts: Map<string, AlikeKeywords[]>): AlikeKeywords[] => counts.get('all') ?? [];

const NO_ANSWERS = rateNumbersOf([]);

/** Of an assistant, or of all where it is null. */
interface Flipped extends Record<string, unknown> {
  name: Channel | null;
  newly_named: number;
  no_longer_named: number;
}

/**
 * Keywords by what they are at the end of a span against its beginning: what flipped there and back is no result. The
 * beginning is the last check before the span, else the first in it; only checks that were asked and judged alike compare.
 */
export async function countFlipped(tx: Transaction, { span, whose }: CountedRows): Promise<Flipped[]> {
  const { rows } = await tx.execute<Flipped>(sql`
    with checked as (
      select distinct on (l.account_id, l.keyword_id, l.channel) l.account_id, l.keyword_id, l.channel,
        first_value(l.is_mentioned) over checks as first_seen, last_value(l.is_mentioned) over checks as at_end,
        first_value(${MEANING}) over checks as meant_first, last_value(${MEANING}) over checks as meant_last
      from report_keywords l where ${MEASURED} and ${ofWhom(sql`l.account_id`, whose)}
        and ${isWithin(sql`l.created_at`, span)} and ${isCounted(whose)}
      window checks as (partition by l.account_id, l.keyword_id, l.channel order by l.created_at
        rows between unbounded preceding and unbounded following)),
    states as (
      select c.channel as name, c.keyword_id, c.at_end, coalesce(o.is_mentioned, c.first_seen) as at_start
      from checked c
      left join lateral (
        select l.is_mentioned, ${MEANING} as meaning from report_keywords l
        where l.account_id = c.account_id and l.keyword_id = c.keyword_id and l.channel = c.channel and ${MEASURED}
          and l.created_at < ${span.from.toISOString()}
        order by l.created_at desc limit 1) o on true
      where c.meant_last = coalesce(o.meaning, c.meant_first))
    select name, count(distinct keyword_id) filter (where at_end and not at_start)::int as newly_named,
      count(distinct keyword_id) filter (where at_start and not at_end)::int as no_longer_named
    from states group by grouping sets ((name), ())`);
  return rows;
}

/** How a keyword was asked and judged. */
const MEANING = sql`(l.trend_surface_hash || ' ' || l.trend_judgement_id)`;
const MEASURED = sql`l.is_current and not l.is_branded and l.n > l.empty and l.forced_status is null`;

/** What reports are counted by. */
export const REPORT_DAY = dayOfSql(sql`r.reported_at`);
export const REPORT_CHANNEL = sql`r.channel`;

interface Reported extends Record<string, unknown> {
  /** Null: of all. */
  name: string | null;
  reports: number;
}

/** The reports of a span by a name and all together; the highest name first. */
export async function countReports(
  tx: Transaction,
  { span, whose }: CountedRows,
  name: SQL,
): Promise<Reported[]> {
  const { rows } = await tx.execute<Reported>(sql`
    with reported as (
      select ${name} as name from report_revisions r
      where r.is_current and ${ofWhom(sql`r.account_id`, whose)} and ${isWithin(sql`r.reported_at`, span)})
    select name, count(*)::int as reports from reported group by grouping sets ((name), ())
    order by name desc nulls first`);
  return rows;
}

/** How often answers named the company, day by day. */
export async function readVisibility(tx: Transaction, span: Span): Promise<RangeNumbers> {
  const counted = { span, whose: null };
  const reported = await countReports(tx, counted, REPORT_DAY);
  const flipped = (await countFlipped(tx, counted)).find(({ name }) => name === null);
  const byDay = await ratesByName(await countNamed(tx, { span, name: dayOfSql(sql`l.created_at`) }));
  const all = allOf(await countNamed(tx, { span, name: ALL }));
  const numbersOf = (rates: AnalyticsNumbers, row: Reported | undefined) => ({
    ...rates,
    reports: row?.reports ?? 0,
  });
  const rows = reported.flatMap((row) =>
    row.name === null
      ? []
      : [{ name: row.name, currency: null, values: numbersOf(byDay.get(row.name) ?? NO_ANSWERS, row) }],
  );
  return {
    totals: [
      {
        currency: null,
        values: {
          ...numbersOf(
            rateNumbersOf(all),
            reported.find(({ name }) => name === null),
          ),
          newly_named: flipped?.newly_named ?? 0,
          no_longer_named: flipped?.no_longer_named ?? 0,
        },
      },
    ],
    rows,
    charts: [
      {
        measure: 'rate',
        currency: null,
        days: new Map(rows.map(({ name, values }) => [name, values.rate ?? null])),
        rates: new Map(rows.map(({ name, values }) => [name, values])),
      },
    ],
  };
}

interface Calls extends Record<string, unknown> {
  name: Channel | null;
  calls: number;
  calls_answered: number;
  calls_failed: number;
  calls_lost: number;
  cost: number;
}

/** Every call of all users to the assistants, what became of it, and what the reports found. */
export async function readChannels(tx: Transaction, span: Span): Promise<RangeNumbers> {
  const { rows: calls } = await tx.execute<Calls>(sql`
    select a.channel as name, count(*)::int as calls,
      count(*) filter (where a.state = 'answered')::int as calls_answered,
      count(*) filter (where a.state = 'failed')::int as calls_failed,
      count(*) filter (where a.state = 'lost')::int as calls_lost,
      coalesce(sum(a.cost_microdollars), 0)::float8 as cost
    from check_attempts a where ${isWithin(sql`a.asked_at`, span)}
    group by grouping sets ((a.channel), ()) order by a.channel nulls first`);
  const { rows: times } = await tx.execute<{ name: Channel | null; median: number; p95: number }>(sql`
    select a.channel as name, percentile_cont(0.5) within group (order by a.latency_ms)::float8 as median,
      percentile_cont(0.95) within group (order by a.latency_ms)::float8 as p95
    from answers a where ${isWithin(sql`a.asked_at`, span)} group by grouping sets ((a.channel), ())`);
  const answered = await tx.execute<{ day: string; answers: number }>(sql`
    select ${dayOfSql(sql`a.asked_at`)} as day, count(*)::int as answers from answers a
    where ${isWithin(sql`a.asked_at`, span)} group by 1`);
  const named = await countNamed(tx, { span, name: sql`l.channel` });
  const numbersOf = ({ name, cost, ...counts }: Calls) => {
    const time = times.find((one) => one.name === name);
    return {
      ...counts,
      answered_share: shareOf(
        counts.calls_answered,
        counts.calls_answered + counts.calls_failed + counts.calls_lost,
      ),
      median_ms: time?.median ?? null,
      p95_ms: time?.p95 ?? null,
      cost_usd: toDollars(cost),
    };
  };
  return {
    totals: calls.flatMap((row) => (row.name === null ? [{ currency: null, values: numbersOf(row) }] : [])),
    rows: calls.flatMap((row) =>
      row.name === null
        ? []
        : [
            {
              name: CHANNEL_LABELS[row.name],
              currency: null,
              values: { ...numbersOf(row), ...rateNumbersOf(named.get(row.name) ?? []) },
            },
          ],
    ),
    charts: [
      {
        measure: 'answers_received',
        currency: null,
        days: new Map(answered.rows.map(({ day, answers }) => [day, answers])),
      },
    ],
  };
}

interface Keywords extends Record<string, unknown> {
  name: string | null;
  keywords: number;
  keywords_added: number;
  keywords_generated: number;
}

/** The keywords that still exist, by why people type them and all together, the most first. */
export async function countKept(tx: Transaction, { span, whose }: CountedRows): Promise<Keywords[]> {
  const { rows } = await tx.execute<Keywords>(sql`
    with kept as (
      select coalesce(k.search_intent, 'unknown') as name, k.created_at >= ${span.from.toISOString()} as is_added, k.is_ai_generated
      from keywords k where ${ofWhom(sql`k.account_id`, whose)} and k.created_at < ${span.to.toISOString()})
    select name, count(*)::int as keywords, count(*) filter (where is_added)::int as keywords_added,
      count(*) filter (where is_added and is_ai_generated)::int as keywords_generated
    from kept group by grouping sets ((name), ()) order by 2 desc, 1`);
  return rows;
}

/** Why people type each of a user's keywords. */
export async function listIntents(tx: Transaction, accountId: AccountId): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select k.id, coalesce(k.search_intent, 'unknown') as name from keywords k where k.account_id = ${accountId}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The keywords that were added, by day. */
export async function countAdded(
  tx: Transaction,
  { span, whose }: CountedRows,
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ day: string; keywords: number }>(sql`
    select ${dayOfSql(sql`k.created_at`)} as day, count(*)::int as keywords from keywords k
    where ${ofWhom(sql`k.account_id`, whose)} and ${isWithin(sql`k.created_at`, span)} group by 1`);
  return new Map(rows.map(({ day, keywords }) => [day, keywords]));
}

/** The keywords that still exist, and what reports found of them, by why people type them. */
export async function readKeywords(tx: Transaction, span: Span): Promise<RangeNumbers> {
  const counted = { span, whose: null };
  const named = await countNamed(tx, {
    span,
    name: sql`coalesce(k.search_intent, 'unknown')`,
    join: sql`join keywords k on k.account_id = l.account_id and k.id = l.keyword_id`,
  });
  return keywordNumbers(await countKept(tx, counted), await countAdded(tx, counted), (name) => {
    const groups = name === null ? [...named.values()].flat() : (named.get(name) ?? []);
    const keywords_measured = groups.reduce((sum, { keywords }) => sum + keywords, 0);
    return { keywords_measured, ...rateNumbersOf(groups) };
  });
}

const INTENTS: Readonly<Record<string, string>> = {
  ...SEARCH_INTENT_LABELS,
  unknown: messages.intentNotKnown,
};

/** @param measuredOf what was measured of the keywords of an intent, or of all where it is null */
export function keywordNumbers(
  kept: readonly Keywords[],
  added: ReadonlyMap<string, number>,
  measuredOf: (intent: string | null) => AnalyticsNumbers,
): RangeNumbers {
  const lines = kept.map(({ name, ...counts }) => ({
    name,
    currency: null,
    values: { ...counts, ...measuredOf(name) },
  }));
  return {
    totals: lines.filter(({ name }) => name === null).map(({ currency, values }) => ({ currency, values })),
    rows: lines.flatMap(({ name, ...line }) =>
      name === null ? [] : [{ name: INTENTS[name] ?? name, ...line }],
    ),
    charts: [{ measure: 'keywords_added', currency: null, days: added }],
  };
}

/**
 * Whom the reports name beside the companies: the competitors they declared, the most named first.
 * @param names only these, as the other range lists them
 */
export async function readCompetitors(
  tx: Transaction,
  span: Span,
  names: readonly string[] | null,
): Promise<RangeNumbers> {
  const { rows: voices } = await tx.execute<{ day: string | null; brand: number; others: number }>(sql`
    with voices as (
      select ${dayOfSql(sql`l.created_at`)} as day, l.brand_mentions, l.competitor_mentions
      from report_keywords l
      where l.is_current and not l.is_branded and ${isWithin(sql`l.created_at`, span)})
    select day, coalesce(sum(brand_mentions), 0)::float8 as brand,
      coalesce(sum(competitor_mentions), 0)::float8 as others
    from voices group by grouping sets ((day), ())`);
  const named = sql`
    from (select n.*, o.name from report_companies n
          join companies o on o.account_id = n.account_id and o.key = n.company_key and o.counted_at is not null
          join competitors k on k.account_id = n.account_id and k.company_key = n.company_key) c
    join report_revisions r on r.account_id = c.account_id and r.report_id = c.report_id
      and r.judgement_id = c.judgement_id
    where r.is_current and ${isWithin(sql`r.reported_at`, span)}`;
  const { rows: whoIs } = await tx.execute<{ competitors: number; companies: number }>(sql`
    select count(distinct lower(c.name))::int as competitors, count(distinct c.account_id)::int as companies ${named}`);
  const only = names === null ? sql`true` : sql`lower(c.name) = any(${sql.param(names.map(lower))}::text[])`;
  const { rows } = await tx.execute<{
    name: string;
    companies: number;
    answers_naming: number;
    answers_naming_without_brand: number;
    mentions: number;
  }>(sql`
    select min(c.name) as name, count(distinct c.account_id)::int as companies,
      sum(c.answers_naming)::int as answers_naming,
      sum(c.answers_naming_without_brand)::int as answers_naming_without_brand, sum(c.mentions)::int as mentions
    ${named} and ${only} group by lower(c.name) order by 3 desc, 1
    limit ${names === null ? COMPETITORS_SHOWN : LIMITS.analytics_rows_max}`);
  const all = voices.find(({ day }) => day === null) ?? { brand: 0, others: 0 };
  // The same company may be written otherwise in the other range: it goes by the name it has there.
  const nameOf = (name: string) => names?.find((known) => lower(known) === lower(name)) ?? name;
  return {
    totals: [
      {
        currency: null,
        values: {
          share_of_voice: voiceOf(all),
          brand_mentions: all.brand,
          competitor_mentions: all.others,
          competitors: whoIs[0]?.competitors ?? 0,
          companies: whoIs[0]?.companies ?? 0,
        },
      },
    ],
    rows: rows.map(({ name, ...values }) => ({ name: nameOf(name), currency: null, values })),
    charts: [
      {
        measure: 'share_of_voice',
        currency: null,
        days: new Map(
          voices.flatMap(({ day, brand, others }) =>
            day === null ? [] : [[day, voiceOf({ brand, others })]],
          ),
        ),
      },
    ],
  };
}

const lower = (name: string): string => name.toLowerCase();
