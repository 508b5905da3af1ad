import { validationError } from '@answerscope/contract';
import { type DeclaredNamesake, proposeNamesake } from '@answerscope/mentions';
import { orNotFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { namesInWaiting } from '../../brand/index.ts';
import { findAnswerToJudge } from '../auxiliary/verdicts.queries.ts';
import { readingOf } from '../judge.rules.ts';
import * as messages from '../messages.ts';

/**
 * What the caller could declare of a place of an answer that has the brand's name and is not the brand.
 * @throws NOT_FOUND; VALIDATION_ERROR for a place that is not in the answer
 */
export async function proposeForPlace(
  tx: Transaction,
  accountId: AccountId,
  { id, start, end }: { id: string; start: number; end: number },
): Promise<{ name: string; words: string[] }> {
  const answer = orNotFound(await findAnswerToJudge(tx, accountId, id));
  if (end > answer.text.length) throw validationError({ end: [messages.placeNotInAnswer] });
  const profile = await getProfileRow(tx, accountId);
  const { competitors, ...brand } = (await namesInWaiting(tx, profile)).names;
  const { question } = answer;
  const reading = readingOf({ answer, question, language: answer.language ?? profile.language });
  const unknown: DeclaredNamesake = { name: brand.name, words: [] };
  const { name, words } = proposeNamesake({ ...reading, brand, competitors }, { start, end }) ?? unknown;
  return { name, words: [...words] };
}
