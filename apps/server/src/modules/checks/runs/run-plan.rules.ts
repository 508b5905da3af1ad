import type { Channel, ChannelSettings, RunForecast } from '@answerscope/contract';
import { toDollars } from '../../../lib/money.ts';

/** What 'check all' covers when no channel is named. */
export const USUAL_CHANNELS: readonly Channel[] = ['openai', 'claude'];

/**
 * The channels of a run in the order they are asked: those named, else the usual ones that have a key, cut to the
 * plan's. What is named is never left out silently: null when the plan does not include all that is named, or none of
 * the usual ones.
 */
export function channelsOfRun(
  named: readonly Channel[] | undefined,
  available: { inPlan: readonly string[]; configured: readonly Channel[] },
): Channel[] | null {
  const usual = USUAL_CHANNELS.filter((channel) => available.configured.includes(channel));
  const wanted = [...new Set(named ?? (usual.length > 0 ? usual : USUAL_CHANNELS))];
  const allowed = wanted.filter((channel) => available.inPlan.includes(channel));
  const isRefused = named === undefined ? allowed.length === 0 : allowed.length < wanted.length;
  return isRefused ? null : allowed;
}

/** A channel's settings with the pace of what started the run: a run keeps them until it ends. */
export function paceOf(settings: ChannelSettings, trigger: 'manual' | 'scheduled'): ChannelSettings {
  if (trigger === 'manual') return settings;
  const { scheduled_pace_parallel: pace_parallel, scheduled_pace_pause_ms: pace_pause_ms } = settings;
  return { ...settings, pace_parallel, pace_pause_ms };
}

export interface PlannedChannel {
  calls: number;
  pace_parallel: number;
  pace_pause_ms: number;
  /** Of all calls together. */
  ceiling_microdollars: number;
  /** Of one call. */
  expected_microdollars: number;
  expected_latency_ms: number;
  /** True when it does not go by the user's own recent answers on the channel. */
  is_estimated: boolean;
}

/**
 * What a run costs and how long it takes: per channel batches × latency + (batches - 1) × pause, and the pause
 * between channels.
 */
export function forecastOfRun(channels: readonly PlannedChannel[], channelPauseMs: number): RunForecast {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const costs = channels.map(({ calls, expected_microdollars: each }) => calls * each);
  const durations = channels.map(({ calls, pace_parallel, pace_pause_ms, expected_latency_ms }) => {
    const batches = Math.ceil(calls / pace_parallel);
    return batches * expected_latency_ms + (batches - 1) * pace_pause_ms;
  });
  return {
    calls: sum(channels.map(({ calls }) => calls)),
    cost_ceiling_usd: toDollars(sum(channels.map((one) => one.ceiling_microdollars))),
    expected_cost_usd: toDollars(Math.round(sum(costs))),
    expected_seconds: Math.round((sum(durations) + (channels.length - 1) * channelPauseMs) / 100) / 10,
    is_estimated: channels.some((one) => one.is_estimated),
  };
}
