import type { Channel } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import { inGroups } from '../../lib/in-groups.ts';
import type { ProviderSlots } from './provider-slots.queries.ts';

export interface ProviderLimits {
  /** Calls in flight over all processes. */
  max_in_flight: number;
  requests_per_minute: number;
}

/** A permit to make one call: a slot that is taken until it is released, and a token of the provider's minute. */
export interface GrantedPermit {
  granted: true;
  release(): Promise<void>;
}

/** No permit: how long to wait before asking for it again, and why. */
export interface Refusal {
  granted: false;
  wait_ms: number;
  because: 'paused' | 'busy' | 'rate';
}

export type Permit = GrantedPermit | Refusal;

/** Whether somebody waits for the answer, or a run asks in the background. */
export type CallKind = 'awaited' | 'background';

export interface ProviderControl {
  /** Takes a slot and a token for one call. Background ones leave some of both to those that somebody waits for. */
  acquire(channel: Channel, limits: ProviderLimits, kind?: CallKind): Promise<Permit>;
  /** Takes a token for one more request of a call that has its slot. */
  continueCall(channel: Channel, limits: ProviderLimits): Promise<Permit>;
  /** Nobody asks the provider before that; a longer pause that is already there stays. */
  pause(channel: Channel, forMs: number, reason: string): Promise<void>;
  /** Keeps a call's outcome for the provider's health; null is a success. */
  recordOutcome(channel: Channel, failure: string | null): Promise<void>;
}

const BUSY_WAIT_MS = 100;
/** Calls of one provider for which permits are asked, and whose outcome is kept, in one statement. */
const TOGETHER_MAX = 50;

interface Outcome {
  failure: string | null;
}

/**
 * Provider control over the database, for any number of processes. Times are the database's. What many calls of this
 * process ask at once is asked together.
 */
export function createProviderControl(
  servicePool: Pool,
  parts: { rateLimiter: RateLimiter; slots: ProviderSlots },
): ProviderControl {
  const acquireTogether = perChannel((channel) => {
    const ofKind = (kind: CallKind) =>
      inGroups<ProviderLimits, Permit>(TOGETHER_MAX, (group) =>
        acquireGroup(servicePool, { ...parts, channel, group, kind }),
      );
    return { awaited: ofKind('awaited'), background: ofKind('background') };
  });
  const recordTogether = perChannel((channel) =>
    inGroups<Outcome, undefined>(TOGETHER_MAX, (group) => recordOutcomes(servicePool, channel, group)),
  );
  return {
    acquire: (channel, limits, kind = 'awaited') => acquireTogether(channel)[kind](limits),
    continueCall: async (channel, limits) => {
      const pausedMs = await providerPauseLeftMs(servicePool, channel);
      if (pausedMs > 0) return { granted: false, wait_ms: pausedMs, because: 'paused' };
      const { taken, waitMs } = await takeTokens(parts.rateLimiter, { channel, limits, wanted: 1 });
      if (taken === 0) return { granted: false, wait_ms: waitMs, because: 'rate' };
      return { granted: true, release: async () => undefined };
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
    recordOutcome: (channel, failure) => recordTogether(channel)({ failure }),
  };
}

/** One thing per channel, made when it is first asked for. */
function perChannel<Made>(make: (channel: Channel) => Made): (channel: Channel) => Made {
  const made = new Map<Channel, Made>();
  return (channel) => {
    const known = made.get(channel) ?? make(channel);
    made.set(channel, known);
    return known;
  };
}

/** The share of a provider's slots and tokens that runs leave to people who wait for an answer. */
const SPARE_SHARE = 0.1;

/**
 * What runs leave of a provider: a tenth, of its slots at least one where there are several. A run that asks in the
 * background has time; somebody who waits at most a minute must not draw lots with hundreds of its calls.
 */
export function spareOf({ max_in_flight, requests_per_minute }: ProviderLimits): {
  slots: number;
  tokens: number;
} {
  return {
    slots: Math.min(max_in_flight - 1, Math.ceil(max_in_flight * SPARE_SHARE)),
    tokens: Math.floor(requests_per_minute * SPARE_SHARE),
  };
}

/** Permits for as many calls of one provider as there are slots and tokens, by the newest limits; the first come first. */
async function acquireGroup(
  pool: Pool,
  asked: {
    channel: Channel;
    group: readonly ProviderLimits[];
    kind: CallKind;
    rateLimiter: RateLimiter;
    slots: ProviderSlots;
  },
): Promise<Permit[]> {
  const { channel, group, kind } = asked;
  const limits = group.at(-1);
  if (limits === undefined) return [];
  const spare = kind === 'background' ? spareOf(limits) : { slots: 0, tokens: 0 };
  const slots = await asked.slots.take(channel, limits.max_in_flight - spare.slots, group.length);
  let tokens: Awaited<ReturnType<typeof takeTokens>>;
  try {
    tokens = await takeTokens(asked.rateLimiter, {
      channel,
      limits,
      wanted: slots.length,
      spare: spare.tokens,
    });
  } catch (error) {
    // They are given back as soon as the database answers; the caller hears what was wrong with it.
    await Promise.all(slots.map((slot) => slot.release())).catch(() => undefined);
    throw error;
  }
  await Promise.all(slots.slice(tokens.taken).map((slot) => slot.release()));
  const granted = slots.slice(0, tokens.taken).map(({ release }): Permit => ({ granted: true, release }));
  const withoutToken = slots.slice(tokens.taken).map((): Permit => {
    return { granted: false, wait_ms: tokens.waitMs, because: 'rate' };
  });
  if (slots.length === group.length) return [...granted, ...withoutToken];
  const pausedMs = await providerPauseLeftMs(pool, channel);
  const refused: Permit =
    pausedMs > 0
      ? { granted: false, wait_ms: pausedMs, because: 'paused' }
      : { granted: false, wait_ms: BUSY_WAIT_MS, because: 'busy' };
  return [...granted, ...withoutToken, ...group.slice(slots.length).map(() => refused)];
}

/** So many tokens of the provider's minute, or as many as are left, and how long to wait for the next. */
async function takeTokens(
  rateLimiter: RateLimiter,
  {
    channel,
    limits,
    wanted,
    spare = 0,
  }: { channel: Channel; limits: ProviderLimits; wanted: number; spare?: number },
): Promise<{ taken: number; waitMs: number }> {
  const rate = { max: limits.requests_per_minute, windowSeconds: 60, spare };
  let count = wanted;
  let waitMs = 0;
  while (count > 0) {
    const token = await rateLimiter.consume(`provider:${channel}`, rate, count);
    if (token.allowed) break;
    waitMs = (token.retryAfterSeconds ?? 1) * 1_000;
    // Always fewer than before: others may take them meanwhile.
    count = Math.min(count - 1, token.left);
  }
  return { taken: count, waitMs };
}

/** Counts calls of a provider in this minute and keeps its last success and failure. */
async function recordOutcomes(pool: Pool, channel: Channel, group: readonly Outcome[]): Promise<undefined[]> {
  const failures = group.flatMap(({ failure }) => failure ?? []);
  const recorded = await pool.query<{ begins_minute: boolean }>({
    name: 'record_provider_minute',
    text: `with minute as (
             insert into provider_minutes as m (provider, minute, calls, failures)
             values ($1, date_trunc('minute', now()), $3::integer, $4::integer)
             on conflict (provider, minute) do update set
               calls = m.calls + excluded.calls, failures = m.failures + excluded.failures
             returning xmax = 0 as begins)
           insert into provider_states as s (provider, last_success_at, last_failure_at, last_failure)
           values ($1, case when $4::integer < $3::integer then now() end, case when $4::integer > 0 then now() end, $2)
           on conflict (provider) do update set
             last_success_at = coalesce(excluded.last_success_at, s.last_success_at),
             last_failure_at = coalesce(excluded.last_failure_at, s.last_failure_at),
             last_failure = coalesce(excluded.last_failure, s.last_failure)
           returning (select begins from minute) as begins_minute`,
    values: [channel, failures.at(-1) ?? null, group.length, failures.length],
  });
  if (recorded.rows[0]?.begins_minute) await forgetOldMinutes(pool, channel);
  return group.map(() => undefined);
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
