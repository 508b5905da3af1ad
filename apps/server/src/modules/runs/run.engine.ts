import type { Channel } from '@answerscope/contract';
import { isConnectionFailure } from '../../database/connection-failure.ts';
import { watchEventLoop } from './event-loop-watch.engine.ts';
import type { RunServices } from './run.services.ts';
import { claimSlice, isSliceWaiting } from './slices.queries.ts';
import { runSlice, type WorkerSlot } from './use-cases/run-slice.ts';
import { nextWorkerSlots } from './worker-slots.rules.ts';

const POLL_MS = 500;
/** Channels of runs in work at once in one process at most; most of their time they wait for assistants. */
const SLICES_MAX = 40;
/** After the database was away, its workers have this long to renew their leases and to store what they hold. */
const TAKES_OVER_AFTER_MS = 20_000;
/**
 * How long no other slice is taken of an assistant that may not be asked. Short: each that is taken and finds no permit
 * lets the next channel of its run begin, and an administrator may end a wait at any time.
 */
const CLOSED_MAX_MS = 100;

export interface RunEngine {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Takes no more work and waits for the calls under way; what is not done by then is left to its lease. */
  stop(timeoutMs: number): Promise<void>;
}

/**
 * Works on runs in this process, beside any number of others. The tables are the truth: it looks into them twice a
 * second, and there is no job that could be lost.
 * @param options.utilization the share of its time that the process is busy, from 0 to 1; by the event loop when left out
 */
export function startRunEngine(
  services: RunServices,
  options: { pollMs?: number; slicesMax?: number; utilization?: () => number } = {},
): RunEngine {
  const { pollMs = POLL_MS, slicesMax = SLICES_MAX, utilization = watchEventLoop() } = options;
  const stopping = new AbortController();
  const working = new Set<Promise<void>>();
  let isClaiming = false;
  let isAskedAgain = false;
  let isTurnWanted = false;
  let slots = slicesMax;
  let awayMs = Number.NEGATIVE_INFINITY;
  /** Until when there is no permit to ask an assistant, by `performance.now()`. */
  const closedUntil = new Map<Channel, number>();
  const leftAlone = () => ({
    channels: [...closedUntil].filter(([, until]) => performance.now() < until).map(([channel]) => channel),
    takesOver: performance.now() - awayMs > TAKES_OVER_AFTER_MS,
  });
  const slot: WorkerSlot = {
    isWanted: () => isTurnWanted,
    noPermit: (channel, forMs) =>
      closedUntil.set(channel, performance.now() + Math.min(forMs, CLOSED_MAX_MS)),
    permitAgain: (channel) => {
      if (closedUntil.delete(channel)) wake();
    },
  };

  const claimAll = async (): Promise<void> => {
    while (!stopping.signal.aborted && working.size < slots) {
      const slice = await claimSlice(services.servicePool, leftAlone());
      if (slice === null) break;
      const work = runSlice(services, slice, stopping.signal, slot)
        .catch((err: unknown) =>
          services.log.error({ err, run: slice.run_id }, 'a slice broke off; its lease will end it'),
        )
        .finally(() => {
          working.delete(work);
          wake();
        });
      working.add(work);
    }
    isTurnWanted =
      working.size > slots || (working.size >= slots && (await isSliceWaiting(services.servicePool)));
  };
  const wake = (): void => {
    if (stopping.signal.aborted) return;
    isAskedAgain = true;
    if (isClaiming) return;
    isClaiming = true;
    void (async () => {
      try {
        while (isAskedAgain) {
          isAskedAgain = false;
          await claimAll();
        }
      } catch (err) {
        if (isConnectionFailure(err)) awayMs = performance.now();
        services.log.warn({ err }, 'no work could be claimed; trying again');
      } finally {
        isClaiming = false;
      }
    })();
  };
  const polling = setInterval(() => {
    slots = nextWorkerSlots({ slots, taken: working.size, utilization: utilization(), most: slicesMax });
    wake();
  }, pollMs);
  wake();
  return {
    wake,
    stop: async (timeoutMs) => {
      stopping.abort();
      clearInterval(polling);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([Promise.all(working), timeout]);
      clearTimeout(timer);
    },
  };
}
