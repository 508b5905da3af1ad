import { setTimeout as sleep } from 'node:timers/promises';
import { type Assistant, AssistantError } from '@answerscope/assistants';
import { CHANNEL_LABELS } from '@answerscope/contract';
import { isConnectionFailure, untilDatabaseAnswers } from '../../../database/connection-failure.ts';
import type { Log } from '../../../lib/log.ts';
import type { Permit, ProviderControl, ProviderLimits } from './provider-control.ts';

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
]);

/**
 * An assistant that asks only within the provider's limits: it waits for a slot at most `waitMaxMs`, never asks a
 * paused provider, and pauses it for everybody when the provider asks to wait.
 * Without leave it throws AssistantError 'rate_limited' (with the wait) or 'overloaded', surely not billed; also when
 * the database stays away for so long.
 */
export function controlAssistant(
  assistant: Assistant,
  options: {
    control: ProviderControl;
    limits: () => Promise<ProviderLimits>;
    waitMaxMs: number;
    log: Log;
  },
): Assistant {
  const { channel } = assistant;
  const { control, log } = options;
  const within = async <T>(ask: () => Promise<T>): Promise<T> => {
    const permit = await waitForPermit();
    let failure: string | null = null;
    try {
      return await ask();
    } catch (error) {
      if (error instanceof AssistantError) {
        if (PROVIDER_FAILURES.has(error.code)) failure = `${error.code}: ${error.message}`;
        if (error.wait_ms !== null && error.wait_ms > 0) await pause(error.wait_ms, error.message);
      }
      throw error;
    } finally {
      // A slot that cannot be given back now is given back later; the answer matters more.
      await Promise.all([permit.release(), control.recordOutcome(channel, failure)]).catch((err: unknown) =>
        log.warn({ err, channel }, 'a provider slot could not be given back yet'),
      );
    }
  };
  // What the provider said matters more than that nobody else hears of it: it decides what is booked.
  const pause = (waitMs: number, reason: string) =>
    control
      .pause(channel, waitMs, reason)
      .catch((err: unknown) => log.warn({ err, channel }, 'the wait of a provider could not be told'));
  const waitForPermit = async (): Promise<Extract<Permit, { granted: true }>> => {
    const until = Date.now() + options.waitMaxMs;
    for (;;) {
      const permit = await askForPermit(until - Date.now());
      if (permit.granted) return permit;
      if (permit.because === 'paused' || Date.now() + permit.wait_ms > until)
        throw noLeave(assistant, permit);
      // A little more for each, so that many who wait do not come back at once.
      await sleep(permit.wait_ms * (1 + Math.random() / 2));
    }
  };
  // Nothing has left yet: a database that is away must not look like a call whose outcome is unknown.
  const askForPermit = (forMs: number) =>
    untilDatabaseAnswers(async () => control.acquire(channel, await options.limits()), { forMs, log }).catch(
      (error: unknown) => {
        if (isConnectionFailure(error)) throw unknownLimits(assistant);
        throw error;
      },
    );
  return {
    ...assistant,
    ask: (input) => within(() => assistant.ask(input)),
    askForStructure: (input) => within(() => assistant.askForStructure(input)),
  };
}

function unknownLimits({ channel }: Assistant): AssistantError {
  return new AssistantError({
    channel,
    code: 'overloaded',
    message: `${CHANNEL_LABELS[channel]} was not asked: the database that holds its limits does not answer.`,
    retryable: true,
    surely_not_billed: true,
  });
}

function noLeave({ channel }: Assistant, permit: Extract<Permit, { granted: false }>): AssistantError {
  const label = CHANNEL_LABELS[channel];
  const message =
    permit.because === 'busy'
      ? `All calls to ${label} that may be in flight at once are taken. Raise the channel's limit or try again later.`
      : `${label} takes no call for another ${Math.ceil(permit.wait_ms / 1000)} s.`;
  return new AssistantError({
    channel,
    code: permit.because === 'busy' ? 'overloaded' : 'rate_limited',
    message,
    retryable: true,
    surely_not_billed: true,
    wait_ms: permit.because === 'busy' ? null : permit.wait_ms,
  });
}
