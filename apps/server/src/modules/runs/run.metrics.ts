import { CHANNELS, type Channel } from '@answerscope/contract';
import { Gauge, type Registry } from 'prom-client';
import type { Pool } from '../../database/pool.ts';
import { keptFor } from '../../lib/kept-for.ts';
import type { Log } from '../../lib/log.ts';
import { dayOf } from '../../lib/time.ts';

/** One look serves all gauges of a scrape. */
const KEPT_MS = 1_000;

interface Look {
  queue_age: number;
  slices: Record<'ready' | 'waiting' | 'running' | 'expired', number>;
  unsettled: number;
  in_flight: Partial<Record<Channel, number>>;
  pauses: Partial<Record<Channel, number>>;
  day: { spent: number; reserved: number };
}

/**
 * Gauges that say how runs are doing over all processes, read from the tables at each scrape of any of them. While the
 * database is away they have no values.
 */
export function registerRunMetrics(
  registry: Registry,
  {
    servicePool,
    dailyLimitMicrodollars,
    log,
  }: { servicePool: Pool; dailyLimitMicrodollars: number; log: Log },
): void {
  const look = keptFor(KEPT_MS, () => lookAtRuns(servicePool));
  const gauge = <Label extends string>(
    options: { name: string; help: string; labelNames?: readonly Label[] },
    show: (gauge: Gauge<Label>, found: Look) => void,
  ): void => {
    const made: Gauge<Label> = new Gauge<Label>({
      ...options,
      registers: [registry],
      collect: async () => {
        made.reset();
        try {
          show(made, await look('all'));
        } catch (err) {
          if (options.labelNames === undefined) made.set(Number.NaN);
          log.warn({ err }, 'runs could not be measured');
        }
      },
    });
  };
  gauge(
    { name: 'answerscope_queue_age_seconds', help: 'How long the oldest channel of a run has been ready' },
    (made, { queue_age }) => made.set(queue_age),
  );
  gauge(
    {
      name: 'answerscope_run_channels',
      help: 'Channels of runs: ready, waiting for a provider, running, or expired: their worker is gone',
      labelNames: ['state'],
    },
    (made, { slices }) => {
      for (const [state, count] of Object.entries(slices)) made.set({ state }, count);
    },
  );
  gauge(
    {
      name: 'answerscope_calls_in_flight',
      help: 'Calls to assistants that have not ended',
      labelNames: ['channel'],
    },
    (made, { in_flight }) => {
      for (const channel of CHANNELS) made.set({ channel }, in_flight[channel] ?? 0);
    },
  );
  gauge(
    {
      name: 'answerscope_provider_pause_seconds',
      help: 'How long a provider is still not asked, because it asked to wait',
      labelNames: ['channel'],
    },
    (made, { pauses }) => {
      for (const channel of CHANNELS) made.set({ channel }, pauses[channel] ?? 0);
    },
  );
  gauge(
    {
      name: 'answerscope_day_microdollars',
      help: "The installation's money of the day (UTC): spent, reserved for calls under way, and the limit",
      labelNames: ['kind'],
    },
    (made, { day }) => {
      for (const [kind, amount] of Object.entries({ ...day, limit: dailyLimitMicrodollars }))
        made.set({ kind }, amount);
    },
  );
  gauge(
    {
      name: 'answerscope_unsettled_attempts',
      help: 'Calls that have ended and whose money is not settled yet',
    },
    (made, { unsettled }) => made.set(unsettled),
  );
}

async function lookAtRuns(servicePool: Pool): Promise<Look> {
  const found = await servicePool.query<Look>({
    name: 'look_at_runs',
    text: `
      select
        (select coalesce(max(extract(epoch from now() - greatest(o.resume_at, o.served_at, r.created_at))), 0)::float8
          from run_channels o join check_runs r on r.user_id = o.user_id and r.id = o.run_id
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
