import { LIMITS } from '@answerscope/contract';
import type { Auth } from '../../auth/auth.ts';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { administering } from '../audit/index.ts';
import { listInvitations } from './invitations.queries.ts';
import { type AcceptingContext, acceptInvitation, getInvitation } from './use-cases/accept-invitation.ts';
import {
  type InvitingContext,
  inviteUser,
  resendInvitation,
  withdrawInvitation,
} from './use-cases/invite-user.ts';

interface InvitationServices {
  servicePool: Pool;
  auth: Auth;
  outbox: Outbox;
  database: { authPool: Pool };
}

/** Binds what administrators do with invitations. */
export function createInvitationRoutes({ servicePool, auth, outbox }: InvitationServices) {
  const { admin } = procedures;
  const asAdmin = administering(servicePool);
  const bindAdmin = bind((context): InvitingContext => ({ ...asAdmin(context), auth, outbox }));
  return {
    list_invitations: bindAdmin(admin.list_invitations, (ctx) =>
      ctx.readAll(async (tx) => ({
        items: await listInvitations(tx, { now: ctx.now, limit: LIMITS.open_invitations_max }),
      })),
    ),
    invite_user: bindAdmin(admin.invite_user, inviteUser),
    resend_invitation: bindAdmin(admin.resend_invitation, resendInvitation),
    withdraw_invitation: bindAdmin(admin.withdraw_invitation, withdrawInvitation),
  };
}

/** Binds what the person does who was invited. */
export function createAcceptInvitationRoutes({ servicePool, auth, database }: InvitationServices) {
  const { accounts } = procedures;
  const bindAnybody = bind(
    ({ now }): AcceptingContext => ({ auth, servicePool, authPool: database.authPool, now }),
  );
  return {
    get_invitation: bindAnybody(accounts.get_invitation, getInvitation),
    accept_invitation: bindAnybody(accounts.accept_invitation, acceptInvitation),
  };
}
