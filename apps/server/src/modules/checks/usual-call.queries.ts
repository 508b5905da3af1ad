import type { Channel } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';

/** What calls to an assistant cost on average, and what they took: all, or what stands for all, shortest first. */
export interface UsualCall {
  cost_microdollars: number;
  latencies_ms: readonly number[];
}

/** So many people, those seen last, and so many of the newest answers of each are looked at: it costs the same for any history. */
const PEOPLE = 200;
const ANSWERS_EACH = 50;
/** Twenty answers stand for all: the middle of each twentieth of them. */
const MIDDLES = Array.from({ length: 20 }, (_, at) => (at + 0.5) / 20);

/** What recent answers on a channel cost and took, over everybody here; null where there is none. */
export async function findUsualCall(servicePool: Pool, channel: Channel): Promise<UsualCall | null> {
  const found = await servicePool.query<{ cost: number | null; ms: number[] | null }>(
    `select avg(a.cost_microdollars)::float8 as cost,
            percentile_cont($2::float8[]) within group (order by a.latency_ms) as ms
     from (select id from persons order by last_seen_at desc limit ${PEOPLE}) o join accounts p on p.owner_id = o.id
     cross join lateral (
       select channel, cost_microdollars, latency_ms from answers
       where account_id = p.id order by id desc limit ${ANSWERS_EACH}) a
     where a.channel = $1`,
    [channel, MIDDLES],
  );
  const { cost, ms } = found.rows[0] ?? { cost: null, ms: null };
  return cost === null || ms === null ? null : { cost_microdollars: cost, latencies_ms: ms };
}
