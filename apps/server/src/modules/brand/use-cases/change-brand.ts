import type { Brand, BrandChange } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import { type BrandRow, findBrand, upsertBrand } from '../brand.queries.ts';
import { domainOf, takenNames } from '../brand.rules.ts';
import { changeNames, namesOfCompetitors, refuseTaken } from './change-names.ts';

/** Sets what the caller's brand is called beside its name. @throws VALIDATION_ERROR for a name of a competitor */
export async function changeBrand(ctx: AccountContext, change: BrandChange): Promise<Brand> {
  return changeNames(ctx, async (tx, { profile, competitors }) => {
    const { aliases, products } = change;
    refuseTaken(takenNames({ aliases, products }, namesOfCompetitors(competitors)));
    const row = { account_id: profile.id, ...change, updated_at: ctx.now };
    await upsertBrand(tx, row);
    return toBrand(profile, row);
  });
}

/** What the caller's brand is called. */
export async function getBrand(ctx: AccountContext): Promise<Brand> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) =>
    toBrand(await getProfileRow(tx, accountId), await findBrand(tx, accountId)),
  );
}

function toBrand(profile: ProfileRow, row: BrandRow | null): Brand {
  return {
    name: profile.company_name,
    domain: domainOf(profile.company_url),
    aliases: row?.aliases ?? [],
    products: row?.products ?? [],
    category: row?.category ?? null,
  };
}
