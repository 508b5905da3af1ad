import type { Channel } from '@answerscope/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, firstIdAt } from '../../lib/ids.ts';
import { isRefreshed } from './refreshed.rules.ts';
import { refresh_tracking } from './refreshes.tables.ts';

export type TrackingRow = typeof refresh_tracking.$inferSelect;

export async function listTracking(tx: Transaction, accountId: AccountId): Promise<TrackingRow[]> {
  return tx
    .select()
    .from(refresh_tracking)
    .where(eq(refresh_tracking.account_id, accountId))
    .orderBy(asc(refresh_tracking.channel));
}

/** Writes when a channel is refreshed next, and with `last_refreshed_at` when it was; that never moves back. */
export async function upsertTracking(
  tx: Transaction,
  row: Omit<TrackingRow, 'last_refreshed_at'> & { last_refreshed_at?: Date },
): Promise<void> {
  const { account_id: _user, channel: _channel, last_refreshed_at, ...plan } = row;
  await tx
    .insert(refresh_tracking)
    .values(row)
    .onConflictDoUpdate({
      target: [refresh_tracking.account_id, refresh_tracking.channel],
      set: {
        ...plan,
        ...(last_refreshed_at === undefined
          ? {}
          : {
              last_refreshed_at: sql`greatest(${refresh_tracking.last_refreshed_at}, excluded.last_refreshed_at)`,
            }),
      },
    });
}

/** Writes a plan where there is none, or one made with another plan or time zone. */
export async function planTracking(
  tx: Transaction,
  row: Omit<TrackingRow, 'last_refreshed_at'>,
): Promise<void> {
  const { account_id: _user, channel: _channel, ...plan } = row;
  await tx
    .insert(refresh_tracking)
    .values(row)
    .onConflictDoUpdate({
      target: [refresh_tracking.account_id, refresh_tracking.channel],
      set: plan,
      setWhere: sql`${refresh_tracking.frequency_hours} <> excluded.frequency_hours
        or ${refresh_tracking.time_zone} <> excluded.time_zone`,
    });
}

const isRefreshedBefore = sql`exists (select from refresh_tracking refreshed
  where refreshed.account_id = p.id and refreshed.channel = c.channel and refreshed.last_refreshed_at is not null)`;

/**
 * Whether the newest change of plan of an account p was an upgrade to its plan l after a moment that gave it the channel c,
 * or a refreshed channel keywords it was never asked about, with keywords tracked by then, and the channel was neither
 * planned nor asked by the schedule since.
 */
const isDueByUpgrade = (since: Date) => sql<boolean>`exists (
  select from user_plan_history h join plans before on before.id = h.previous_plan_id
  where h.account_id = p.id and h.new_plan_id = l.id and h.created_at > ${since.toISOString()}::timestamptz
    and h.created_at = (select max(newest.created_at) from user_plan_history newest where newest.account_id = p.id)
    and before.price_monthly < l.price_monthly
    and (c.channel = any(before.allowed_channels)) = ${isRefreshedBefore}
    and not exists (select from refresh_tracking planned
      where planned.account_id = p.id and planned.channel = c.channel
        and planned.frequency_hours = l.ranking_refresh_frequency_hours)
    and not exists (select from check_runs r
      join run_channels asked on asked.account_id = r.account_id and asked.run_id = r.id and asked.channel = c.channel
      where r.account_id = p.id and r.trigger = 'scheduled' and r.created_at > h.created_at)
    and exists (select from keywords k
      where k.account_id = p.id and not k.is_paused and k.created_at <= h.created_at
        and not exists (select from visibility_results v
          where v.account_id = k.account_id and v.keyword_id = k.id and v.channel = c.channel)))`;

/** The channels to ask because of a user's newest upgrade after a moment, and that were not planned since. */
export async function listChannelsOfUpgrade(
  tx: Transaction,
  { account_id, since }: { account_id: AccountId; since: Date },
): Promise<string[]> {
  const { rows } = await tx.execute<{ channel: string }>(
    sql`select c.channel from accounts p join plans l on l.id = p.plan_id
        cross join lateral unnest(l.allowed_channels) c(channel)
        where p.id = ${account_id} and ${isDueByUpgrade(since)}`,
  );
  return rows.map(({ channel }) => channel);
}

/** A channel whose next refresh is to be planned: never planned, or with another plan or time zone. */
export interface Unplanned {
  account_id: AccountId;
  channel: Channel;
  time_zone: string;
  frequency_hours: number;
  last_refreshed_at: Date | null;
  is_due_by_upgrade: boolean;
}

/** Channels of plans whose next refresh is to be planned, of users who have a company and a keyword to ask about. */
export async function listUnplanned(
  tx: Transaction,
  by: { configured: readonly Channel[]; upgradedSince: Date; limit: number },
): Promise<Unplanned[]> {
  const found = await tx.execute<Omit<Unplanned, 'last_refreshed_at'> & { last_refreshed_at: string | null }>(
    sql`select p.id as account_id, c.channel, b.time_zone,
          l.ranking_refresh_frequency_hours as frequency_hours, t.last_refreshed_at,
          ${isDueByUpgrade(by.upgradedSince)} as is_due_by_upgrade
        from accounts p join brands b on b.account_id = p.id and b.id = p.id join plans l on l.id = p.plan_id
        cross join lateral unnest(l.allowed_channels) c(channel)
        left join refresh_tracking t on t.account_id = p.id and t.channel = c.channel
        where b.company_name is not null and c.channel = any(${sql.param([...by.configured])}::text[])
          and (t.account_id is null or t.frequency_hours <> l.ranking_refresh_frequency_hours
               or t.time_zone <> b.time_zone)
          and exists (select from keywords k where k.account_id = p.id and not k.is_paused)
        order by p.id, c.channel limit ${by.limit}`,
  );
  return found.rows.map((row) => ({
    ...row,
    last_refreshed_at: row.last_refreshed_at === null ? null : new Date(row.last_refreshed_at),
  }));
}

/** Users with a channel that is due, longest overdue first. */
export async function listDueUsers(
  tx: Transaction,
  by: { at: Date; configured: readonly Channel[]; limit: number },
): Promise<AccountId[]> {
  const found = await tx.execute<{ account_id: AccountId }>(
    sql`select t.account_id from refresh_tracking t
        join accounts p on p.id = t.account_id join plans l on l.id = p.plan_id
        where t.next_refresh_at <= ${by.at.toISOString()}::timestamptz
          and t.channel = any(l.allowed_channels) and t.channel = any(${sql.param([...by.configured])}::text[])
        group by t.account_id order by min(t.next_refresh_at) limit ${by.limit}`,
  );
  return found.rows.map(({ account_id }) => account_id);
}

/** Keywords of a channel that had an answer in one run. */
export interface AskedRun {
  run_id: string;
  channel: Channel;
  at: Date;
  keywords: number;
  /** It counted as a refresh: the tracking tells of it. */
  is_refresh: boolean;
}

/** Keywords that had an answer in runs a user or the schedule started after a moment, by run and channel. */
export async function listAskedSince(
  tx: Transaction,
  of: { account_id: AccountId; since: Date },
): Promise<AskedRun[]> {
  const since = of.since.toISOString();
  const found = await tx.execute<
    Omit<AskedRun, 'at' | 'is_refresh'> & { at: string; to_ask: number; is_full: boolean }
  >(
    sql`select r.id as run_id, i.channel, r.created_at as at, (count(*) filter (where i.n > 0))::int as keywords,
          (count(*) filter (where i.state <> 'cancelled' or i.n > 0))::int as to_ask,
          bool_and(c.scope = 'full' and c.state = 'done') as is_full
        from check_runs r
        join run_channels c on c.account_id = r.account_id and c.run_id = r.id
        join check_run_items i on i.account_id = c.account_id and i.run_id = c.run_id and i.channel = c.channel
        where r.account_id = ${of.account_id} and r.id >= ${firstIdAt(of.since)}
          and r.created_at > ${since}::timestamptz and r.trigger <> 'single'
        group by r.id, r.created_at, i.channel having bool_or(i.n > 0)`,
  );
  return found.rows.map(({ to_ask, is_full, at, ...row }) => ({
    ...row,
    at: new Date(at),
    is_refresh: is_full && isRefreshed({ keywords: to_ask, answered: row.keywords }),
  }));
}
