import { CHANNELS } from '@answerscope/contract';
import { Gauge, type Registry } from 'prom-client';
import { inTransaction, type Pool } from '../../database/pool.ts';
import { keptFor } from '../../lib/kept-for.ts';
import type { Log } from '../../lib/log.ts';
import { getDailyLimit } from '../settings/index.ts';
import { type Look, lookAtRuns } from './run-look.queries.ts';

/** One look serves all gauges of a scrape. */
const KEPT_MS = 1_000;

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
  const look = keptFor(KEPT_MS, async () => ({
    ...(await lookAtRuns(servicePool)),
    limit: await inTransaction(servicePool, null, (tx) => getDailyLimit(tx, dailyLimitMicrodollars)),
  }));
  const gauge = <Label extends string>(
    options: { name: string; help: string; labelNames?: readonly Label[] },
    show: (gauge: Gauge<Label>, found: Look & { limit: number }) => void,
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
    (made, { day, limit }) => {
      for (const [kind, amount] of Object.entries({ ...day, limit })) made.set({ kind }, amount);
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
