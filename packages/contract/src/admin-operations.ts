import { z } from 'zod';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { ACTOR_KINDS, GRANT_SOURCES, USER_ROLES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { AnyState, NoData, type OperationInput, type OperationOutput, operations } from './operations.ts';
import { DayParameter, MomentParameter } from './parameters.ts';
import { PaymentList, Subscription } from './payments.ts';
import { CompanyName, CompanyUrl, CountryCode, LanguageCode, TimeZone } from './profile-fields.ts';
import { RunState } from './runs.contract.ts';
import { plainText } from './text.ts';

/** What is said where a reason is missing. */
export const REASON_REQUIRED = 'A reason is required';

/** Why an administrator did something: kept in the audit log. */
export const Reason = plainText(LIMITS.reason_max).trim().min(1, REASON_REQUIRED).max(LIMITS.reason_max);

export const UserRole = z.enum(USER_ROLES);
export type UserRole = z.infer<typeof UserRole>;

/** What an administrator may change of a user; only the fields that are given change. */
export const UserData = z
  .object({
    full_name: plainText(LIMITS.full_name_max).trim().min(LIMITS.full_name_min).max(LIMITS.full_name_max),
    company_name: CompanyName,
    company_url: CompanyUrl,
    country: CountryCode,
    language: LanguageCode,
    time_zone: TimeZone,
    role: UserRole,
  })
  .partial()
  .strict()
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change was given');
export type UserData = z.infer<typeof UserData>;

/** Keywords an administrator lets a user keep whatever the plan says; null goes by the plan again. */
const OverrideLimit = z
  .number('Please enter a number of keywords')
  .int('Please enter a whole number')
  .min(0, 'The limit cannot be negative')
  .max(LIMITS.keyword_override_max)
  .nullable();

const Note = plainText(LIMITS.admin_note_max).trim().min(1, 'Please write a note').max(LIMITS.admin_note_max);

const PlanChangeData = z.strictObject({
  planId: z.uuid('Please choose a plan'),
  /** The last day (UTC) on which it is given; left out: until somebody ends it. */
  until: DayParameter.optional(),
  reason: Reason,
});
const OverrideData = z.strictObject({ overrideLimit: OverrideLimit, reason: Reason });
const NoteData = z.strictObject({ note: Note });
const StatusData = z.strictObject({ isActive: z.boolean(), reason: Reason });
const RefundData = z.strictObject({ paymentId: plainText(200).min(1).max(200), reason: Reason });
/** An act that needs nothing but its reason. */
const ReasonData = z.strictObject({ reason: Reason });
const UpdateData = z
  .strictObject({ userData: UserData, reason: Reason.optional() })
  .refine(({ userData, reason }) => userData.role === undefined || reason !== undefined, {
    path: ['reason'],
    error: REASON_REQUIRED,
  });

/** An operation on one of many users. */
const bulk = <const Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.strictObject({ id: z.uuid('Please name a user'), type: z.literal(type), data });

export const BulkUserOperation = z.discriminatedUnion('type', [
  bulk('update_user', UpdateData),
  bulk('change_user_plan', PlanChangeData),
  bulk('set_keyword_override', OverrideData),
  bulk('add_admin_note', NoteData),
  bulk('set_user_status', StatusData),
]);
export type BulkUserOperation = z.infer<typeof BulkUserOperation>;

const BulkResult = z.object({
  id: z.uuid(),
  type: z.string(),
  success: z.boolean(),
  /** Null where it was done. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type BulkResult = z.infer<typeof BulkResult>;

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

const Money = z.number();

/** A keyword of a user, as administrators see it. */
const UserKeyword = z.object({
  id: z.uuid(),
  keyword: z.string(),
  topic: z.string().nullable(),
  /** Beyond the user's limit. */
  is_paused: z.boolean(),
  created_at: z.iso.datetime(),
});
export type UserKeyword = z.infer<typeof UserKeyword>;

/** A run of a user, as administrators see it. */
const UserRun = z.object({
  id: z.uuid(),
  trigger: z.enum(['single', 'manual', 'scheduled']),
  state: RunState,
  channels: z.array(Channel).max(CHANNELS.length),
  /** Keywords that got no answer, of those asked, counted on each channel. */
  failed: z.number().int(),
  total: z.number().int(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type UserRun = z.infer<typeof UserRun>;

export const UserDetails = z.object({
  billing: z.object({ subscription: Subscription, payments: PaymentList.shape.items }),
  profile: z.object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    image_url: z.string().nullable(),
    company_name: z.string().nullable(),
    company_url: z.string().nullable(),
    country: z.string(),
    language: z.string(),
    time_zone: z.string(),
    onboarding_completed: z.boolean(),
    last_seen_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
  account: z.object({
    role: UserRole,
    is_active: z.boolean(),
    email_verified: z.boolean(),
    created_at: z.iso.datetime(),
    live_sessions: z.number().int(),
    /** Signing in wants a code of an authenticator app besides the password. */
    two_factor_enabled: z.boolean(),
    /** When the user asked for its deletion; null where nobody did. */
    deletion_asked_at: z.iso.datetime().nullable(),
    /** When it is erased unless its user signs in. */
    erased_after: z.iso.datetime().nullable(),
  }),
  plan: z.object({ id: z.uuid(), name: z.string(), max_keywords: z.number().int().nullable() }),
  /** What gives a plan now or will, the earliest first; nobody needs one for the plan of new accounts. */
  grants: z
    .array(
      z.object({
        id: z.uuid(),
        plan: z.string(),
        source: z.enum(GRANT_SOURCES),
        reason: z.string(),
        starts_at: z.iso.datetime(),
        /** Null: until somebody ends it. */
        ends_at: z.iso.datetime().nullable(),
      }),
    )
    .max(LIMITS.page_size_max),
  /** Null: the plan's limit counts. */
  keyword_limit_override: z.number().int().nullable(),
  /** What counts in the end; null is unlimited. */
  keyword_limit: z.number().int().nullable(),
  usage: z.object({
    keywords: z.number().int(),
    keywords_paused: z.number().int(),
    competitors: z.number().int(),
    answers: z.number().int(),
    runs: z.number().int(),
    runs_failed: z.number().int(),
    last_run_at: z.iso.datetime().nullable(),
    spent_usd: Money,
    reserved_usd: Money,
    monthly_budget_usd: Money.nullable(),
    monthly_budget_cap_usd: Money.nullable(),
  }),
  /** The newest. */
  keywords: z.array(UserKeyword).max(LIMITS.page_size_max),
  /** The newest. */
  runs: z.array(UserRun).max(LIMITS.page_size),
  plan_history: z
    .array(
      z.object({
        id: z.uuid(),
        previous_plan: z.string().nullable(),
        new_plan: z.string(),
        reason: z.string(),
        actor_kind: z.enum(ACTOR_KINDS),
        /** The account of a person; null for what acts by itself. */
        changed_by: z.uuid().nullable(),
        changed_by_email: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    )
    .max(LIMITS.page_size),
  notes: z
    .array(
      z.object({
        id: z.uuid(),
        note: z.string(),
        author_id: z.uuid(),
        author_email: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    )
    .max(LIMITS.page_size_max),
});
export type UserDetails = z.infer<typeof UserDetails>;

/** Numbers of the whole installation by calendar day (UTC), oldest first; the last day is today and not over. */
export const AdminAnalytics = z.object({
  days_back: z.number().int(),
  totals: z.object({
    users: z.number().int(),
    active_accounts: z.number().int(),
    new_users: z.number().int(),
    /** Users who had a run. */
    active_users: z.number().int(),
    runs: z.number().int(),
    answers: z.number().int(),
    spent_usd: Money,
  }),
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        new_users: z.number().int(),
        active_users: z.number().int(),
        runs: z.number().int(),
        answers: z.number().int(),
        spent_usd: Money,
      }),
    )
    .max(LIMITS.analytics_days_max + 1),
  plans: z
    .array(z.object({ id: z.uuid(), name: z.string(), users: z.number().int() }))
    .max(LIMITS.page_size_max),
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;

/** What needs an administrator now. */
export const AdminAttention = z.object({
  /** Providers that nobody asks for now: a refused key, a wait that they asked for. */
  paused_providers: z
    .array(z.object({ channel: Channel, reason: z.string().nullable(), paused_until: z.iso.datetime() }))
    .max(CHANNELS.length),
  /** Spent and set aside today (UTC) on answers, and how much may be. */
  today: z.object({ spent_usd: Money, reserved_usd: Money, limit_usd: Money }),
  /** Channels of runs that could go on and that no worker has taken for minutes. */
  waiting: z.object({ count: z.number().int(), since: z.iso.datetime().nullable() }),
  /** Mails that were given up; of the time for which mails are kept. */
  failed_mails: z.number().int(),
  /** Jobs that failed for the last time within a week. */
  failed_jobs: z.number().int(),
  /** Errors of browsers and of the server that nobody has resolved. */
  open_errors: z.number().int(),
  /** Comments under posts that nobody has looked at. */
  pending_comments: z.number().int(),
  /** Payments whose dispute waits for an answer. */
  open_disputes: z.number().int(),
});
export type AdminAttention = z.infer<typeof AdminAttention>;

/** The kinds of business that companies choose from, with what is missing in them. */
export const TopicOverview = z.object({
  /** Not in the trash, in the order of administrators. */
  categories: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        is_active: z.boolean(),
        /** Those that companies can choose. */
        subcategories: z.number().int(),
        companies: z.number().int(),
        /** Of the companies, those without a subcategory. */
        undivided: z.number().int(),
      }),
    )
    .max(LIMITS.topic_categories_shown_max),
  companies: z.number().int(),
  /** Of the companies, those that have chosen none. */
  without_category: z.number().int(),
});
export type TopicOverview = z.infer<typeof TopicOverview>;

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
        .min(1, 'Please choose at least one user')
        .max(LIMITS.bulk_users_max, `At most ${LIMITS.bulk_users_max} at once`),
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
