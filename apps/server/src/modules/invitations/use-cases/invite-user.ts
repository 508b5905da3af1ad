import { appError, FRIENDLY_ERRORS, type Invitation, type InviteUser, LIMITS } from '@answerscope/contract';
import type { Auth } from '../../../auth/auth.ts';
import type { AdminContext } from '../../../context/admin-context.ts';
import { orNotFound } from '../../../context/not-found.ts';
import { personNamed } from '../../../context/operation-call.ts';
import type { Transaction } from '../../../database/pool.ts';
import { newId, type PersonId } from '../../../lib/ids.ts';
import { renderLetter } from '../../../mail/letter.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import { getPerson, isAddressTaken } from '../../accounts/index.ts';
import { findPlanForUpdate } from '../../plans/index.ts';
import { invitationLetter, newInvitationLink } from '../invitation.rules.ts';
import {
  countInvitations,
  deleteInvitation,
  findInvitationOf,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  lockInvitation,
  renewInvitation,
} from '../invitations.queries.ts';
import * as messages from '../messages.ts';

export interface InvitingContext extends AdminContext {
  auth: Auth;
  outbox: Outbox;
}

const HOUR_SECONDS = 3_600;

/**
 * Invites somebody who has no account by mail. The sign-up rules don't apply.
 * @throws NOT_FOUND (plan), CONFLICT (the address has an account or an invitation, the plan is withdrawn, too many are
 * open), RATE_LIMIT_EXCEEDED (mails to this address)
 */
export async function inviteUser(
  ctx: InvitingContext,
  { email, role, plan_id, reason }: InviteUser,
): Promise<Invitation> {
  await limitMails(ctx, email);
  return ctx.administer(async ({ tx, audit }) => {
    if (await isAddressTaken(tx, email))
      throw refused('already_registered', FRIENDLY_ERRORS.auth.already_registered);
    if ((await findInvitationOf(tx, email)) !== null)
      throw refused('already_invited', messages.alreadyInvited);
    if ((await countInvitations(tx)) >= LIMITS.open_invitations_max)
      throw refused('too_many_invitations', messages.atMostOpen({ max: LIMITS.open_invitations_max }));
    const plan = plan_id === null ? null : orNotFound(await findPlanForUpdate(tx, plan_id));
    if (plan !== null && !plan.is_active) throw refused('is_withdrawn', messages.planNotAvailable);
    const { token, stored } = newInvitationLink(ctx.now);
    const id = newId<PersonId>(ctx.now.getTime());
    const row = { id, email, role, plan_id, invited_by: ctx.actor.personId, created_at: ctx.now, ...stored };
    await insertInvitation(tx, row);
    await postLink(ctx, tx, { row, token });
    await audit({
      action: 'invite_user',
      subject_type: 'invitation',
      subject_id: id,
      reason,
      before: null,
      after: { email, role, plan: plan?.name ?? null },
    });
    return readOne(ctx, tx, id);
  });
}

/** Mails a new link in the place of the former one; from now on who does is the one who invites. @throws NOT_FOUND, RATE_LIMIT_EXCEEDED */
export async function resendInvitation(
  ctx: InvitingContext,
  { id: invitation, reason }: { id: string; reason: string },
): Promise<Invitation> {
  const id = personNamed(invitation);
  return ctx.administer(async ({ tx, audit }) => {
    const row = orNotFound(await lockInvitation(tx, id));
    await limitMails(ctx, row.email);
    const { token, stored } = newInvitationLink(ctx.now);
    await renewInvitation(tx, id, { invited_by: ctx.actor.personId, ...stored });
    await postLink(ctx, tx, { row, token });
    await audit({
      action: 'resend_invitation',
      subject_type: 'invitation',
      subject_id: id,
      reason,
      before: { email: row.email, expires_at: row.expires_at.toISOString() },
      after: { email: row.email, expires_at: stored.expires_at.toISOString() },
    });
    return readOne(ctx, tx, id);
  });
}

/** An invitation's link stops working. @throws NOT_FOUND */
export async function withdrawInvitation(
  ctx: AdminContext,
  { id: invitation, reason }: { id: string; reason: string },
): Promise<{ id: string }> {
  const id = personNamed(invitation);
  return ctx.administer(async ({ tx, audit }) => {
    const { email, role } = orNotFound(await lockInvitation(tx, id));
    await deleteInvitation(tx, id);
    await audit({
      action: 'withdraw_invitation',
      subject_type: 'invitation',
      subject_id: id,
      reason,
      before: { email, role },
      after: null,
    });
    return { id };
  });
}

async function limitMails({ auth }: InvitingContext, email: string): Promise<void> {
  if (!(await auth.accountLimits.mayMail(email)))
    throw appError('RATE_LIMIT_EXCEEDED', { details: { retry_after_seconds: HOUR_SECONDS } });
}

async function postLink(
  { auth, outbox, actor }: InvitingContext,
  tx: Transaction,
  { row: { id, email, role }, token }: { row: Pick<InvitationRow, 'id' | 'email' | 'role'>; token: string },
): Promise<void> {
  const url = new URL(`/invitation?token=${token}`, auth.options.baseURL).href;
  // The invited person's language is unknown; the administrator's is the best guess.
  const { interface_language } = await getPerson(tx, actor.personId);
  await outbox.post(tx, renderLetter({ id, email }, invitationLetter(interface_language, { role, url })));
}

async function readOne({ now }: InvitingContext, tx: Transaction, id: PersonId): Promise<Invitation> {
  const [found] = await listInvitations(tx, { now, limit: 1, id });
  return orNotFound(found ?? null);
}

const refused = (reason: string, message: string) => appError('CONFLICT', { message, details: { reason } });
