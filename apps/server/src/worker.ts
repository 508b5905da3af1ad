import { recoverChecks } from './modules/checks/index.ts';
import type { Services } from './services.ts';

const SWEEP_MS = 15_000;

/** The background part of the product: every 15 s it ends checks whose process is gone. */
export function startWorker(services: Services): { stop(): Promise<void> } {
  let sweeping: Promise<unknown> = Promise.resolve();
  let rounds = 0;
  const sweep = async () => {
    try {
      await recoverChecks(services.checks);
      if (rounds % 240 === 0) await services.rateLimiter.sweep();
      rounds += 1;
    } catch (error) {
      services.log.error({ err: error }, 'the sweep failed; the next one is in 15 seconds');
    }
  };
  const timer = setInterval(() => {
    sweeping = sweep();
  }, SWEEP_MS);
  sweeping = sweep();
  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
