import { CHANNELS, type Channel, type ChannelSettings, type RunForecast } from '@answerscope/contract';
import { toDollars } from '../../lib/money.ts';
import { slowestOf } from '../checks/index.ts';
import { spareOf } from '../providers/index.ts';

/**
 * The channels of a run in the order they are asked: those named, else all of the plan that have a key, or all of it
 * where none has: each then says so. What is named is never left out silently: null when the plan does not include all
 * that is named, or nothing at all.
 */
export function channelsOfRun(
  named: readonly Channel[] | undefined,
  available: { inPlan: readonly string[]; configured: readonly Channel[] },
): Channel[] | null {
  const inPlan = CHANNELS.filter((channel) => available.inPlan.includes(channel));
  if (named === undefined) {
    const configured = inPlan.filter((channel) => available.configured.includes(channel));
    if (configured.length > 0) return configured;
    return inPlan.length > 0 ? inPlan : null;
  }
  const wanted = [...new Set(named)];
  return wanted.every((channel) => inPlan.includes(channel)) ? wanted : null;
}

/**
 * How many answers each question is to have: as many as are asked for, else as many as the channel is set to, within what
 * the plan allows. What is asked for is never cut silently: null when the plan does not allow so many.
 */
export function samplesOfRun(
  asked: number | undefined,
  { usual, max }: { usual: number; max: number },
): number | null {
  if (asked === undefined) return Math.min(usual, max);
  return asked <= max ? asked : null;
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
  /** What calls like these took: how far they lie apart decides how long a batch takes. */
  latencies_ms: readonly number[];
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
 * Milliseconds of a channel, the longer of two. By the run's pace: each batch until its slowest call has ended, and the
 * pauses between; a batch has no more calls than runs may have in flight. By the rate: what a full bucket holds at once,
 * the rest as it fills; somebody else who asks the same assistant makes it longer.
 */
function durationOf({ calls, latencies_ms, ...channel }: PlannedChannel): number {
  const spare = spareOf(channel);
  const size = Math.min(channel.pace_parallel, channel.max_in_flight - spare.slots);
  const whole = Math.floor(calls / size);
  const left = calls % size;
  const pauses = (whole + Math.sign(left) - 1) * channel.pace_pause_ms;
  const paced = whole * slowestOf(size, latencies_ms) + slowestOf(left, latencies_ms) + pauses;
  const atOnce = channel.requests_per_minute - spare.tokens;
  const refilled = (Math.max(0, calls - atOnce) * 60_000) / channel.requests_per_minute;
  return Math.max(paced, refilled + slowestOf(1, latencies_ms));
}
