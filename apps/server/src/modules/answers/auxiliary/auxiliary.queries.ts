import type { Channel } from '@answerscope/contract';
import { RULES_VERSION } from '@answerscope/mentions';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/pool.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { type AuxiliaryBrand, brandHash, textHash } from './auxiliary.rules.ts';
import { auxiliary_verdicts } from './auxiliary.tables.ts';
import type { PlacesToAsk } from './places-to-ask.rules.ts';

export type AuxiliaryRow = typeof auxiliary_verdicts.$inferSelect;

/** Writes the places of an answer that are to be asked about in one call; what is there already stays. */
export async function insertPlaces(
  tx: Transaction,
  of: { account_id: AccountId; answer_id: string; run_id: string; channel: Channel },
  asked: PlacesToAsk & { question: string; brand: AuxiliaryBrand; at: Date },
): Promise<void> {
  const { question, brand, places, companies, asked_for, at } = asked;
  const row: typeof auxiliary_verdicts.$inferInsert = {
    ...of,
    id: newId(at.getTime()),
    asked_for,
    question,
    places,
    companies,
    text_hash: textHash({ question, brand, places, companies }),
    brand,
    brand_hash: brandHash(brand),
    start_offset: places[0]?.start ?? 0,
    rules_version: RULES_VERSION,
    state: 'open',
    created_at: at,
  };
  await tx.insert(auxiliary_verdicts).values(row).onConflictDoNothing();
}

/** Everything the auxiliary model was to read of these answers, in the order of their texts. */
export async function listAuxiliary(
  tx: Transaction,
  accountId: AccountId,
  answerIds: readonly string[],
): Promise<AuxiliaryRow[]> {
  if (answerIds.length === 0) return [];
  return tx
    .select()
    .from(auxiliary_verdicts)
    .where(
      and(
        eq(auxiliary_verdicts.account_id, accountId),
        inArray(auxiliary_verdicts.answer_id, [...answerIds]),
      ),
    )
    .orderBy(
      asc(auxiliary_verdicts.answer_id),
      asc(auxiliary_verdicts.start_offset),
      asc(auxiliary_verdicts.id),
    );
}

/**
 * Condition: nothing in the answers of this channel of a run is still to be decided of the brand or its competitors. What
 * is decided later of others is counted into the report then.
 */
export const areSentencesThrough = (of: {
  account_id: AccountId;
  run_id: string;
  channel: Channel;
}) => sql`not exists (
  select from auxiliary_verdicts x where x.account_id = ${of.account_id} and x.run_id = ${of.run_id}
    and x.channel = ${of.channel} and x.state in ('open', 'asking') and x.asked_for <> 'companies')`;
