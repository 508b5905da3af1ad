import type { Channel, RangeOfDays } from '@answerscope/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import type { AccountId } from '../../lib/ids.ts';
import { DAY_MS } from '../../lib/time.ts';
import type { Meaning } from '../reports/index.ts';
import type { RangeCount } from './range.rules.ts';

export type ChannelCount = RangeCount & { channel: Channel };

type Row = Omit<ChannelCount, 'meaning' | 'since' | 'until'> &
  Record<'since' | 'until', string> &
  Record<keyof Meaning, string | null> &
  Record<string, unknown>;

export interface CountedDays {
  channels: readonly Channel[];
  range: RangeOfDays;
  /** How many days are counted, the last one with that of the range. */
  days: number;
  /** Where groups of ages begin, from 0 on; null: every day. */
  ages: readonly number[] | null;
  /** As it was at that moment: reports written later are not there yet. */
  until?: Date | undefined;
  /** Only this keyword, also one that is branded or not tracked any more. */
  keyword_id?: string | undefined;
  /** Only these of the tracked keywords. */
  keyword_ids?: readonly string[] | undefined;
}

/**
 * A digest of the rows that `listRangeCounts` reads. It differs as soon as a report of these days is written, judged again
 * or counted again, each of which writes a revision (PostgreSQL's `xmin` tells), or a keyword comes, goes or changes.
 */
export async function digestRangeCounts(
  tx: Transaction,
  accountId: AccountId,
  counted: CountedDays,
): Promise<string> {
  const { rows } = await tx.execute<{ made_of: string }>(sql`
    select concat_ws(' ',
      (select concat_ws(' ', count(*), bit_xor(hash_record_extended(row(r.report_id, r.judgement_id, r.version), 0)))
        from ${revisionsOf(accountId, counted)}),
      (select concat_ws(' ', count(*), bit_xor(hash_record_extended(row(k.id, k.xmin), 0))) from keywords k
        where k.account_id = ${accountId} and not k.is_paused)) as made_of`);
  return rows[0]?.made_of ?? '';
}

/**
 * What reports found of the keywords that are tracked now, in a range and before it: checks that came to the same in the
 * same days are one row. Branded keywords are in no rate.
 */
export async function listRangeCounts(
  tx: Transaction,
  accountId: AccountId,
  counted: CountedDays,
): Promise<ChannelCount[]> {
  const { range, ages, keyword_id, keyword_ids } = counted;
  const day = sql`(${range.to}::date - (r.reported_at at time zone 'UTC')::date)`;
  const bounds = sql`${sql.param([...(ages ?? [])])}::int[]`;
  const age = ages === null ? day : sql`(${bounds})[width_bucket(${day}, ${bounds})]`;
  const found = await tx.execute<Row>(sql`
    select c.* from (
      select r.channel, l.keyword_id, r.age, l.n - l.empty as answers, l.k as mentions, count(*)::int as checks,
        sum(l.empty)::int as empty_answers, sum(l.brand_mentions)::int as brand_mentions,
        sum(l.competitor_mentions)::int as competitor_mentions,
        count(*) filter (where l.other_companies > 0)::int as placed,
        coalesce(sum(1.0 / l.rank) filter (where l.other_companies > 0), 0)::float8 as places, l.trend_surface_hash as surface_hash,
        l.trend_judgement_id as judgement_id, min(r.reported_at) as since, max(r.reported_at) as until
      from (select r.*, ${age} as age from ${revisionsOf(accountId, counted)}) r
      cross join lateral (
        -- By key, report by report: joined freely, all lines there ever were may be read to find these.
        select * from report_keywords o
        where o.account_id = r.account_id and o.report_id = r.report_id and o.judgement_id = r.judgement_id
          ${keyword_id === undefined ? sql`` : sql`and o.keyword_id = ${keyword_id}`}
          ${keyword_ids === undefined ? sql`` : sql`and o.keyword_id = any(${sql.param([...keyword_ids])}::uuid[])`} offset 0) l
      ${keyword_id === undefined ? sql`where not l.is_branded` : sql``}
      group by 1, 2, 3, 4, 5, l.trend_surface_hash, l.trend_judgement_id) c
    ${keyword_id === undefined ? sql`join keywords k on k.account_id = ${accountId} and k.id = c.keyword_id and not k.is_paused` : sql``}
    order by c.channel, c.keyword_id, c.since, c.answers, c.mentions`);
  return found.rows.map(({ surface_hash, judgement_id, ...row }) => ({
    ...row,
    meaning: surface_hash === null || judgement_id === null ? null : { surface_hash, judgement_id },
    since: new Date(row.since),
    until: new Date(row.until),
  }));
}

/** The reports of a channel in a range, and the keywords that its numbers are of. */
export async function findRangeScope(
  tx: Transaction,
  accountId: AccountId,
  { range, channel }: { range: RangeOfDays; channel: Channel },
): Promise<{ report_ids: string[]; keyword_ids: string[] }> {
  const counted = { channels: [channel], range, days: range.days };
  const found = await tx.execute<{ report_ids: string[]; keyword_ids: string[] }>(sql`
    select coalesce((select array_agg(r.report_id) from ${revisionsOf(accountId, counted)}), '{}') as report_ids,
      coalesce((select array_agg(k.id) from keywords k
        where k.account_id = ${accountId} and not k.is_paused), '{}') as keyword_ids`);
  return found.rows[0] ?? { report_ids: [], keyword_ids: [] };
}

/** The revisions `r` of these days, channel by channel, each by its index. */
export function revisionsOf(
  accountId: AccountId,
  { channels, range, days, until }: Omit<CountedDays, 'ages' | 'keyword_id' | 'keyword_ids'>,
): SQL {
  const end = Date.parse(range.to) + DAY_MS;
  const since = new Date(end - days * DAY_MS).toISOString();
  const before = new Date(Math.min(end, until ? until.getTime() + 1 : end)).toISOString();
  return sql`unnest(${sql.param([...channels])}::text[]) as c(channel)
    cross join lateral (
      select o.account_id, o.report_id, o.judgement_id, o.channel, o.reported_at, o.xmin as version
      from report_revisions o
      where o.account_id = ${accountId} and o.channel = c.channel and o.is_current
        and o.reported_at >= ${since}::timestamptz and o.reported_at < ${before}::timestamptz offset 0) r`;
}
