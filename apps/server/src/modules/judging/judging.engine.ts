import { startRounds } from '../../lib/rounds.ts';
import type { JudgingServices } from './judging.services.ts';
import { claimWalk, purgeDiscarded } from './previews.queries.ts';
import { BATCH_SIZE } from './use-cases/judge-batch.ts';
import { walkPreview } from './use-cases/walk-preview.ts';

const POLL_MS = 1_000;
/** Verdicts of discarded judgements removed at once. */
const PURGE_SIZE = 5_000;

export interface JudgingEngine {
  /** Takes no more work; resolves when the batch under way is stored. */
  stop(): Promise<void>;
}

/**
 * Walks previews in this process, beside any number of others, one at a time. The tables are the truth: it looks into
 * them every second, and a preview whose worker is gone is found when its lease is over.
 */
export function startJudgingEngine(
  services: JudgingServices,
  { pollMs = POLL_MS, batchSize = BATCH_SIZE }: { pollMs?: number; batchSize?: number } = {},
): JudgingEngine {
  const { servicePool, log } = services;
  return startRounds(
    async (stop) => {
      while (!stop.aborted) {
        const walk = await claimWalk(servicePool);
        if (walk === null) break;
        await walkPreview(services, walk, { stop, batchSize });
      }
      while (!stop.aborted && (await purgeDiscarded(servicePool, PURGE_SIZE)));
    },
    { pollMs, failed: (err) => log.warn({ err }, 'judging again broke off; it goes on where it was') },
  );
}
