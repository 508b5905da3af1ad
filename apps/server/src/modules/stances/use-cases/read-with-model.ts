import type { Transaction } from '../../../database/pool.ts';
import { DAY_MS } from '../../../lib/time.ts';
import type { AnswerServices, ModelTask } from '../../answers/index.ts';
import { getTrackerSettings } from '../../settings/index.ts';
import {
  findNamed,
  getText,
  IS_REPORTED,
  queueAnswer,
  type ReadingRow,
} from '../reading/stance-readings.queries.ts';
import { provenStatements, readingTask, type StanceReply } from '../reading/stance-readings.rules.ts';
import { stance_readings } from '../reading/stance-readings.tables.ts';

/** Whether a model reads new answers: an administrator has switched it on, and answers are not simulated. */
export async function areStancesRead(
  tx: Transaction,
  { readsDoubts }: Pick<AnswerServices, 'readsDoubts'>,
): Promise<boolean> {
  return readsDoubts && (await getTrackerSettings(tx)).settings.stance_reading;
}

/** Reads answers for statements; new ones first. */
export const STATEMENT_TASK: ModelTask<ReadingRow, StanceReply> = {
  table: stance_readings,
  timeoutMs: 60_000,
  // Nobody looks at its answer any more.
  openMaxMs: DAY_MS,
  due: { where: IS_REPORTED, first: 'r.company_key is not null' },
  refusalOf: async (tx, services) => ((await areStancesRead(tx, services)) ? null : 'switched_off'),
  toQuestion: async (tx, row) => readingTask({ text: await getText(tx, row), companies: row.companies }),
  readReply: async (tx, row, reply) =>
    provenStatements(await getText(tx, row), row.companies, reply, await findNamed(tx, row)),
  applyDecision: async (tx, row) => {
    if (row.statements.length > 0) await queueAnswer(tx, row);
  },
};
