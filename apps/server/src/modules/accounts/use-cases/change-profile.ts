import { type Profile, type ProfileChange, validationError } from '@answerscope/contract';
import type { PersonContext } from '../../../context/account-context.ts';
import { notFound } from '../../../context/not-found.ts';
import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { publishContentChange, publishEvent } from '../../../events/publish-event.ts';
import { isOfferedCategory, isOfferedSubcategory } from '../../topics/index.ts';
import {
  getProfile,
  getProfileRow,
  type ProfileColumns,
  type ProfileRow,
  updateProfile,
} from '../accounts.queries.ts';
import * as messages from '../messages.ts';
import { lackingDetails, placeAfter, topicsAfter } from '../profile.rules.ts';
import { copyProfileToAccount } from '../sign-in.queries.ts';

/** What is called with a change of the profile. */
export interface ProfileContext extends PersonContext {
  /** Signing in stores name and language as well, and no user may write there. */
  servicePool: Pool;
}

/**
 * Changes the given fields of the caller's profile and what follows from them. @throws NOT_FOUND for a category that is
 * not offered; VALIDATION_ERROR without a place of local services, or for details that are complete and are not
 */
export async function changeProfile(ctx: ProfileContext, change: ProfileChange): Promise<Profile> {
  const { personId, accountId } = ctx;
  const profile = await ctx.db.transaction(async (tx) => {
    const before = await getProfileRow(tx, accountId, { lock: true });
    const lacking = change.company_details_completed ? lackingDetails({ ...before, ...change }) : null;
    if (lacking !== null) throw validationError(lacking);
    await updateProfile(tx, ctx, {
      ...change,
      ...placeColumns(before, change),
      ...(await topicColumns(tx, before, change)),
      updated_at: ctx.now,
    });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    return getProfile(tx, ctx);
  });
  if (change.full_name !== undefined || change.interface_language !== undefined)
    // Copied from the row, so that of two changes at once the later one stands in both places.
    await inTransaction(ctx.servicePool, null, async (tx) => {
      await copyProfileToAccount(tx, personId);
      await publishEvent(tx, accountId, { type: 'profile_updated' });
      // Who writes posts and comments is named with them.
      if (change.full_name !== undefined) await publishContentChange(tx);
    });
  return profile;
}

function placeColumns(before: ProfileRow, change: ProfileChange): ProfileColumns {
  const { offers_local_services, city, state } = change;
  if (offers_local_services === undefined && city === undefined && state === undefined) return {};
  const place = placeAfter(before, change);
  if (place === null) throw validationError({ city: [messages.cityRequired] });
  return place;
}

/** What is chosen must be offered; what was chosen before stays, also when it was withdrawn since. */
async function topicColumns(
  tx: Transaction,
  before: ProfileRow,
  change: ProfileChange,
): Promise<ProfileColumns> {
  const { business_category_id: category, business_subcategory_id: part } = change;
  if (category && category !== before.business_category_id && !(await isOfferedCategory(tx, category)))
    throw notFound();
  const after = topicsAfter(before, change);
  const chosen = after.business_subcategory_id ?? part;
  if (chosen && chosen !== before.business_subcategory_id) {
    const categoryId = after.business_category_id;
    if (!(await isOfferedSubcategory(tx, { id: chosen, categoryId }))) throw notFound();
  }
  return category === undefined && part === undefined ? {} : after;
}
