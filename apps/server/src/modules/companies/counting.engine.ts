import { type Rounds, startRounds } from '../../lib/rounds.ts';
import type { CheckServices } from '../checks/index.ts';
import { type Counting, claimCounting, releaseCounting } from './counting.queries.ts';
import { BATCH_SIZE, countBatch } from './use-cases/count-batch.ts';

/** What counting companies needs from outside. */
export type CountingServices = Pick<CheckServices, 'servicePool' | 'tenant' | 'log' | 'now' | 'readsDoubts'>;

const POLL_MS = 1_000;
/** After this another user has a turn. */
const TURN_MS = 10_000;
const RETRY_SECONDS = 5;
/** Polls that a user whose answers are all counted is passed over: answers that come meanwhile are counted together. */
const REST_POLLS = 2;

/**
 * Counts companies in this process, beside any number of others, a user at a time. The tables say what is to be done; a
 * user whose worker is gone is taken over when its lease is over, where that one left off.
 */
export function startCountingEngine(
  services: CountingServices,
  { pollMs = POLL_MS, batchSize = BATCH_SIZE }: { pollMs?: number; batchSize?: number } = {},
): Rounds {
  return startRounds((stop) => countAll(services, { stop, batchSize, restMs: REST_POLLS * pollMs }), {
    pollMs,
    failed: (err) => services.log.warn({ err }, 'counting companies broke off; it continues from there'),
  });
}

/** Counts everything that is to be counted now. */
export async function countDueCompanies(
  services: CountingServices,
  { batchSize = BATCH_SIZE }: { batchSize?: number } = {},
): Promise<void> {
  await countAll(services, { stop: new AbortController().signal, batchSize, restMs: 0 });
}

interface Turn {
  stop: AbortSignal;
  batchSize: number;
  restMs: number;
}

async function countAll(services: CountingServices, turn: Turn): Promise<void> {
  while (!turn.stop.aborted) {
    const counting = await claimCounting(services.servicePool);
    if (counting === null) return;
    await countTurn(services, counting, turn);
  }
}

/** Counts until nothing is left to do, the turn is over or `stop` asks for an end. */
async function countTurn(
  services: CountingServices,
  counting: Counting,
  { stop, batchSize, restMs }: Turn,
): Promise<void> {
  const endMs = Date.now() + TURN_MS;
  try {
    let isMore = true;
    while (isMore && !stop.aborted && Date.now() < endMs)
      isMore = await countBatch(services, counting, batchSize);
    await releaseCounting(services.servicePool, counting, isMore ? 0 : restMs / 1_000);
  } catch (error) {
    await releaseCounting(services.servicePool, counting, RETRY_SECONDS).catch((err: unknown) =>
      services.log.warn(
        { err, user: counting.account_id },
        'a count could not be released; its lease will end',
      ),
    );
    throw error;
  }
}
