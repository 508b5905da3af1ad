import { type AdminOperationOutput, appError } from '@answerscope/contract';
import type { Auth } from '../../../auth/auth.ts';
import type { AdminContext } from '../../../context/admin-context.ts';
import type { AdminCall } from '../../../context/operation-call.ts';
import { getPerson } from '../../accounts/index.ts';
import { getAccount } from '../accounts.queries.ts';
import * as messages from '../messages.ts';

/** Where the page is that takes a new password. */
const RESET_PAGE = '/reset-password';

/**
 * Sends a user the link by which they choose a new password. The one they have goes on until then, and the administrator
 * sees neither.
 * @throws NOT_FOUND, CONFLICT (the account is inactive: a new password would not let anybody in)
 */
export async function sendPasswordReset(
  ctx: AdminContext & { auth: Auth },
  { personId, data: { reason } }: AdminCall<'send_password_reset'>,
): Promise<AdminOperationOutput<'send_password_reset'>> {
  return ctx.administer(async ({ tx, audit }) => {
    const { email } = await getPerson(tx, personId);
    const { is_active } = await getAccount(tx, personId);
    if (!is_active)
      throw appError('CONFLICT', {
        message: messages.accountIsInactive,
        details: { reason: 'account_inactive' },
      });
    await audit({
      action: 'send_password_reset',
      subject_type: 'user',
      subject_id: personId,
      reason,
      before: null,
      after: { link_sent_at: ctx.now.toISOString() },
    });
    // Link and mail are written by connections of the sign-in's own, once the audit row stands.
    await ctx.auth.api.requestPasswordReset({ body: { email, redirectTo: RESET_PAGE } });
    return { user_id: personId };
  });
}
