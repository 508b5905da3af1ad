import { setImmediate as breathe } from 'node:timers/promises';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import {
  auxiliaryBrandOf,
  decisionsOf,
  type JudgementRow,
  judgeAnswer,
  listAuxiliary,
  toVerdictColumns,
} from '../../answers/index.ts';
import { type BrandNamesSnapshot, findRevision } from '../../brand/index.ts';
import { type AnswerToJudge, insertVerdicts } from '../walk.queries.ts';

/** Answers judged in one transaction. */
export const BATCH_SIZE = 500;

/** Answers judged before others of the process get their turn: some milliseconds of work. */
const BREATH = 20;

export interface Judge {
  names: BrandNamesSnapshot;
  /** Of answers from before their language was kept. */
  language: string;
}

/**
 * Judges answers under a judgement and stores the verdicts, in the caller's transaction. No model is asked: what one
 * has decided of a sentence counts again while the brand's name, domain and category are the same, else the rules do.
 */
export async function judgeBatch(
  tx: Transaction,
  key: { account_id: AccountId; judgement_id: string },
  { answers, names, language }: Judge & { answers: AnswerToJudge[] },
): Promise<void> {
  const brand = auxiliaryBrandOf(names);
  const auxiliary = Map.groupBy(
    await listAuxiliary(
      tx,
      key.account_id,
      answers.map(({ id }) => id),
    ),
    ({ answer_id }) => answer_id,
  );
  const rows: Parameters<typeof insertVerdicts>[1] = [];
  for (const [index, answer] of answers.entries()) {
    if (index % BREATH === BREATH - 1) await breathe();
    const { question } = answer;
    const decided = decisionsOf(auxiliary.get(answer.id) ?? [], brand);
    const verdict = judgeAnswer({ answer, question, names, decided, language: answer.language ?? language });
    rows.push({ ...key, answer_id: answer.id, ...toVerdictColumns(verdict) });
  }
  await insertVerdicts(tx, rows);
}

/** The names of a judgement. */
export async function namesOfJudgement(
  tx: Transaction,
  judgement: JudgementRow,
): Promise<BrandNamesSnapshot> {
  const { account_id, brand_revision } = judgement;
  const revision = brand_revision === null ? null : await findRevision(tx, account_id, brand_revision);
  if (revision === null) throw new Error(`judgement ${judgement.id} has no names`);
  return revision.names;
}
