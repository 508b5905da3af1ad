import { offerOf, type Profile } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { getBrandRow } from '../../accounts/index.ts';
import { findBrandProfile } from '../brand-profile.queries.ts';

/** What a company offers, in its own words: of its profile, its brand or its brand profile; null where none says it. */
export async function readOffer(
  tx: Transaction,
  { id, seed_keyword }: Pick<Profile, 'id' | 'seed_keyword'>,
): Promise<string | null> {
  const { category } = await getBrandRow(tx, id);
  const presented = await findBrandProfile(tx, id);
  return offerOf({
    seed_keyword,
    category,
    industry: presented?.industry ?? null,
  });
}
