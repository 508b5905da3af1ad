import type { Channel } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { mapWithPauses } from '../../lib/map-with-pauses.ts';
import type { PresenceLine, PresenceReport, ReportSize } from './presence-windows.rules.ts';

type ReportRow = Omit<PresenceReport, 'reported_at' | 'since'> & {
  reported_at: string;
  since: string | null;
} & Record<string, unknown>;

/** The newest reports of each channel with the windows that end with them, oldest first. */
export async function listPresenceReports(
  tx: Transaction,
  userId: string,
  { channels, limit }: { channels: readonly Channel[]; limit: number },
): Promise<PresenceReport[]> {
  const found = await tx.execute<ReportRow>(sql`
    select newest.*, p.run_id from unnest(${sql.param([...channels])}::text[]) as c(channel)
    cross join lateral (
      select r.channel, r.report_id, r.reported_at, r.pooled -> 'current' ->> 'since' as since,
        (r.pooled -> 'current' ->> 'window_days')::int as window_days, r.pooled -> 'change' as change,
        coalesce(r.pooled -> 'breaks', '[]') as breaks
      from report_revisions r
      where r.user_id = ${userId} and r.channel = c.channel and r.is_current
      order by r.reported_at desc limit ${limit}) newest
    join reports p on p.user_id = ${userId} and p.id = newest.report_id
    order by newest.reported_at, newest.report_id`);
  return found.rows.map((row) => ({
    ...row,
    reported_at: new Date(row.reported_at),
    since: row.since === null ? null : new Date(row.since),
  }));
}

/** How many lines the reports of a channel since a moment have. */
export async function listReportSizes(
  tx: Transaction,
  userId: string,
  ofChannels: readonly { channel: Channel; since: Date }[],
): Promise<ReportSize[]> {
  const channels = sql.param(ofChannels.map(({ channel }) => channel));
  const since = sql.param(ofChannels.map((one) => one.since.toISOString()));
  const found = await tx.execute<
    Omit<ReportSize, 'reported_at'> & { reported_at: string } & Record<string, unknown>
  >(sql`
    select r.channel, r.reported_at, r.total_keywords as lines
    from unnest(${channels}::text[], ${since}::timestamptz[]) as c(channel, since)
    join report_revisions r on r.user_id = ${userId} and r.channel = c.channel and r.is_current
      and r.reported_at >= c.since`);
  return found.rows.map((row) => ({ ...row, reported_at: new Date(row.reported_at) }));
}

/** What the unbranded keywords came to in every report of a channel since a moment, report after report, oldest first. */
export async function listPresenceLines(
  tx: Transaction,
  userId: string,
  ofChannels: readonly { channel: Channel; since: Date }[],
): Promise<PresenceLine[]> {
  const channels = sql.param(ofChannels.map(({ channel }) => channel));
  const since = sql.param(ofChannels.map((one) => one.since.toISOString()));
  const found = await tx.execute<
    Omit<PresenceLine, 'reported_at'> & { reported_at: string } & Record<string, unknown>
  >(sql`
    select r.channel, r.report_id, r.reported_at, l.keyword_id, l.keyword, l.n - l.empty as answers, l.k as mentions,
      case when l.other_companies > 0 then coalesce(1.0::float8 / l.rank, 0) end as place,
      l.brand_mentions, l.brand_mentions + l.competitor_mentions as all_mentions,
      l.trend_surface_hash || ' ' || l.trend_judgement_id as asked_and_judged
    from unnest(${channels}::text[], ${since}::timestamptz[]) as c(channel, since)
    join report_revisions r on r.user_id = ${userId} and r.channel = c.channel and r.is_current
      and r.reported_at >= c.since
    cross join lateral (
      -- By key, report by report: joined freely, all lines there ever were may be read to find these.
      select * from report_keywords o
      where o.user_id = r.user_id and o.report_id = r.report_id and o.judgement_id = r.judgement_id offset 0) l
    where not l.is_branded
    order by r.reported_at, r.report_id, l.keyword_id`);
  return await mapWithPauses(found.rows, (row) => ({ ...row, reported_at: new Date(row.reported_at) }));
}
