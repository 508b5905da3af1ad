import type { Channel } from '@answerscope/contract';
import type { Pool } from '../../../database/pool.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import type { ProviderSlots } from './provider-slots.ts';

export interface ProviderLimits {
  /** Calls in flight over all processes. */
  max_in_flight: number;
  requests_per_minute: number;
}

/** Leave to make one call, or how long to wait before asking for it again and why. */
export type Permit =
  | { granted: true; release(): Promise<void> }
  | { granted: false; wait_ms: number; because: 'paused' | 'busy' | 'rate' };

export interface ProviderControl {
  /** Takes a slot and a token for one call. */
  acquire(channel: Channel, limits: ProviderLimits): Promise<Permit>;
  /** Nobody asks the provider before that; a longer pause that is already there stays. */
  pause(channel: Channel, forMs: number, reason: string): Promise<void>;
  /** Keeps a call's outcome for the provider's health; null is a success. */
  recordOutcome(channel: Channel, failure: string | null): Promise<void>;
}

const BUSY_WAIT_MS = 100;

/** Provider control over the database, for any number of processes. Times are the database's. */
export function createProviderControl(
  servicePool: Pool,
  { rateLimiter, slots }: { rateLimiter: RateLimiter; slots: ProviderSlots },
): ProviderControl {
  return {
    acquire: async (channel, limits) => {
      const slot = await slots.take(channel, limits.max_in_flight);
      if (slot === null) {
        const pausedMs = await providerPauseLeftMs(servicePool, channel);
        if (pausedMs > 0) return { granted: false, wait_ms: pausedMs, because: 'paused' };
        return { granted: false, wait_ms: BUSY_WAIT_MS, because: 'busy' };
      }
      const rate = { max: limits.requests_per_minute, windowSeconds: 60 };
      const token = await rateLimiter.consume(`provider:${channel}`, rate);
      if (token.allowed) return { granted: true, release: slot.release };
      await slot.release();
      return { granted: false, wait_ms: (token.retryAfterSeconds ?? 1) * 1_000, because: 'rate' };
    },
    pause: async (channel, forMs, reason) => {
      await servicePool.query(
        `insert into provider_states as s (provider, paused_until, pause_reason)
         values ($1, now() + $2 * interval '1 millisecond', $3)
         on conflict (provider) do update set
           pause_reason = case when s.paused_until > excluded.paused_until then s.pause_reason else excluded.pause_reason end,
           paused_until = greatest(s.paused_until, excluded.paused_until)`,
        [channel, forMs, reason],
      );
    },
    recordOutcome: async (channel, failure) => {
      const recorded = await servicePool.query<{ begins_minute: boolean }>({
        name: 'record_provider_minute',
        text: `with minute as (
                 insert into provider_minutes as m (provider, minute, calls, failures)
                 values ($1, date_trunc('minute', now()), 1, $3)
                 on conflict (provider, minute) do update set calls = m.calls + 1, failures = m.failures + excluded.failures
                 returning xmax = 0 as begins)
               insert into provider_states as s (provider, last_success_at, last_failure_at, last_failure)
               values ($1, case when $3 = 0 then now() end, case when $3 = 1 then now() end, $2)
               on conflict (provider) do update set
                 last_success_at = coalesce(excluded.last_success_at, s.last_success_at),
                 last_failure_at = coalesce(excluded.last_failure_at, s.last_failure_at),
                 last_failure = coalesce(excluded.last_failure, s.last_failure)
               returning (select begins from minute) as begins_minute`,
        values: [channel, failure, failure === null ? 0 : 1],
      });
      if (recorded.rows[0]?.begins_minute) await forgetOldMinutes(servicePool, channel);
    },
  };
}

/** Once a minute at most: nobody looks further back than the newest. */
async function forgetOldMinutes(pool: Pool, channel: Channel): Promise<void> {
  await pool.query("delete from provider_minutes where provider = $1 and minute < now() - interval '1 day'", [
    channel,
  ]);
}

/** How long nobody may ask a provider yet, in milliseconds; 0 when it may be asked. */
export async function providerPauseLeftMs(pool: Pool, channel: Channel): Promise<number> {
  const found = await pool.query<{ left_ms: number }>({
    name: 'provider_pause_left',
    text: `select ceil(extract(epoch from paused_until - now()) * 1000)::float8 as left_ms
           from provider_states where provider = $1 and paused_until > now()`,
    values: [channel],
  });
  return found.rows[0]?.left_ms ?? 0;
}
