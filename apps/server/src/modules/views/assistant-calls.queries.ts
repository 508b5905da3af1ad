import type { AssistantCalls, Channel, RangeOfDays } from '@answerscope/contract';
import { sql } from 'drizzle-orm';
import { isInDays } from '../../database/is-in-days.ts';
import type { Transaction } from '../../database/pool.ts';
import { type AccountId, firstIdAt } from '../../lib/ids.ts';
import { toDollars } from '../../lib/money.ts';

interface Row extends Record<string, unknown> {
  answers: number;
  failed: number;
  median: number | null;
  p95: number | null;
  cost: number;
}

/** How the calls of an assistant went in a range. Ids are made by time, so the first of them bounds what is read. */
export async function findAssistantCalls(
  tx: Transaction,
  accountId: AccountId,
  { channel, range }: { channel: Channel; range: RangeOfDays },
): Promise<Omit<AssistantCalls, 'range'>> {
  const first = firstIdAt(new Date(range.from));
  const { rows } = await tx.execute<Row>(sql`
    select count(*)::int as answers, coalesce(sum(a.cost_microdollars), 0)::float8 as cost,
      percentile_disc(0.5) within group (order by a.latency_ms) as median,
      percentile_disc(0.95) within group (order by a.latency_ms) as p95,
      (select coalesce(sum(i.failed), 0) from check_run_items i
       where i.account_id = ${accountId} and i.channel = ${channel} and ${isInDays(sql`i.checked_at`, range)})::int as failed
    from answers a
    where a.account_id = ${accountId} and a.channel = ${channel} and a.id >= ${first} and ${isInDays(sql`a.asked_at`, range)}`);
  const { answers = 0, failed = 0, median = null, p95 = null, cost = 0 } = rows[0] ?? {};
  return {
    answers,
    failed,
    latency_ms: median === null || p95 === null ? null : { median, p95 },
    cost_usd: toDollars(cost),
  };
}
