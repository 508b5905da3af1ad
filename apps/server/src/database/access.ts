import type pg from 'pg';
import { jobAccessStatements } from './job-tables.ts';
import { GROUP_ROLES } from './roles.ts';

/** select, insert, update, delete. */
type Rights = '' | 'r' | 'ri' | 'ru' | 'rd' | 'rud' | 'riu' | 'rid' | 'riud' | 'i';

/** A person signs in, an account pays and sets limits, a brand is measured. */
export type Owner = 'person' | 'account' | 'brand';

interface TableAccess {
  /** Whose the rows are; null for a table that belongs to no user. */
  rows_of: Owner | null;
  /** The column that holds the owner's id, null where `rows_of` is. */
  owner: 'user_id' | 'account_id' | 'id' | null;
  app: Rights;
  service: Rights;
  auth: Rights;
}

const tenant = (rows_of: Owner, app: Rights, service: Rights = 'r'): TableAccess => ({
  rows_of,
  owner: rows_of === 'person' ? 'user_id' : 'account_id',
  app,
  service,
  auth: '',
});
const shared = (app: Rights, service: Rights, auth: Rights = ''): TableAccess => ({
  rows_of: null,
  owner: null,
  app,
  service,
  auth,
});

/**
 * Who may do what with each table of the schema public. Tables with an owner get forced row-level security:
 * the app role sees and writes the current user's rows only, the service role all of them.
 */
export const TABLE_ACCESS: Record<string, TableAccess> = {
  // A trigger makes all three at sign-up.
  persons: { rows_of: 'person', owner: 'id', app: 'ru', service: 'riu', auth: 'i' },
  accounts: { rows_of: 'account', owner: 'id', app: 'r', service: 'riu', auth: 'i' },
  brands: { rows_of: 'brand', owner: 'account_id', app: 'ru', service: 'riu', auth: 'i' },
  // Holds the hash of a link that lets in: the service role alone works with it.
  email_changes: tenant('person', '', 'riud'),
  // Made and revoked as its user; found by its hash, as the service, before anybody is known.
  api_keys: tenant('account', 'riud', 'ru'),
  // Looked up before the account is known.
  api_key_accounts: tenant('account', 'ri'),
  stripe_customer_accounts: tenant('account', '', 'rid'),
  // Put together as its user; removed by the clock.
  data_copies: tenant('person', 'riud', 'rd'),
  data_copy_parts: tenant('person', 'rid', 'rd'),
  // Said by its user, or by the link of a mail, which lets in nobody.
  mail_settings: tenant('person', 'riu', 'riu'),
  // Planned and forgotten by the clock, made as its user.
  summaries: tenant('brand', 'ru', 'rid'),
  // Kept as its user, an event written with its cause; sent, switched off and removed as the service.
  webhook_deliveries: tenant('account', 'riu', 'rud'),
  webhook_endpoints: tenant('account', 'riud', 'ru'),
  plans: shared('r', 'riud', 'r'),
  homepage_logos: shared('r', 'riud'),
  testimonials: shared('r', 'riud'),
  landing_claims: shared('r', 'riud'),
  cms_pages: shared('r', 'riud'),
  cms_redirects: shared('r', 'riud'),
  // Written by readers; only what an administrator has approved is shown, by the service role.
  post_comments: tenant('person', 'rid', 'ru'),
  post_likes: tenant('person', 'rid'),
  faq_categories: shared('r', 'riud'),
  faq_items: shared('r', 'riud'),
  topic_categories: shared('r', 'riud'),
  topic_subcategories: shared('r', 'riud'),
  topic_ideas: shared('r', 'riud'),
  // Asked by sign-ups and by new keywords; administrators keep them.
  sign_up_rules: shared('', 'riud', 'r'),
  keyword_rules: shared('r', 'riud'),
  warning_rules: shared('', 'riud'),
  warnings: shared('', 'rid'),
  // What is published is anybody's to read, and never changed; what is worked on is the administrators'.
  design_drafts: shared('', 'riu'),
  design_versions: shared('r', 'ri'),
  design_tokens: shared('r', 'ri'),
  theme_templates: shared('', 'riud'),
  topic_idea_choices: tenant('brand', 'riud'),
  topic_idea_askings: tenant('brand', 'riud'),
  // What was added with the product is written down once, and stays so.
  seeds: shared('', 'ri'),
  user_plan_usage: tenant('account', 'riu'),
  user_plan_history: tenant('account', 'r', 'ri'),
  // Nobody gives a plan to themselves: what is paid and granted is written by the service role alone.
  plan_grants: tenant('account', 'r', 'riu'),
  stripe_customers: tenant('account', 'r', 'riu'),
  subscriptions: tenant('account', 'r', 'riu'),
  payments: tenant('account', 'r', 'riu'),
  user_subscription_status: tenant('account', 'r', 'riu'),
  checkout_sessions: tenant('account', 'r', 'riu'),
  stripe_events: shared('', 'rid'),
  coupons: shared('', 'riud'),
  coupon_redemptions: tenant('account', 'r', 'ri'),
  payment_reconciliations: shared('', 'riud'),
  payment_set_ups: shared('', 'riud'),
  payment_drifts: tenant('account', 'r', 'rid'),
  spend_months: tenant('account', 'riu', 'riu'),
  spend_days: shared('riu', 'riu'),
  brand_revisions: tenant('brand', 'ri'),
  brand_namesakes: tenant('brand', 'rid'),
  competitors: tenant('brand', 'riud'),
  companies: tenant('brand', 'riud'),
  brand_profiles: tenant('brand', 'riu'),
  brand_messaging_pillars: tenant('brand', 'rid'),
  brand_questions: tenant('brand', 'rid'),
  brand_themes: tenant('brand', 'riud'),
  // A change of plan by an administrator pauses those beyond its limit.
  keywords: tenant('brand', 'riud', 'ru'),
  tags: tenant('brand', 'riud'),
  keyword_tag_relations: tenant('brand', 'rid'),
  tag_activity: tenant('brand', 'rid'),
  keyword_generations: tenant('brand', 'riud'),
  keyword_suggestions: tenant('brand', 'rid'),
  surfaces: tenant('brand', 'ri'),
  judgements: tenant('brand', 'riu', 'ru'),
  check_runs: tenant('brand', 'riu', 'riu'),
  run_channels: tenant('brand', 'riu', 'riu'),
  check_run_items: tenant('brand', 'riu', 'riu'),
  check_attempts: tenant('brand', 'riu', 'riu'),
  check_samples: tenant('brand', 'riu'),
  answers: tenant('brand', 'ri'),
  // A worker removes the verdicts of discarded judgements; nobody else removes any. One changes when the auxiliary
  // model has decided a sentence of its answer.
  verdicts: tenant('brand', 'riu', 'rd'),
  auxiliary_verdicts: tenant('brand', 'riu'),
  // Read anew, and removed, whenever a company's names change.
  company_mentions: tenant('brand', 'riud'),
  // Held by who reads an answer, and by a decision that has it read again.
  uncounted_answers: tenant('brand', 'riud'),
  // Those that a worker takes are passed over by others.
  unread_answers: tenant('brand', 'riud'),
  statements: tenant('brand', 'rid'),
  stance_readings: tenant('brand', 'riu'),
  statement_marks: tenant('brand', 'riud'),
  brand_facts: tenant('brand', 'riu'),
  // Taken by workers as the service, held as the user.
  counting_leases: tenant('brand', 'ru', 'riu'),
  counted_answers: tenant('brand', 'rid'),
  verdict_feedback: tenant('brand', 'rid'),
  // Set and lifted by administrators alone; gone with the keyword.
  omega_ranking_overrides: tenant('brand', 'r', 'riu'),
  answer_citations: tenant('brand', 'riu'),
  visibility_results: tenant('brand', 'riud'),
  reports: tenant('brand', 'ri'),
  // Made anew, with all that hangs on it, when its user counts an answer in.
  report_revisions: tenant('brand', 'riud'),
  report_keywords: tenant('brand', 'riu'),
  report_domains: tenant('brand', 'rid'),
  report_companies: tenant('brand', 'rid'),
  refresh_tracking: tenant('brand', 'riu', 'riu'),
  channel_settings: shared('r', 'riu'),
  tracker_settings: shared('r', 'riu'),
  provider_slots: shared('', 'riu'),
  provider_states: shared('', 'riu'),
  provider_minutes: shared('', 'riud'),
  audit_logs: shared('', 'ri'),
  // Numbers over all users, kept for minutes.
  analytics_reports: shared('', 'riud'),
  // Kept as their user; removed by the clock.
  own_analytics_reports: tenant('brand', 'riud', 'rd'),
  // Files of administrators, with rows of anybody: no user reads one.
  data_exports: shared('', 'riud'),
  data_export_parts: shared('', 'rid'),
  // At a public address: whoever asks reads it.
  media: shared('r', 'riud'),
  // Rows hold names of sites and no user. A reader names the site it asks for.
  site_icons: shared('r', 'riu'),
  // What browsers report: whoever reports reads none of it.
  error_groups: shared('', 'riud'),
  error_group_users: tenant('person', 'r', 'rid'),
  // What every process counts and browsers tell; administrators read it. Minutes are replaced as they go on.
  call_minutes: shared('', 'riud'),
  process_minutes: shared('', 'riud'),
  browser_samples: shared('', 'rid'),
  telemetry_events: shared('', 'rid'),
  // Of a user, and never the user's to read.
  admin_notes: tenant('person', '', 'ri'),
  saved_views: tenant('person', '', 'riud'),
  // Its user sees when and why; who it was is the administrators' to know.
  support_views: tenant('person', 'r', 'riu'),
  // Whose answers are of one kind: the owner says it, and nobody changes it.
  database_kind: shared('', ''),
  // Written by who makes a backup.
  backups: shared('', 'r'),
  // Holds the hash of a link that makes an account.
  invitations: shared('', 'riud'),
  rate_buckets: shared('', 'riud', 'riud'),
  // Who posts a mail never reads one. Of a user whatever address it went to.
  mails: { rows_of: 'person', owner: 'user_id', app: 'i', service: 'riud', auth: 'i' },
};

/** Such tables in other schemas. Children before those they refer to. */
const OWNED_ELSEWHERE = [
  { table: 'set_aside.rows', owner: 'user_id', of: 'account' },
  { table: 'auth.session', owner: 'user_id', of: 'person' },
  { table: 'auth.account', owner: 'user_id', of: 'person' },
  { table: 'auth.two_factor', owner: 'user_id', of: 'person' },
  // A link that was mailed: whom it lets in.
  { table: 'auth.verification', owner: 'value', of: 'person' },
  { table: 'auth.user', owner: 'id', of: 'person' },
] as const;

/** A table with rows of an account or of a person, and the column that names it. */
export interface OwnedTable {
  table: string;
  owner: string;
  of: 'person' | 'account';
}

/** Every table with rows of an account or of a person. Erasing an account empties them all. */
export const OWNED_TABLES: readonly OwnedTable[] = [
  ...Object.entries(TABLE_ACCESS).flatMap(([table, { owner, rows_of }]): OwnedTable[] =>
    owner === null || rows_of === null
      ? []
      : [{ table: `public.${table}`, owner, of: rows_of === 'person' ? 'person' : 'account' }],
  ),
  ...OWNED_ELSEWHERE,
];

const VERBS = { r: 'select', i: 'insert', u: 'update', d: 'delete' } as const;

/** The statements that put TABLE_ACCESS in force; each can be run again. */
export function accessStatements(): string[] {
  const { app, service, auth } = GROUP_ROLES;
  const statements = [
    `grant usage on schema public to ${app}, ${service}, ${auth}`,
    `grant usage on schema auth to ${auth}`,
    `grant select, insert, update, delete on all tables in schema auth to ${auth}`,
    // Administrators see who signs in, set accounts inactive and end sessions; passwords and tokens are not theirs.
    `grant usage on schema auth to ${service}`,
    `revoke all on all tables in schema auth from ${service}`,
    `grant select (id, name, email, image, email_verified, role, is_active, two_factor_enabled, language,
       deletion_asked_at, erasure_begun_at, created_at),
       update (name, email, image, email_verified, role, is_active, two_factor_enabled, language,
       deletion_asked_at, erasure_begun_at, updated_at)
       on auth."user" to ${service}`,
    `grant select (id, user_id, expires_at, created_at, updated_at, ip_address, user_agent, visit_language),
       delete on auth.session to ${service}`,
    // Who has lost the authenticator is let in without it; its secret is read by nobody.
    `grant select (user_id), delete on auth.two_factor to ${service}`,
    // Links that were mailed are ended with the address they were mailed to.
    `grant select (value), delete on auth.verification to ${service}`,
    'revoke create on schema public from public',
    ...jobAccessStatements(),
    ...erasureStatements(),
  ];
  for (const [table, access] of Object.entries(TABLE_ACCESS)) {
    statements.push(`revoke all on ${table} from ${app}, ${service}, ${auth}`);
    for (const role of ['app', 'service', 'auth'] as const) {
      const verbs = [...access[role]].map((letter) => VERBS[letter as keyof typeof VERBS]);
      if (verbs.length > 0) statements.push(`grant ${verbs.join(', ')} on ${table} to ${GROUP_ROLES[role]}`);
    }
    if (access.owner !== null) statements.push(...rowSecurity(table, access));
  }
  // Reading a session finds the account that its person owns.
  statements.push(
    // Nobody gives an account another plan or owner. A right to change one column is enough to lock the row.
    `grant update (monthly_budget_cap_usd, updated_at) on accounts to ${app}`,
    `grant select (id, owner_id) on accounts to ${auth}`,
    'drop policy if exists sign_in on accounts',
    `create policy sign_in on accounts for select to ${auth} using (true)`,
  );
  return statements;
}

/**
 * What the erase role may do: remove the rows of the person and account that its transaction is bound to, what is left of them
 * elsewhere, and take what is personal out of the audit. It reads no more than it needs to find them.
 */
function erasureStatements(): string[] {
  const { erase } = GROUP_ROLES;
  return [
    `grant usage on schema public, auth, set_aside to ${erase}`,
    `revoke all on all tables in schema public, auth, set_aside from ${erase}`,
    ...OWNED_TABLES.map(
      ({ table, owner }) => `grant select (${owner}), delete on ${quoted(table)} to ${erase}`,
    ),
    `grant select (key), delete on rate_buckets to ${erase}`,
    // A file that may hold their rows goes with them.
    `grant select (of_user_id), delete on data_exports to ${erase}`,
    `grant insert, select (id, actor_id, subject_type, subject_id, reason, before, after, ip_address, user_agent),
       update (reason, before, after, ip_address, user_agent) on audit_logs to ${erase}`,
  ];
}

function quoted(table: string): string {
  return table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
}

function rowSecurity(table: string, { owner, rows_of, auth: ofSignUp }: TableAccess): string[] {
  const { app, service, auth, erase } = GROUP_ROLES;
  const setting = rows_of === 'person' ? 'app.person_id' : 'app.account_id';
  const mine = `${owner} = nullif(current_setting('${setting}', true), '')::uuid`;
  const statements = [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `drop policy if exists own_rows on ${table}`,
    `create policy own_rows on ${table} to ${app} using (${mine}) with check (${mine})`,
    `drop policy if exists every_row on ${table}`,
    `create policy every_row on ${table} to ${service} using (true) with check (true)`,
    `drop policy if exists erased_rows on ${table}`,
    `create policy erased_rows on ${table} to ${erase} using (${mine})`,
  ];
  if (ofSignUp === 'i') {
    statements.push(
      `drop policy if exists sign_up on ${table}`,
      `create policy sign_up on ${table} for insert to ${auth} with check (true)`,
    );
  }
  return statements;
}

/** Puts roles' rights and row-level security in force. Run after migrations, by the owner. */
export async function applyAccess(owner: pg.ClientBase): Promise<void> {
  await owner.query(accessStatements().join(';\n'));
}
