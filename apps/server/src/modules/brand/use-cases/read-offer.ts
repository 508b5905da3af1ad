import { offerOf, type Profile } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { getBrandRow } from '../../accounts/index.ts';
import { findBrandProfile } from '../brand-profile.queries.ts';

/** What a company offers, in its own words: of its profile, its brand or its brand profile; null where none says it. */
export async function readOffer(
  tx: Transaction,
  accountId: AccountId,
  { seed_keyword }: Pick<Profile, 'seed_keyword'>,
): Promise<string | null> {
  const { category } = await getBrandRow(tx, accountId);
  const presented = await findBrandProfile(tx, accountId);
  return offerOf({
    seed_keyword,
    category,
    industry: presented?.industry ?? null,
  });
}
