import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import {
  type AnswerToCount,
  type AuxiliaryRow,
  areDoubtsRead,
  auxiliaryBrandOf,
  type CompanyDoubt,
  insertPlaces,
  judgeAnswer,
  placesToAsk,
} from '../../answers/index.ts';
import { type CompanyRow, listTracked } from '../../brand/index.ts';
import type { StoredAnswer } from '../counting.queries.ts';

/** An answer that is read for companies, with what the auxiliary model was to read of it before. */
export interface AnswerToRead extends AnswerToCount {
  answer: StoredAnswer;
  auxiliary: readonly AuxiliaryRow[];
}

/**
 * Writes down which places of new answers the auxiliary model is to read, in the transaction that reads them for companies:
 * of the brand, its competitors and other companies, in one call an answer. None of answers that were judged again, and
 * none that was asked about before.
 */
export async function noteDoubts(
  tx: Transaction,
  accountId: AccountId,
  read: {
    answers: readonly AnswerToRead[];
    doubts: readonly CompanyDoubt<CompanyRow>[];
    at: Date;
    readsDoubts: boolean;
  },
): Promise<void> {
  const doubts = Map.groupBy(read.doubts, verdictOf);
  const isInDoubt = (one: AnswerToRead) =>
    one.answer.is_new && (one.answer.is_doubtful || doubts.has(verdictOf(one)));
  const doubtful = new Map(read.answers.filter(isInDoubt).map((one) => [one.answer_id, one]));
  if (doubtful.size === 0 || !(await areDoubtsRead(tx, read))) return;
  const tracked = await listTracked(tx, accountId);
  for (const [answer_id, one] of doubtful) {
    const { answer, question, names, language, auxiliary } = one;
    const own = answer.is_doubtful ? judgeAnswer({ answer, question, names, language }).doubtful : [];
    const others = (doubts.get(verdictOf(one)) ?? [])
      .map(({ company: { key, names }, places }) => ({
        company: { key, is_tracked: tracked.has(key), ...names },
        places,
      }))
      .sort((x, y) => Number(y.company.is_tracked) - Number(x.company.is_tracked) || firstOf(x) - firstOf(y));
    const brand = auxiliaryBrandOf(names);
    const asked = placesToAsk([{ company: null, places: own }, ...others], brand, auxiliary);
    if (asked === null) continue;
    const { run_id, channel } = answer;
    const of = { account_id: accountId, answer_id, run_id, channel };
    await insertPlaces(tx, of, { ...asked, question, brand, at: read.at });
  }
}

function verdictOf({ answer_id, judgement_id }: { answer_id: string; judgement_id: string }): string {
  return `${answer_id} ${judgement_id}`;
}

function firstOf({ places }: Pick<CompanyDoubt<CompanyRow>, 'places'>): number {
  return places[0]?.start ?? 0;
}
