import { startRounds } from '../../../lib/rounds.ts';
import type { AnswerServices } from '../answer.services.ts';
import { decideSentence, loseCall } from '../use-cases/decide-sentence.ts';
import { type AuxiliaryKey, listDue, listLost, updateRow } from './auxiliary.queries.ts';

const POLL_MS = 1_000;
/** Sentences asked about at once by one process; there are few. */
const CALLS_MAX = 4;
const LOST_AT_ONCE = 100;
const AFTER_ERROR_MS = 30_000;

export interface AuxiliaryEngine {
  /** Takes no more work and waits for the calls under way; one that is cut off is found by its deadline. */
  stop(timeoutMs: number): Promise<void>;
}

/**
 * Asks the auxiliary model about doubtful sentences in this process, beside any number of others. The tables are the
 * truth: it looks into them every second.
 */
export function startAuxiliaryEngine(
  services: AnswerServices,
  { pollMs = POLL_MS }: { pollMs?: number } = {},
): AuxiliaryEngine {
  const { servicePool, log } = services;
  return startRounds(
    async (stop) => {
      for (const key of await listLost(servicePool, { at: new Date(), limit: LOST_AT_ONCE }))
        await loseCall(services, key);
      while (!stop.aborted) {
        const due = await listDue(servicePool, { at: services.now(), limit: CALLS_MAX });
        if (due.length === 0) break;
        await Promise.all(due.map((key) => decide(services, key)));
      }
    },
    { pollMs, failed: (err) => log.warn({ err }, 'doubtful sentences could not be decided; trying again') },
  );
}

/** One that cannot be decided makes way for the others; it is looked at again later, until it is too late for it. */
async function decide(services: AnswerServices, key: AuxiliaryKey): Promise<void> {
  try {
    await decideSentence(services, key);
  } catch (err) {
    services.log.error({ err, auxiliary: key.id }, 'a doubtful sentence could not be decided; trying again');
    const retry_at = new Date(services.now().getTime() + AFTER_ERROR_MS);
    await services.tenant(key.user_id).transaction((tx) => updateRow(tx, key, { retry_at }));
  }
}
