import { z } from 'zod';
import {
  BulkResult,
  BulkUserOperation,
  EmailData,
  NoteData,
  OverrideData,
  PlanChangeData,
  ReasonData,
  RefundData,
  StatusData,
  UpdateData,
} from './admin-acts.ts';
import { AuditFilter, AuditLog } from './admin-audit.ts';
import { AdminAnalytics, AdminAttention, TopicOverview } from './admin-figures.ts';
import * as messages from './admin-messages.ts';
import { UserDetails } from './admin-user-details.ts';
import * as common from './common-messages.ts';
import { LIMITS } from './limits.ts';
import { NoData, type OperationInput, type OperationOutput, operations } from './operations.ts';

/** What administrators do with users, behind one address: those of specification 7.5, signing somebody out, helping who lost their authenticator, keeping an account that was to be deleted, and what needs somebody now. */
export const adminOperations = operations({
  get_user_details: { kind: 'read', of: 'user', data: NoData, output: UserDetails },
  update_user: { kind: 'write', of: 'user', data: UpdateData, output: z.object({ user_id: z.uuid() }) },
  change_user_plan: {
    kind: 'write',
    of: 'user',
    data: PlanChangeData,
    output: z.object({ user_id: z.uuid(), previous_plan_id: z.uuid(), new_plan_id: z.uuid() }),
  },
  set_keyword_override: {
    kind: 'write',
    of: 'user',
    data: OverrideData,
    output: z.object({
      user_id: z.uuid(),
      keyword_limit_override: z.number().int().nullable(),
      keyword_limit: z.number().int().nullable(),
    }),
  },
  add_admin_note: {
    kind: 'write',
    of: 'user',
    data: NoteData,
    output: z.object({ user_id: z.uuid(), note_id: z.uuid() }),
  },
  get_audit_logs: {
    kind: 'read',
    of: 'anybody',
    data: AuditFilter.prefault({}),
    output: z.object({
      items: z.array(AuditLog).max(LIMITS.page_size_max),
      total: z.number().int(),
      /** Counting stopped at `total`: there are more. */
      is_total_capped: z.boolean(),
      limit: z.number().int(),
      offset: z.number().int(),
    }),
  },
  get_admin_analytics: {
    kind: 'read',
    of: 'anybody',
    data: z
      .strictObject({
        daysBack: z.coerce
          .number()
          .int()
          .min(1)
          .max(LIMITS.analytics_days_max)
          .default(LIMITS.analytics_days_default),
      })
      .prefault({}),
    output: AdminAnalytics,
  },
  get_attention: { kind: 'read', of: 'anybody', data: NoData, output: AdminAttention },
  get_topic_overview: { kind: 'read', of: 'anybody', data: NoData, output: TopicOverview },
  set_user_status: {
    kind: 'write',
    of: 'user',
    data: StatusData,
    output: z.object({ user_id: z.uuid(), is_active: z.boolean(), sessions_ended: z.number().int() }),
  },
  sign_out_user: {
    kind: 'write',
    of: 'user',
    data: ReasonData,
    output: z.object({ user_id: z.uuid(), sessions_ended: z.number().int() }),
  },
  /** Lets the administrator who asks see the product as the user does, and change nothing of it, until it is stopped or ends. */
  start_view_as: {
    kind: 'write',
    of: 'user',
    data: ReasonData,
    output: z.object({ user_id: z.uuid(), ends_at: z.iso.datetime() }),
  },
  /** Sends the link by which a new password is chosen; the old one goes on until then. */
  send_password_reset: {
    kind: 'write',
    of: 'user',
    data: ReasonData,
    output: z.object({ user_id: z.uuid() }),
  },
  /** Asks in the user's place for the deletion of the account: erased after seven days unless its user signs in. */
  delete_account: {
    kind: 'write',
    of: 'user',
    data: ReasonData,
    output: z.object({ user_id: z.uuid(), erased_after: z.iso.datetime() }),
  },
  /** Gives a payment of the last thirty days back and ends its subscription; a job asks the payment provider. */
  refund_payment: {
    kind: 'write',
    of: 'user',
    data: RefundData,
    output: z.object({ user_id: z.uuid(), amount_cents: z.number().int() }),
  },
  /** `is_synced` is false where the user is no customer, or a later answer was written meanwhile. */
  sync_subscription: {
    kind: 'write',
    of: 'user',
    data: NoData,
    output: z.object({ user_id: z.uuid(), is_synced: z.boolean() }),
  },
  switch_off_authenticator: {
    kind: 'write',
    of: 'user',
    data: ReasonData,
    output: z.object({ user_id: z.uuid() }),
  },
  /** Another address, unconfirmed until its mailbox confirms it; both get a mail, and every session ends. */
  correct_email: {
    kind: 'write',
    of: 'user',
    data: EmailData,
    output: z.object({ user_id: z.uuid(), sessions_ended: z.number().int() }),
  },
  confirm_email: {
    kind: 'write',
    of: 'user',
    data: ReasonData,
    output: z.object({ user_id: z.uuid() }),
  },
  cancel_account_deletion: {
    kind: 'write',
    of: 'user',
    data: ReasonData,
    output: z.object({ user_id: z.uuid() }),
  },
  bulk_user_operations: {
    kind: 'write',
    of: 'anybody',
    data: z.strictObject({
      operations: z
        .array(BulkUserOperation)
        .min(1, messages.chooseAtLeastOneUser)
        .max(LIMITS.bulk_users_max, common.atMostAtOnce({ max: LIMITS.bulk_users_max })),
    }),
    output: z.object({
      succeeded: z.number().int(),
      failed: z.number().int(),
      results: z.array(BulkResult).max(LIMITS.bulk_users_max),
    }),
  },
});
export type AdminOperations = (typeof adminOperations)['shapes'];
export type AdminOperationName = keyof AdminOperations;
export type AdminOperationInput<Name extends AdminOperationName = AdminOperationName> = OperationInput<
  AdminOperations,
  Name
>;
export type AdminOperationOutput<Name extends AdminOperationName = AdminOperationName> = OperationOutput<
  AdminOperations,
  Name
>['data'];
