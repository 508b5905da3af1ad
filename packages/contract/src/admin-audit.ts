import { z } from 'zod';
import { ACTOR_KINDS } from './choices.ts';
import { LIMITS } from './limits.ts';
import { AnyState } from './operations.ts';
import { MomentParameter } from './parameters.ts';
import { plainText } from './text.ts';

/** What administrators' acts are done to, besides the rows of resources, which go by the resource's name. */
export const AUDIT_SUBJECTS = [
  'user',
  'analytics_report',
  'backup',
  'channel',
  'comment',
  'data_export',
  'design',
  'error_group',
  'invitation',
  'job',
  'mail',
  'media',
  'payment_set_up',
  'plan',
  'reconciliation',
  'saved_view',
  'tracker',
] as const;

/** Administrators' acts, besides what is done to rows of resources. */
export const AUDIT_ACTIONS = [
  'add_admin_note',
  'apply_theme_template',
  'ask_account_deletion',
  'cancel_account_deletion',
  'cancel_user_run',
  'change_user_plan',
  'clear_report_cache',
  'confirm_email',
  'correct_email',
  'delete_account',
  'delete_data_export',
  'delete_saved_view',
  'download_data_export',
  'erase_account',
  'invite_user',
  'lift_omega_override',
  'moderate_comment',
  'publish_design',
  'read_mail',
  'reconcile_payments',
  'refund_payment',
  'resume_provider',
  'resend_invitation',
  'resend_mail',
  'retry_job',
  'revert_design',
  'revoke_api_key',
  'save_design_draft',
  'save_view',
  'send_password_reset',
  'send_test_mail',
  'set_default_plan',
  'set_error_group_state',
  'set_keyword_override',
  'set_omega_override',
  'set_up_payments',
  'set_user_status',
  'sign_out_user',
  'start_backup',
  'start_data_export',
  'start_view_as',
  'stop_view_as',
  'switch_off_authenticator',
  'sync_subscription',
  'try_channel',
  'update_channel_settings',
  'update_tracker_settings',
  'update_user',
  'upload_media',
  'withdraw_invitation',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What is done to a row of a resource: `logos.update` in the audit. */
export const AUDIT_ROW_ACTIONS = ['create', 'update', 'reorder', 'trash', 'restore', 'purge'] as const;
export type AuditRowAction = (typeof AUDIT_ROW_ACTIONS)[number];

/** A trace of an administrator's write. */
export const AuditLog = z.object({
  id: z.uuid(),
  actor_kind: z.enum(ACTOR_KINDS),
  /** The account of a person; null for what acts by itself. */
  actor_id: z.uuid().nullable(),
  /** Which job it was, or which customer of Stripe's. */
  actor_reference: z.string().nullable(),
  /** Null once the account is gone. */
  actor_email: z.string().nullable(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  /** The user's address, where the subject is a user who is still there. */
  subject_email: z.string().nullable(),
  reason: z.string().nullable(),
  before: AnyState,
  after: AnyState,
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string(),
  created_at: z.iso.datetime(),
});
export type AuditLog = z.infer<typeof AuditLog>;

/** What narrows the audit rows; what is left out narrows nothing. */
export const AUDIT_FILTERS = {
  action: plainText(100).max(100).optional(),
  actorId: z.uuid().optional(),
  /** In the address of who did it. */
  actor: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
  subjectType: plainText(100).max(100).optional(),
  /** In the address of the user whom it was done to, or the whole id of anything, the request's among them. */
  subject: plainText(LIMITS.user_search_max).trim().max(LIMITS.user_search_max).optional(),
  from: MomentParameter.optional(),
  to: MomentParameter.optional(),
};

/** Which audit rows. */
export const AuditFilter = z.strictObject({
  limit: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  ...AUDIT_FILTERS,
});
export type AuditFilter = z.infer<typeof AuditFilter>;
