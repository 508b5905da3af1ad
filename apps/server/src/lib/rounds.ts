import { setTimeout as sleep } from 'node:timers/promises';

/** Work that is looked for again and again in this process. */
export interface Rounds {
  /** Begins no more rounds and waits for the one under way, at most so long where a time is given. */
  stop(timeoutMs?: number): Promise<void>;
}

/**
 * Looks for work now and every `pollMs`, one round at a time: a poll that finds one under way begins none.
 * @param round works off what it finds; it is to end soon after `stop` is aborted
 * @param failed hears of a round that broke off; the next poll begins another
 */
export function startRounds(
  round: (stop: AbortSignal) => Promise<void>,
  { pollMs, failed }: { pollMs: number; failed: (error: unknown) => void },
): Rounds {
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  const look = (): void => {
    working ??= round(stopping.signal)
      .catch(failed)
      .finally(() => {
        working = null;
      });
  };
  const polling = setInterval(look, pollMs);
  look();
  return {
    stop: async (timeoutMs) => {
      stopping.abort();
      clearInterval(polling);
      if (timeoutMs === undefined) {
        await working;
        return;
      }
      const ended = new AbortController();
      const timeout = sleep(timeoutMs, undefined, { signal: ended.signal }).catch(() => undefined);
      await Promise.race([working, timeout]);
      ended.abort();
    },
  };
}
