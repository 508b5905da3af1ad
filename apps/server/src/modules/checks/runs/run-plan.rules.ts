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
  /** What the installation lets through to the assistant: of everybody here together. */
  requests_per_minute: number;
  max_in_flight: number;
  /** Of all calls together, each once: one whose outcome stays unknown is asked, and paid, once more. */
  ceiling_microdollars: number;
  /** Of one call. */
  expected_microdollars: number;
  expected_latency_ms: number;
  /** True when it does not go by the user's own recent answers on the channel. */
  is_estimated: boolean;
}

/**
 * What a run costs and how long it takes: per channel as below, and the pause between channels. At most means each call
 * once at its ceiling; one whose outcome stays unknown is paid and asked once more beyond it.
 */
export function forecastOfRun(channels: readonly PlannedChannel[], channelPauseMs: number): RunForecast {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const costs = channels.map(({ calls, expected_microdollars: each }) => calls * each);
  return {
    calls: sum(channels.map(({ calls }) => calls)),
    cost_ceiling_usd: toDollars(sum(channels.map((one) => one.ceiling_microdollars))),
    expected_cost_usd: toDollars(Math.round(sum(costs))),
    expected_seconds:
      Math.round((sum(channels.map(durationOf)) + (channels.length - 1) * channelPauseMs) / 100) / 10,
    is_estimated: channels.some((one) => one.is_estimated),
  };
}

/**
 * Milliseconds of a channel, the longest of three: by the run's pace batches × latency + (batches - 1) × pause; by the
 * installation's limits (calls - 1) × a minute / requests per minute, and calls × latency / calls in flight. A full
 * minute's requests at once are not counted on: everybody here takes from them.
 */
function durationOf(channel: PlannedChannel): number {
  const { calls, expected_latency_ms: latency } = channel;
  const batches = Math.ceil(calls / channel.pace_parallel);
  return Math.max(
    batches * latency + (batches - 1) * channel.pace_pause_ms,
    ((calls - 1) * 60_000) / channel.requests_per_minute,
    (calls * latency) / channel.max_in_flight,
  );
}
