import { type AdminOperationOutput, appError, type UserData } from '@answerscope/contract';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { publishContentChange, publishEvent } from '../../../events/publish-event.ts';
import {
  endSessions,
  getPerson,
  getProfileRow,
  hasOtherAdministrator,
  updateProfile,
} from '../../accounts/index.ts';
import { changeAccount, getAccount } from '../accounts.queries.ts';
import * as messages from '../messages.ts';

/**
 * Changes what is given of a user's profile and role. Who loses or gains the role of an administrator signs in anew.
 * @throws NOT_FOUND, CONFLICT (nothing would change, or no administrator would be left)
 */
export async function updateUser(
  ctx: AdminContext,
  { personId, accountId, data: { userData, reason } }: AdminCall<'update_user'>,
): Promise<AdminOperationOutput<'update_user'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const profile = await getProfileRow(tx, accountId, { lock: true });
    const { full_name } = await getPerson(tx, personId);
    const account = await getAccount(tx, personId, { lock: true });
    const stored: UserData = {
      ...profile,
      full_name,
      company_name: profile.company_name ?? '',
      role: account.role,
    };
    const changed = (Object.keys(userData) as (keyof UserData)[]).filter(
      (field) => userData[field] !== (field === 'company_name' ? profile.company_name : stored[field]),
    );
    if (changed.length === 0)
      throw appError('CONFLICT', {
        message: messages.nothingChanged,
        details: { reason: 'nothing_changed' },
      });
    const { role, ...columns } = userData;
    if (changed.includes('role') && role === 'user' && !(await hasOtherAdministrator(tx, personId)))
      throw lastAdministrator();
    const { full_name: name } = columns;
    if (Object.keys(columns).length > 0)
      await updateProfile(tx, { personId, accountId }, { ...columns, updated_at: ctx.now });
    await changeAccount(tx, personId, { name, role });
    if (changed.includes('role')) await endSessions(tx, personId);
    const only = (values: UserData) =>
      Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
    await audit({
      action: 'update_user',
      subject_type: 'user',
      subject_id: personId,
      reason: reason ?? null,
      before: only({ ...stored, company_name: profile.company_name ?? undefined }),
      after: only(userData),
    });
    await publishEvent(tx, accountId, { type: 'profile_updated' });
    if (changed.includes('full_name')) await publishContentChange(tx);
    return { user_id: personId };
  });
}

/** Nobody could give the role back. */
export function lastAdministrator() {
  return appError('CONFLICT', {
    message: messages.onlyActiveAdministrator,
    details: { reason: 'last_administrator' },
  });
}
