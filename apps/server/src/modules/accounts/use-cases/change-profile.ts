import type { Profile, ProfileChange } from '@answerscope/contract';
import type { UserContext } from '../../../context/user-context.ts';
import { publishEvent } from '../../../events/publish-event.ts';
import { updateProfile } from '../accounts.queries.ts';
import { toProfile } from '../profile.rules.ts';

/** Changes the given fields of the caller's profile; naming the company completes the company's details. */
export async function changeProfile(ctx: UserContext, change: ProfileChange): Promise<Profile> {
  const { userId } = ctx;
  return ctx.db.transaction(async (tx) => {
    const row = await updateProfile(tx, userId, {
      ...change,
      ...(change.company_name === undefined ? {} : { company_details_completed: true }),
      updated_at: ctx.now,
    });
    await publishEvent(tx, userId, { type: 'profile_updated' });
    return toProfile(row);
  });
}
