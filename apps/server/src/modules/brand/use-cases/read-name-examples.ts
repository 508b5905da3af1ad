import type { NameExamples } from '@answerscope/contract';
import { nameKind } from '@answerscope/mentions';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getProfileRow } from '../../accounts/index.ts';
import { nameExamples } from '../name-examples.rules.ts';
import { readOffer } from './read-offer.ts';

/** Sentences by which the caller says what the name of their brand means; none where it speaks for itself. */
export async function readNameExamples(tx: Transaction, accountId: AccountId): Promise<NameExamples> {
  const profile = await getProfileRow(tx, accountId);
  const { company_name: name, language } = profile;
  const kind = name === null ? null : nameKind(name);
  if (name === null || kind === null) return { name, kind: null, examples: [] };
  const offer = await readOffer(tx, accountId, profile);
  return { name, kind, examples: nameExamples({ name, kind, offer, language }) };
}
