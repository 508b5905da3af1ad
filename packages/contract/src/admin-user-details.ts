import { z } from 'zod';
import { UserRole } from './admin-acts.ts';
import { CHANNELS } from './channel-names.ts';
import { Channel } from './channels.ts';
import { ACTOR_KINDS, GRANT_SOURCES } from './choices.ts';
import { LIMITS } from './limits.ts';
import { PaymentList, Subscription } from './payments.ts';
import { ForcedStatus } from './result-state.ts';
import { RunState } from './runs.contract.ts';

/** A keyword of a user, as administrators see it. */
const UserKeyword = z.object({
  id: z.uuid(),
  keyword: z.string(),
  topic: z.string().nullable(),
  /** Beyond the user's limit. */
  is_paused: z.boolean(),
  /** What administrators have set its status to, by assistant; empty where its answers decide. */
  forced: z.array(z.object({ channel: Channel, status: ForcedStatus })).max(CHANNELS.length),
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
    city: z.string().nullable(),
    state: z.string().nullable(),
    offers_local_services: z.boolean(),
    seed_keyword: z.string().nullable(),
    /** The names of the kind of business. */
    business_category: z.string().nullable(),
    business_subcategory: z.string().nullable(),
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
    spent_usd: z.number(),
    reserved_usd: z.number(),
    monthly_budget_usd: z.number().nullable(),
    monthly_budget_cap_usd: z.number().nullable(),
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
