import type { Brand, BrandChange } from '@answerscope/contract';
import type { AccountContext } from '../../../context/account-context.ts';
import { getProfileRow, type ProfileRow, updateBrand } from '../../accounts/index.ts';
import { domainOf, takenNames } from '../brand.rules.ts';
import { changeNames, namesOfCompetitors, refuseTaken } from './change-names.ts';

/** Sets what the caller's brand is called beside its name. @throws VALIDATION_ERROR for a name of a competitor */
export async function changeBrand(ctx: AccountContext, change: BrandChange): Promise<Brand> {
  return changeNames(ctx, async (tx, { profile, competitors }) => {
    const { aliases, products } = change;
    refuseTaken(takenNames({ aliases, products }, namesOfCompetitors(competitors)));
    await updateBrand(tx, profile.account_id, { ...change, updated_at: ctx.now });
    return toBrand({ ...profile, ...change });
  });
}

/** What the caller's brand is called. */
export async function getBrand(ctx: AccountContext): Promise<Brand> {
  return ctx.db.transaction(async (tx) => toBrand(await getProfileRow(tx, ctx.accountId)));
}

function toBrand({ company_name, company_url, aliases, products, category }: ProfileRow): Brand {
  return { name: company_name, domain: domainOf(company_url), aliases, products, category };
}
