import { startRounds } from '../../../lib/rounds.ts';
import type { AnswerServices } from '../../answers/index.ts';
import { loseReading, readWithModel } from '../use-cases/read-with-model.ts';
import {
  listDueReadings,
  listLostReadings,
  type ReadingKey,
  updateReading,
} from './stance-readings.queries.ts';
import { oldestOpen } from './stance-readings.rules.ts';

const POLL_MS = 1_000;
/** Answers asked about at once by one process. */
const CALLS_MAX = 4;
const LOST_AT_ONCE = 100;
const AFTER_ERROR_MS = 30_000;

export interface ReadingEngine {
  /** Takes no more work and waits for the calls under way; one that is cut off is found by its deadline. */
  stop(timeoutMs: number): Promise<void>;
}

/** Has a model read answers in this process, beside any number of others. The tables are the truth. */
export function startReadingEngine(
  services: AnswerServices,
  { pollMs = POLL_MS }: { pollMs?: number } = {},
): ReadingEngine {
  const { servicePool, log } = services;
  return startRounds(
    async (stop) => {
      for (const key of await listLostReadings(servicePool, { at: new Date(), limit: LOST_AT_ONCE }))
        await loseReading(services, key);
      while (!stop.aborted) {
        const at = services.now();
        const due = await listDueReadings(servicePool, { at, oldest: oldestOpen(at), limit: CALLS_MAX });
        if (due.length === 0) break;
        await Promise.all(due.map((key) => read(services, key)));
      }
    },
    { pollMs, failed: (err) => log.warn({ err }, 'answers could not be read by a model; trying again') },
  );
}

/** One that cannot be read makes way for the others; it is looked at again later, until it is too late for it. */
async function read(services: AnswerServices, key: ReadingKey): Promise<void> {
  try {
    await readWithModel(services, key);
  } catch (err) {
    services.log.error({ err, reading: key.id }, 'an answer could not be read by a model; trying again');
    const retry_at = new Date(services.now().getTime() + AFTER_ERROR_MS);
    await services.tenant(key.user_id).transaction((tx) => updateReading(tx, key, { retry_at }));
  }
}
