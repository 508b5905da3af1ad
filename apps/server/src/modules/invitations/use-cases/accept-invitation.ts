import {
  type AcceptInvitation,
  appError,
  FRIENDLY_ERRORS,
  isStrongPassword,
  type PlanReason,
  type UserRole,
  validationError,
} from '@answerscope/contract';
import type { Auth } from '../../../auth/auth.ts';
import { isCommonPassword } from '../../../auth/common-passwords.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { inTransaction, type Pool, type Transaction } from '../../../database/pool.ts';
import { findAccountOf, findFirstAccount, insertAccount, setPassword } from '../../accounts/index.ts';
import { isAdministrator } from '../../audit/index.ts';
import { fitKeywords } from '../../keywords/index.ts';
import { givePlan } from '../../plans/index.ts';
import { hashOfToken } from '../invitation.rules.ts';
import { deleteInvitation, type InvitationRow, lockInvitationOfToken } from '../invitations.queries.ts';
import * as messages from '../messages.ts';

export interface AcceptingContext {
  auth: Auth;
  servicePool: Pool;
  authPool: Pool;
  now: Date;
}

/** Whom the invitation of a link is for. @throws VALIDATION_ERROR for a link that does not work */
export function getInvitation(
  { servicePool, now }: AcceptingContext,
  { token }: { token: string },
): Promise<{ email: string; role: UserRole }> {
  return inTransaction(servicePool, null, async (tx) => {
    const { email, role } = await invitationOf(tx, token, now);
    return { email, role };
  });
}

/**
 * Makes the account of an invitation, whose address counts as confirmed, and puts it on its plan. A crash between the two
 * leaves the link working, and the second attempt ends what the first began.
 * @throws VALIDATION_ERROR (link, password), CONFLICT (the address has another account by now)
 */
export async function acceptInvitation(
  { auth, servicePool, authPool, now }: AcceptingContext,
  { token, full_name: name, password }: AcceptInvitation,
): Promise<{ email: string }> {
  if (!isStrongPassword(password) || isCommonPassword(password))
    throw validationError({ password: [FRIENDLY_ERRORS.auth.weak_password] });
  await inTransaction(servicePool, null, (tx) => invitationOf(tx, token, now));
  // Before any connection is held: a hash takes a tenth of a second.
  const hash = await auth.hashing.hash(password);
  return inTransaction(servicePool, null, async (tx) => {
    const { id, email, role, plan_id } = await invitationOf(tx, token, now);
    await inTransaction(authPool, null, async (authTx) => {
      const existing = await findAccountOf(authTx, email);
      if (existing === null) return insertAccount(authTx, { id, name, email, role, hash });
      if (existing.personId !== id)
        throw appError('CONFLICT', {
          message: FRIENDLY_ERRORS.auth.already_registered,
          details: { reason: 'already_registered' },
        });
      await setPassword(authTx, id, hash);
    });
    if (plan_id !== null)
      await givePlan(tx, {
        accountId: orNotFound(await findFirstAccount(tx, id)),
        planId: plan_id,
        reason: 'invitation' satisfies PlanReason,
        actor: { kind: 'system', name: 'invitation' },
        now,
        fitKeywords,
      });
    await deleteInvitation(tx, id);
    return { email };
  });
}

/** Only an active administrator can invite administrators, also at the moment the invitation is accepted. */
async function invitationOf(tx: Transaction, token: string, now: Date): Promise<InvitationRow> {
  const row = await lockInvitationOfToken(tx, { tokenHash: hashOfToken(token), now });
  if (row !== null && (row.role !== 'admin' || (await isAdministrator(tx, row.invited_by)))) return row;
  throw appError('VALIDATION_ERROR', {
    message: messages.invitationExpired,
    details: { reason: 'invalid_token' },
  });
}
