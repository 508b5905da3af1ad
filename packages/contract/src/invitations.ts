import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Email, FormPassword, FullName } from './accounts.contract.ts';
import * as messages from './accounts-messages.ts';
import { Reason, UserRole } from './admin-acts.ts';
import { LIMITS } from './limits.ts';
import { plainText } from './text.ts';

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

/** An invitation that was not accepted yet. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: UserRole,
  /** Null: the plan of new accounts. */
  plan: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null once that account is gone. */
  invited_by_email: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const InviteUser = z.strictObject({
  email: plainText(LIMITS.email_max, messages.enterValidEmailAddress).pipe(Email),
  role: UserRole.default('user'),
  plan_id: z.uuid().nullable().default(null),
  reason: Reason,
});
export type InviteUser = z.infer<typeof InviteUser>;

export const adminInvitationsContract = {
  list_invitations: oc
    .route({
      method: 'GET',
      path: '/api/admin/invitations',
      tags: ['admin'],
      summary: 'Invitations that were not accepted yet, newest first',
    })
    .output(z.object({ items: z.array(Invitation).max(LIMITS.open_invitations_max) })),
  invite_user: oc
    .route({
      method: 'POST',
      path: '/api/admin/invitations',
      tags: ['admin'],
      summary: 'Mails a link by which somebody creates an account, whatever the sign-up rules say',
    })
    .input(InviteUser)
    .output(Invitation),
  resend_invitation: oc
    .route({
      method: 'POST',
      path: '/api/admin/invitations/{id}/resend',
      tags: ['admin'],
      summary: 'Mails a new link; the former one stops working',
    })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(Invitation),
  withdraw_invitation: oc
    .route({
      method: 'POST',
      path: '/api/admin/invitations/{id}/withdraw',
      tags: ['admin'],
      summary: 'Withdraws an invitation; its link stops working',
    })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.object({ id: z.uuid() })),
};

const Token = plainText(100).min(1);

export const AcceptInvitation = z.strictObject({
  token: Token,
  full_name: FullName,
  password: plainText(LIMITS.password_max).pipe(FormPassword),
});
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** What the person who was invited does; the token of the link lets them. */
export const acceptInvitationContract = {
  get_invitation: oc
    .route({
      method: 'POST',
      path: '/rpc/get_invitation',
      tags: ['accounts'],
      summary: 'Whom an invitation is for, by the token of its link',
    })
    .input(z.strictObject({ token: Token }))
    .output(z.object({ email: z.string(), role: UserRole })),
  accept_invitation: oc
    .route({
      method: 'POST',
      path: '/rpc/accept_invitation',
      tags: ['accounts'],
      summary: 'Creates the account of an invitation; its address counts as confirmed',
    })
    .input(AcceptInvitation)
    .output(z.object({ email: z.string() })),
};
