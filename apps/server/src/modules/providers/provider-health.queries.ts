import { CHANNELS, type Channel, type ProviderHealth } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';

const RECENT_MINUTES = 15;

interface StateRow {
  provider: string;
  paused_until: Date | null;
  pause_reason: string | null;
  last_success_at: Date | null;
  last_failure_at: Date | null;
  last_failure: string | null;
}

type Health = Omit<
  ProviderHealth,
  'is_configured' | 'max_in_flight' | 'spent_today_usd' | 'reserved_today_usd'
>;

/** How each provider is doing now, over all processes; one that was never asked stands in it with zeros. */
export async function listProviderHealth(servicePool: Pool): Promise<Health[]> {
  const [states, slots, minutes] = await Promise.all([
    servicePool.query<StateRow>(
      `select provider, case when paused_until > now() then paused_until end as paused_until,
              case when paused_until > now() then pause_reason end as pause_reason,
              last_success_at, last_failure_at, last_failure from provider_states`,
    ),
    servicePool.query<{ provider: string; in_flight: number }>(
      'select provider, count(*)::int as in_flight from provider_slots where lease_until > now() group by provider',
    ),
    servicePool.query<{ provider: string; calls: number; failures: number }>(
      `select provider, sum(calls)::int as calls, sum(failures)::int as failures from provider_minutes
       where minute > now() - $1 * interval '1 minute' group by provider`,
      [RECENT_MINUTES],
    ),
  ]);
  const of = <Row extends { provider: string }>(rows: Row[], channel: Channel) =>
    rows.find((row) => row.provider === channel);
  return CHANNELS.map((channel) => {
    const state = of(states.rows, channel);
    const recent = of(minutes.rows, channel);
    return {
      channel,
      in_flight: of(slots.rows, channel)?.in_flight ?? 0,
      paused_until: state?.paused_until?.toISOString() ?? null,
      pause_reason: state?.pause_reason ?? null,
      last_success_at: state?.last_success_at?.toISOString() ?? null,
      last_failure_at: state?.last_failure_at?.toISOString() ?? null,
      last_failure: state?.last_failure ?? null,
      recent_calls: recent?.calls ?? 0,
      recent_failures: recent?.failures ?? 0,
    };
  });
}
