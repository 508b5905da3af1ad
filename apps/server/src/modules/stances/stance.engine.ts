import type { AccountId } from '../../lib/ids.ts';
import { type Rounds, startRounds } from '../../lib/rounds.ts';
import type { AnswerServices } from '../answers/index.ts';
import { listWaitingUsers } from './statements.queries.ts';
import { readBatch } from './use-cases/read-batch.ts';

type StanceServices = Pick<AnswerServices, 'servicePool' | 'tenant' | 'log' | 'now' | 'readsDoubts'>;

/** Nobody waits for it: answers that come meanwhile are read together. */
const POLL_MS = 5_000;
/** Answers read in one transaction. */
const BATCH_SIZE = 100;

/**
 * Reads what answers say of companies in this process, beside any number of others. The tables say what is to be read:
 * a batch whose process is gone is read again.
 */
export function startStanceEngine(
  services: StanceServices,
  { pollMs = POLL_MS, batchSize = BATCH_SIZE }: { pollMs?: number; batchSize?: number } = {},
): Rounds {
  return startRounds((stop) => readAll(services, { stop, batchSize }), {
    pollMs,
    failed: (err) => services.log.warn({ err }, 'answers could not be read for statements; trying again'),
  });
}

/** Reads everything that is to be read now. */
export async function readDueStances(
  services: StanceServices,
  { batchSize = BATCH_SIZE }: { batchSize?: number } = {},
): Promise<void> {
  await readAll(services, { stop: new AbortController().signal, batchSize });
}

/** A batch of each user in turn, until nobody has a whole one left: answers that come meanwhile are read together. */
async function readAll(
  services: StanceServices,
  { stop, batchSize }: { stop: AbortSignal; batchSize: number },
): Promise<void> {
  const failed: unknown[] = [];
  for (let waiting = await listWaitingUsers(services.servicePool); waiting.length > 0; ) {
    const left: AccountId[] = [];
    for (const accountId of waiting) {
      if (stop.aborted) continue;
      try {
        const read = await services
          .tenant(accountId)
          .transaction((tx) => readBatch(tx, services, { accountId, limit: batchSize }));
        if (read === batchSize) left.push(accountId);
      } catch (err) {
        failed.push(err);
      }
    }
    waiting = left;
  }
  if (failed.length > 0) throw new AggregateError(failed, 'answers of some users could not be read');
}
