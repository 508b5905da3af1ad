import type { Channel } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { dayOf } from '../../lib/time.ts';

/** How runs are doing over all processes. */
export interface Look {
  queue_age: number;
  slices: Record<'ready' | 'waiting' | 'running' | 'expired', number>;
  unsettled: number;
  in_flight: Partial<Record<Channel, number>>;
  pauses: Partial<Record<Channel, number>>;
  day: { spent: number; reserved: number };
}

/** Reads in one statement what the metrics say of runs. */
export async function lookAtRuns(servicePool: Pool): Promise<Look> {
  const found = await servicePool.query<Look>({
    name: 'look_at_runs',
    text: `
      select
        (select coalesce(max(extract(epoch from now() - greatest(o.resume_at, o.served_at, r.created_at))), 0)::float8
          from run_channels o join check_runs r on r.account_id = o.account_id and r.id = o.run_id
          where o.scope <> 'single' and o.state = 'ready' and (o.resume_at is null or o.resume_at <= now())) as queue_age,
        (select jsonb_build_object(
            'ready', count(*) filter (where state = 'ready' and (resume_at is null or resume_at <= now())),
            'waiting', count(*) filter (where state = 'ready' and resume_at > now()),
            'running', count(*) filter (where state = 'running' and lease_until >= now()),
            'expired', count(*) filter (where state = 'running' and lease_until < now()))
          from run_channels where scope <> 'single' and state in ('ready', 'running')) as slices,
        (select count(*)::int from check_attempts where not is_settled and state <> 'asking') as unsettled,
        (select coalesce(jsonb_object_agg(channel, n), '{}') from (
          select channel, count(*) as n from check_attempts where state = 'asking' group by channel) c) as in_flight,
        (select coalesce(jsonb_object_agg(provider, ceil(extract(epoch from paused_until - now()))), '{}')
          from provider_states where paused_until > now()) as pauses,
        (select jsonb_build_object('spent', coalesce(sum(spent_microdollars), 0),
            'reserved', coalesce(sum(reserved_microdollars), 0))
          from spend_days where day = $1 and provider = 'all') as day`,
    values: [dayOf(new Date())],
  });
  const look = found.rows[0];
  if (look === undefined) throw new Error('nothing was measured');
  return look;
}
