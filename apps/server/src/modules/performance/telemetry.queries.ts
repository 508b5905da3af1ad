import { LIMITS, type TelemetryCategory, type TelemetryMetrics } from '@answerscope/contract';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/pool.ts';
import { telemetry_events } from './performance.tables.ts';

/** @returns how many of the events were new */
export async function insertTelemetryEvents(
  tx: Transaction,
  events: (typeof telemetry_events.$inferInsert)[],
): Promise<number> {
  if (events.length === 0) return 0;
  const stored = await tx
    .insert(telemetry_events)
    .values(events)
    .onConflictDoNothing()
    .returning({ id: telemetry_events.id });
  return stored.length;
}

const newer = (since: Date) => sql`at >= ${since.toISOString()}::timestamptz`;

/** What all events since a moment come to, in numbers that can be divided. */
export interface TelemetryTotals {
  events: number;
  succeeded: number;
  errors: number;
  average_ms: number | null;
  sessions: number;
  session_ms: number | null;
  ai_events: number;
  ai_succeeded: number;
  ai_average_ms: number | null;
}

export async function sumTelemetry(tx: Transaction, since: Date): Promise<TelemetryTotals> {
  const isAi = sql`category = 'ai_operation'`;
  const found = await tx.execute<TelemetryTotals & Record<string, unknown>>(sql`
    with of_window as (select * from telemetry_events where ${newer(since)}),
    lengths as (
      select 1000 * extract(epoch from max(at) - min(at))::float8 as ms from of_window group by session_id)
    select count(*)::int as events, count(*) filter (where success)::int as succeeded,
      count(*) filter (where category = 'error')::int as errors, avg(duration_ms) as average_ms,
      (select count(*)::int from lengths) as sessions, (select avg(ms) from lengths) as session_ms,
      count(*) filter (where ${isAi})::int as ai_events,
      count(*) filter (where ${isAi} and success)::int as ai_succeeded,
      avg(duration_ms) filter (where ${isAi}) as ai_average_ms
    from of_window`);
  const [totals] = found.rows;
  if (totals === undefined) throw new Error('a sum over no rows is still a row');
  return totals;
}

/** The events of some categories since a moment, by their name, the most frequent first. */
export async function countTelemetryEvents(
  tx: Transaction,
  since: Date,
  categories: TelemetryCategory[],
): Promise<{ event: string; times: number }[]> {
  const found = await tx.execute<{ event: string; times: number }>(sql`
    select event, count(*)::int as times from telemetry_events
    where ${newer(since)} and ${inArray(telemetry_events.category, categories)}
    group by event order by times desc, event limit ${LIMITS.performance_top_max}`);
  return found.rows;
}

type Component = TelemetryMetrics['componentMetrics'][number];

export async function listTelemetryComponents(tx: Transaction, since: Date): Promise<Component[]> {
  const found = await tx.execute<Component & Record<string, unknown>>(sql`
    select component, count(*)::int as times, avg(duration_ms) as average_ms,
      count(*) filter (where category = 'error')::int as errors
    from telemetry_events where ${newer(since)}
    group by component order by times desc, component limit ${LIMITS.performance_top_max}`);
  return found.rows;
}

/** Removes events from before a moment, and the oldest of those that are too many. */
export async function trimTelemetryEvents(
  tx: Transaction,
  moment: Date,
  max: number = LIMITS.telemetry_events_max,
): Promise<void> {
  await tx.delete(telemetry_events).where(lt(telemetry_events.at, moment));
  await tx.execute(sql`
    delete from telemetry_events where id in (
      select id from telemetry_events order by at desc, id offset ${max})`);
}
