import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  type AskInput,
  type Assistant,
  AssistantError,
  answerFailure,
} from '@answerscope/assistants';
import { CHANNEL_LABELS, type Channel } from '@answerscope/contract';
import { isConnectionFailure, untilDatabaseAnswers } from '../../database/connection-failure.ts';
import type { Log } from '../../lib/log.ts';
import * as messages from './messages.ts';
import type { GrantedPermit, ProviderControl, ProviderLimits, Refusal } from './provider-control.queries.ts';

/** Failures that tell something of the provider, not of one question. */
const PROVIDER_FAILURES = new Set([
  'rate_limited',
  'overloaded',
  'timed_out',
  'network',
  'no_credit',
  'refused_key',
  'missing_key',
  'malformed',
  'bad_request',
]);
/** How long nobody asks a provider that limits its calls without saying for how long. */
const UNNAMED_WAIT_MS = 5_000;

/** Permits for some of the calls that were wanted; where there are not enough for all, why not. */
export interface Permits {
  permits: GrantedPermit[];
  refused: Refusal | null;
}

/**
 * Takes permits for so many calls in the background, or for fewer, without waiting. Who gets one asks with it, which
 * gives it back, or gives it back unused. Throws what the database threw; then none is held.
 */
export type TakePermits = (wanted: number) => Promise<Permits>;

/** An assistant whose calls need a permit. */
export interface ControlledAssistant extends Assistant {
  /** Reads the limits of now, so that permits can be taken where no other connection may be waited for. */
  readLimits(): Promise<TakePermits>;
  /** @param permit one that was taken before; without it the call waits for one. */
  ask(input: AskInput, permit?: GrantedPermit): Promise<Answer>;
}

/** An assistant that needs no permit: one without a key, or a simulated one of which nobody else asks. */
export function withoutControl(assistant: Assistant): ControlledAssistant {
  const permit: GrantedPermit = { granted: true, release: async () => undefined };
  const takePermits: TakePermits = async (wanted) => ({
    permits: Array.from({ length: wanted }, () => permit),
    refused: null,
  });
  return { ...assistant, readLimits: async () => takePermits };
}

/**
 * An assistant that asks only within the provider's limits: it waits for a slot at most `waitMaxMs`, never asks a
 * paused provider, and pauses it for everybody when the provider asks to wait or limits its calls.
 * Without a permit it throws AssistantError 'rate_limited' (with the wait) or 'overloaded', surely not billed; also when
 * the database stays away for so long. A signal that ends the waiting throws 'cancelled', surely not billed.
 */
export function controlAssistant(
  assistant: Assistant,
  options: {
    control: ProviderControl;
    limits: () => Promise<ProviderLimits>;
    waitMaxMs: number;
    log: Log;
  },
): ControlledAssistant {
  const { channel } = assistant;
  const { control, log } = options;
  const within = async <T>(call: {
    signal: AbortSignal | undefined;
    permit?: GrantedPermit | undefined;
    ask: () => Promise<T>;
    failureIn: (reply: T) => AssistantError | null;
  }): Promise<T> => {
    const permit = call.permit ?? (await waitForPermit(call.signal));
    // What was cancelled tells nothing of the provider: it stays null and is not recorded.
    let outcome: { failure: string | null } | null = null;
    try {
      const reply = await call.ask();
      outcome = { failure: providerFailure(call.failureIn(reply)) };
      return reply;
    } catch (error) {
      if (error instanceof AssistantError) {
        if (error.code !== 'cancelled' && !isOwnRefusal(error)) outcome = { failure: providerFailure(error) };
        const asked = askedPause(error);
        if (asked !== null) await pause(asked.wait_ms, asked.reason);
      }
      throw error;
    } finally {
      // A slot that cannot be given back now is given back later; the answer matters more.
      await Promise.all([
        permit.release(),
        outcome === null ? null : control.recordOutcome(channel, outcome.failure),
      ]).catch((err: unknown) => log.warn({ err, channel }, 'a provider slot could not be given back yet'));
    }
  };
  // What the provider said matters more than that nobody else hears of it: it decides what is booked.
  const pause = (waitMs: number, reason: string) =>
    control
      .pause(channel, waitMs, reason)
      .catch((err: unknown) => log.warn({ err, channel }, 'the wait of a provider could not be shared'));
  const waitForPermit = async (
    signal: AbortSignal | undefined,
    take: ProviderControl['acquire'] = control.acquire,
  ): Promise<GrantedPermit> => {
    const until = Date.now() + options.waitMaxMs;
    for (;;) {
      const permit = await askForPermit(until - Date.now(), { signal, take });
      if (permit.granted) return permit;
      if (permit.because === 'paused' || Date.now() + permit.wait_ms > until)
        throw noPermit(assistant, permit);
      // A little more for each, so that many who wait do not come back at once.
      await sleep(permit.wait_ms * (1 + Math.random() / 2), undefined, { signal }).catch((error: unknown) => {
        throw signal?.aborted ? cancelledBefore(assistant) : error;
      });
    }
  };
  // Nothing has left yet: a database that is away must not look like a call whose outcome is unknown.
  const askForPermit = (
    forMs: number,
    { signal, take }: { signal: AbortSignal | undefined; take: ProviderControl['acquire'] },
  ) => {
    const acquire = async () => {
      if (signal?.aborted) throw cancelledBefore(assistant);
      return take(channel, await options.limits());
    };
    return untilDatabaseAnswers(acquire, { forMs, log }).catch((error: unknown) => {
      if (isConnectionFailure(error)) throw unknownLimits(assistant);
      throw error;
    });
  };
  // A call that goes on after a pause has its slot; each of its requests is one of the provider's minute.
  const beforeContinuing = async (signal: AbortSignal | undefined): Promise<void> => {
    await waitForPermit(signal, control.continueCall);
  };
  return {
    ...assistant,
    readLimits: async () => {
      const limits = await options.limits();
      return (wanted) => takePermits(control, { channel, limits, wanted });
    },
    ask: (input, permit) =>
      within({
        signal: input.signal,
        permit,
        ask: () => assistant.ask({ ...input, beforeContinuing: () => beforeContinuing(input.signal) }),
        failureIn: answerFailure,
      }),
    askForStructure: (input) =>
      within({
        signal: input.signal,
        ask: () => assistant.askForStructure(input),
        failureIn: () => null,
      }),
  };
}

async function takePermits(
  control: ProviderControl,
  { channel, limits, wanted }: { channel: Channel; limits: ProviderLimits; wanted: number },
): Promise<Permits> {
  const asked = await Promise.allSettled(
    Array.from({ length: wanted }, () => control.acquire(channel, limits, 'background')),
  );
  const permits = asked.flatMap((one) => (one.status === 'fulfilled' && one.value.granted ? one.value : []));
  const broken = asked.find((one) => one.status === 'rejected');
  if (broken !== undefined) {
    await Promise.allSettled(permits.map((permit) => permit.release()));
    throw broken.reason;
  }
  const refused = asked.flatMap((one) => (one.status === 'fulfilled' && !one.value.granted ? one.value : []));
  return { permits, refused: refused[0] ?? null };
}

/** The words health keeps of a failure that tells something of the provider; null when it tells nothing. */
function providerFailure(error: AssistantError | null): string | null {
  return error !== null && PROVIDER_FAILURES.has(error.code) ? `${error.code}: ${error.message}` : null;
}

/** A call that went on after a pause found no permit: this side's limit, of which the provider knows nothing. */
function isOwnRefusal({ code, http_status }: AssistantError): boolean {
  return (code === 'rate_limited' || code === 'overloaded') && http_status === null;
}

/** The pause for everybody after a failure, with the words for it; null when there is none. */
function askedPause(error: AssistantError): { wait_ms: number; reason: string } | null {
  const { wait_ms, message } = error;
  if (isOwnRefusal(error)) return null;
  if (wait_ms !== null) return wait_ms > 0 ? { wait_ms, reason: message } : null;
  if (error.code !== 'rate_limited') return null;
  const reason = messages.namedNoWait({ error: message, seconds: UNNAMED_WAIT_MS / 1000 });
  return { wait_ms: UNNAMED_WAIT_MS, reason };
}

function cancelledBefore({ channel }: Assistant): AssistantError {
  return new AssistantError({
    channel,
    code: 'cancelled',
    message: messages.cancelledBefore({ assistant: CHANNEL_LABELS[channel] }),
    retryable: false,
    surely_not_billed: true,
  });
}

function unknownLimits({ channel }: Assistant): AssistantError {
  return new AssistantError({
    channel,
    code: 'overloaded',
    message: messages.limitsUnknown({ assistant: CHANNEL_LABELS[channel] }),
    retryable: true,
    surely_not_billed: true,
  });
}

function noPermit({ channel }: Assistant, permit: Refusal): AssistantError {
  const assistant = CHANNEL_LABELS[channel];
  const message =
    permit.because === 'busy'
      ? messages.allCallsTaken({ assistant })
      : messages.takesNoCall({ assistant, seconds: Math.ceil(permit.wait_ms / 1000) });
  return new AssistantError({
    channel,
    code: permit.because === 'busy' ? 'overloaded' : 'rate_limited',
    message,
    retryable: true,
    surely_not_billed: true,
    wait_ms: permit.because === 'busy' ? null : permit.wait_ms,
  });
}
