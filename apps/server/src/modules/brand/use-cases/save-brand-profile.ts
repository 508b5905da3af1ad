import {
  type BrandData,
  type BrandDetails,
  type BrandProfile,
  type BrandQuestion,
  FRIENDLY_ERRORS,
  type FullProfile,
  hasAiFeatures,
  missingDetails,
  validationError,
} from '@answerscope/contract';
import type { AccountContext, PersonContext } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { type AccountId, newId } from '../../../lib/ids.ts';
import { getProfile, getProfileRow, type ProfileRow } from '../../accounts/index.ts';
import {
  type BrandProfileRow,
  findBrandProfile,
  insertBrandProfile,
  listPillars,
  listQuestions,
  replacePillars,
  replaceQuestions,
  updateBrandProfile,
} from '../brand-profile.queries.ts';
import { moveThemesOfPillar } from '../brand-themes.queries.ts';
import { rewordedPillars } from '../brand-themes.rules.ts';

/** What is saved of a brand; a list that is given takes the place of all that was there. */
interface BrandSave {
  brandData: BrandData;
  messagingPillars?: readonly { pillar_text: string }[] | undefined;
  brandQuestions?: readonly BrandQuestion[] | undefined;
}

/** The caller's profile with how the company presents itself. */
export async function getFullProfile(ctx: PersonContext): Promise<FullProfile> {
  const { accountId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfile(tx, ctx);
    return {
      ...(await detailsOf(tx, profile, await findBrandProfile(tx, accountId))),
      profile,
      is_complete: missingDetails(profile).length === 0,
      has_ai_features: hasAiFeatures(profile),
    };
  });
}

/** Makes the caller's brand profile. @throws CONFLICT where there is one; VALIDATION_ERROR without a company name */
export async function createBrandProfile(ctx: AccountContext, data: BrandData): Promise<BrandProfile> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await requireCompany(tx, accountId);
    const row = await insertBrandProfile(tx, { account_id: accountId, id: newId() }, { data, at: now });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return toBrandProfile(row, profile);
  });
}

/**
 * Saves how the caller's company presents itself, all or nothing, and makes its brand profile where there is none.
 * @throws VALIDATION_ERROR without a company name
 */
export async function saveBrandData(ctx: AccountContext, save: BrandSave): Promise<BrandDetails> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await requireCompany(tx, accountId);
    const known = await findBrandProfile(tx, accountId);
    const change = { data: save.brandData, at: now };
    const row =
      known === null
        ? await insertBrandProfile(tx, { account_id: accountId, id: newId() }, change)
        : await updateBrandProfile(tx, known, change);
    if (save.messagingPillars) await savePillars(tx, row, save.messagingPillars);
    if (save.brandQuestions) await replaceQuestions(tx, row, save.brandQuestions);
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return detailsOf(tx, profile, row);
  });
}

/**
 * Changes the fields that are given of the caller's brand profile.
 * @throws NOT_FOUND for an id that is not that of the caller's
 */
export async function updateOwnBrandProfile(
  ctx: AccountContext,
  { brandId, brandData }: { brandId: string; brandData: BrandData },
): Promise<BrandProfile> {
  const { accountId, now } = ctx;
  return ctx.db.transaction(async (tx) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const known = await findBrandProfile(tx, accountId);
    if (known?.id !== brandId) throw notFound();
    const row = await updateBrandProfile(tx, known, { data: brandData, at: now });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return toBrandProfile(row, profile);
  });
}

/** How the caller's company presents itself. @throws NOT_FOUND for an id that is not that of the caller's brand */
export async function readBrandDetails(
  tx: Transaction,
  accountId: AccountId,
  brandId?: string | undefined,
): Promise<BrandDetails> {
  const row = await findBrandProfile(tx, accountId);
  if (brandId !== undefined && row?.id !== brandId) throw notFound();
  return detailsOf(tx, await getProfileRow(tx, accountId), row);
}

/** Saves pillars as a whole; the themes of one that was put in other words stay with it. */
async function savePillars(
  tx: Transaction,
  brand: BrandProfileRow,
  pillars: readonly { pillar_text: string }[],
): Promise<void> {
  const before = await listPillars(tx, brand);
  await replacePillars(tx, brand, pillars);
  for (const move of rewordedPillars(before, pillars)) await moveThemesOfPillar(tx, brand.account_id, move);
}

/** The profile with its row locked: two saves at a time come one after the other. */
async function requireCompany(tx: Transaction, accountId: AccountId): Promise<ProfileRow> {
  const profile = await getProfileRow(tx, accountId, { lock: true });
  if (profile.company_name === null)
    throw validationError(
      { company_name: [FRIENDLY_ERRORS.brand.company_missing] },
      FRIENDLY_ERRORS.brand.company_missing,
    );
  return profile;
}

async function detailsOf(
  tx: Transaction,
  company: Company,
  row: BrandProfileRow | null,
): Promise<BrandDetails> {
  if (row === null) return { brand: null, messaging_pillars: [], brand_questions: [] };
  return {
    brand: toBrandProfile(row, company),
    messaging_pillars: await listPillars(tx, row),
    brand_questions: await listQuestions(tx, row),
  };
}

type Company = Pick<ProfileRow, 'company_name' | 'company_url'>;

function toBrandProfile(row: BrandProfileRow, { company_name, company_url }: Company): BrandProfile {
  const { created_at: _created, updated_at: _updated, account_id: user_id, ...fields } = row;
  return { ...fields, user_id, brand_name: company_name ?? '', brand_url: company_url };
}
