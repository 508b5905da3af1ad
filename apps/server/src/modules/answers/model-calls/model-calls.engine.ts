import { getTableName } from 'drizzle-orm';
import { type Rounds, startRounds } from '../../../lib/rounds.ts';
import type { AnswerServices } from '../answer.services.ts';
import { askModel, loseCall, type ModelTask } from '../use-cases/ask-model.ts';
import type { ModelCallRow } from './model-call-columns.tables.ts';
import { listDueCalls, listLostCalls, type ModelCallKey, updateCall } from './model-calls.queries.ts';

const POLL_MS = 1_000;
/** Calls at once of one process for one task. */
const CALLS_MAX = 4;
const LOST_AT_ONCE = 100;
const AFTER_ERROR_MS = 30_000;

/**
 * Makes the calls of one task in this process, beside any number of others. The table is the truth: it is polled, and a
 * call that is cut off is found by its deadline.
 */
export function startModelCalls<Row extends ModelCallRow, Reply>(
  services: AnswerServices,
  task: ModelTask<Row, Reply>,
  { pollMs = POLL_MS }: { pollMs?: number } = {},
): Rounds {
  const { servicePool, log } = services;
  const { table, due } = task;
  return startRounds(
    async (stop) => {
      for (const key of await listLostCalls(servicePool, table, { at: new Date(), limit: LOST_AT_ONCE }))
        await loseCall(services, task, key);
      while (!stop.aborted) {
        const at = services.now();
        const oldest = new Date(at.getTime() - task.openMaxMs);
        const keys = await listDueCalls(servicePool, table, { due, at, oldest, limit: CALLS_MAX });
        if (keys.length === 0) break;
        await Promise.all(keys.map((key) => ask(services, task, key)));
      }
    },
    {
      pollMs,
      failed: (err) => log.warn({ err, table: getTableName(table) }, 'no model could be asked; trying again'),
    },
  );
}

/** One that cannot be asked makes way for the others; it is looked at again later, until it is too late for it. */
async function ask<Row extends ModelCallRow, Reply>(
  services: AnswerServices,
  task: ModelTask<Row, Reply>,
  key: ModelCallKey,
): Promise<void> {
  const { table } = task;
  try {
    await askModel(services, task, key);
  } catch (err) {
    services.log.error({ err, table: getTableName(table), id: key.id }, 'a call failed; trying again');
    const retry_at = new Date(services.now().getTime() + AFTER_ERROR_MS);
    await services
      .tenant(key.account_id)
      .transaction((tx) => updateCall(tx, table, { key, columns: { retry_at } }));
  }
}
