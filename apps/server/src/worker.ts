import { setTimeout as sleep } from 'node:timers/promises';
import { recoverChecks } from './modules/checks/index.ts';
import type { Services } from './services.ts';

const SWEEP_MS = 15_000;
/** The rate limiter's old buckets are removed every hour. */
const ROUNDS_PER_HOUR = 240;

/** The background part of the product: at its start and every 15 s it ends checks whose process is gone. */
export function startWorker(services: Services): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sweeping = (async () => {
    for (let round = 0; !signal.aborted; round += 1) {
      await sweep(services, round);
      await sleep(SWEEP_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await sweeping;
    },
  };
}

async function sweep(services: Services, round: number): Promise<void> {
  try {
    await recoverChecks(services.checks);
    if (round % ROUNDS_PER_HOUR === 0) await services.rateLimiter.sweep();
  } catch (error) {
    services.log.error({ err: error }, 'the sweep failed; the next one is in 15 seconds');
  }
}
