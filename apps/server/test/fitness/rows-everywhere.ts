import { png } from '../../src/modules/media/pictures.fixture.ts';
import type { SharedApp } from '../shared-app.ts';
import { send, type TestUser } from '../user.ts';
import { leaveRowsByCalls } from './rows-by-calls.ts';

const REPORT = {
  channel: 'openai',
  total_keywords: 1,
  mentioned_keywords: 1,
  answered_keywords: 1,
  no_companies_keywords: 0,
  refused_keywords: 0,
  not_mentioned_keywords: 0,
  improved_keywords: 0,
  declined_keywords: 0,
  failed_keywords: 0,
  branded_keywords: 0,
  forced_keywords: 0,
  percentage_mentioned: 100,
  percentage_improved: 0,
  percentage_declined: 0,
  report_summary: { improved_keywords: [], declined_keywords: [] },
};
const REVISION = {
  is_current: true,
  rate_keywords: 1,
  rate_answers: 1,
  rate_mentions: 1,
  branded_answers: 0,
  branded_mentions: 0,
  empty_answers: 0,
  ranked_keywords: 0,
  missing_answers: 18,
  verdict: 'not_enough_data',
  verdicts: { not_enough_data: 1 },
};
const LINE = {
  keyword: 'bookkeeping',
  status: 'completed',
  is_mentioned: true,
  n: 1,
  k: 1,
  empty: 0,
  refused: 0,
  failed: 0,
  is_branded: false,
  is_empty: false,
  brand_mentions: 1,
  competitor_mentions: 0,
};

/** Leaves a row of a user in every table that has rows of users: by what a person does, so that they are like real ones. */
export async function leaveRowsEverywhere(app: SharedApp, victim: TestUser): Promise<void> {
  await leaveRowsByCalls(await app.newAdministrator(), victim);
  for (const statement of [
    `with met as (
       insert into error_groups (id, fingerprint, category, message, route, version, times, state, first_seen_at, last_seen_at)
       values (gen_random_uuid(), md5($1::uuid::text), 'UNKNOWN_ERROR', 'broken', '/', '1', 1, 'open', now(), now()) returning id)
     insert into error_group_users select $1::uuid, id from met`,
    `insert into webhook_endpoints (account_id, id, name, url, events, secret, previous_secret, created_at)
     select id, id, 'Ours', 'https://example.com/', '{run.ended}', 'a secret as it is kept', 'a former one as it is kept',
       now() from accounts where id = $1`,
    `insert into webhook_deliveries (account_id, id, endpoint_id, event_id, type, body, state, created_at)
     select account_id, id, id, id, 'run.ended', '{}', 'waiting', now() from webhook_endpoints where account_id = $1`,
    "insert into saved_views values (gen_random_uuid(), $1, 'Acts', '/admin/audit', now())",
    `insert into data_copies (user_id, id, state, requested_at, build_id)
     select id, id, 'failed', now() - interval '2 days', id from accounts where id = $1`,
    `insert into data_copy_parts (user_id, copy_id, build_id, part_no, bytes)
     select user_id, id, id, 1, 'PK' from data_copies where user_id = $1`,
    // Made by the clock.
    `insert into summaries (account_id, due_on, since, until, frequency, state, created_at)
     values ($1, '2026-11-23', now() - interval '7 days', now(), 'weekly', 'waiting', now())`,
    // Somebody has to have paid for that.
    `insert into stripe_customers (account_id, customer_id, is_live, created_at)
     select id, 'cus_' || id::text, false, now() from accounts where id = $1`,
    "insert into stripe_customer_accounts (account_id, customer_id) select id, 'cus_' || id::text from accounts where id = $1",
    `insert into subscriptions (account_id, id, customer_id, status, created_at, period_ends_at)
     select id, 'sub_1', 'cus_' || id::text, 'canceled', now(), now() from accounts where id = $1`,
    `insert into payments (account_id, id, status, amount_due_cents, amount_paid_cents, refunded_cents, currency, created_at)
     select id, 'in_1', 'paid', 100, 100, 0, 'usd', now() from accounts where id = $1`,
    `insert into user_subscription_status (account_id, state, is_subscribed, updated_at)
     select id, 'ended', false, now() from accounts where id = $1`,
    `insert into checkout_sessions (account_id, id, session_id, plan_id, interval, created_at)
     select id, gen_random_uuid(), 'cs_' || id::text, plan_id, 'monthly', now() from accounts where id = $1`,
    `with made as (
       insert into coupons (id, code, percent_off, duration, first_purchase_only, is_active, stripe_coupon_id, is_open)
       values (gen_random_uuid(), 'C-' || gen_random_uuid(), 10, 'once', false, true, 'coupon_1', true) returning id)
     insert into coupon_redemptions (account_id, id, coupon_id, redeemed_at) select $1::uuid, 'di_1', id, now() from made`,
    `with looked as (
       insert into payment_reconciliations (id, is_dry_run, state, asked_at)
       values (gen_random_uuid(), true, 'done', now()) returning id)
     insert into payment_drifts select $1::uuid, id, '{A difference}' from looked`,
    `insert into plan_grants (account_id, id, plan_id, source, reason, starts_at)
     select id, gen_random_uuid(), plan_id, 'administrator', 'a test', now() from accounts where id = $1`,
    // An answer that names companies is not left out, so it cannot be counted in.
    `insert into counted_answers select account_id, id, asked_at from answers where account_id = $1 limit 1`,
    // The model is only asked where the rules are unsure.
    `insert into auxiliary_verdicts (account_id, id, answer_id, run_id, channel, places, text_hash, brand, brand_hash,
       start_offset, rules_version, state, created_at)
     select account_id, id, id, run_id, channel, '[]', '1', '{}', '1', 0, '1', 'open', asked_at
     from answers where account_id = $1 limit 1`,
    `insert into reports select (jsonb_populate_record(null::reports, to_jsonb(r) || $$${JSON.stringify(REPORT)}$$)).*
     from (select account_id, id, id as run_id, created_at from judgements where account_id = $1 limit 1) r`,
    `insert into report_revisions
     select (jsonb_populate_record(null::report_revisions, to_jsonb(r) || $$${JSON.stringify(REVISION)}$$)).*
     from (select *, id as report_id, id as judgement_id, created_at as reported_at from reports) r where account_id = $1`,
    `insert into report_keywords
     select (jsonb_populate_record(null::report_keywords, to_jsonb(r) || $$${JSON.stringify(LINE)}$$)).*
     from (select *, report_id as keyword_id from report_revisions) r where account_id = $1`,
    `insert into report_domains select account_id, report_id, judgement_id, 'example.com', 'own', 1, 0
     from report_revisions where account_id = $1`,
    // No worker counts companies here.
    `insert into companies (account_id, key, name, forms, names, is_searched, created_at)
     select id, 'adatum', 'Adatum', '["Adatum"]', '{"name": "Adatum", "domain": null, "aliases": [], "products": []}',
       true, now() from accounts where id = $1`,
    `insert into company_mentions select account_id, answer_id, judgement_id, 'adatum', 1, 0, 'Adatum'
     from verdicts where account_id = $1 limit 1`,
    'insert into counting_leases values ($1, 1, null)',
    'insert into unread_answers select account_id, answer_id, judgement_id from verdicts where account_id = $1 limit 1',
    `insert into statement_marks select account_id, id, 'praised', 0, 1, 'true', asked_at
     from answers where account_id = $1 limit 1`,
    'insert into brand_facts select id, 2011, $$[]$$, now() from accounts where id = $1',
    `insert into stance_readings (account_id, id, answer_id, run_id, channel, companies, state, created_at)
     select account_id, id, id, run_id, channel, '[]', 'failed', asked_at from answers where account_id = $1 limit 1`,
    `insert into statements select account_id, answer_id, judgement_id, 1, 'adatum', 'praised', 'Adatum is best for teams', 0, 24,
       null, 'rules', 'best_for', null from verdicts where account_id = $1 limit 1`,
    `insert into report_companies select account_id, report_id, judgement_id, 'adatum', 1, 0, 1
     from report_revisions where account_id = $1`,
  ])
    await app.database.query(statement, [victim.accountId]);
}

/** Rows in every table, also where only sign-in, mails and administrators write. */
export async function leaveEverything(app: SharedApp, user: TestUser): Promise<void> {
  const { accountId, email, password } = user;
  await leaveRowsEverywhere(app, user);
  await user.post('/api/auth/two-factor/enable', { password });
  const picture = png({ width: 4, height: 4, random: true });
  await send(app.baseUrl, 'POST', '/api/avatar', { body: picture, cookie: user.cookie });
  const administrator = await app.newAdministrator();
  await administrator.post('/functions/admin-operations', {
    operation: 'update_user',
    userId: user.personId,
    data: { userData: { country: 'AT' }, reason: `${email} wrote to us` },
  });
  for (const statement of [
    `insert into set_aside.rows (kind, table_name, user_id, "row") values ('simulated', 'answers', $1, '{}')`,
    `insert into audit_logs (id, actor_kind, actor_id, action, subject_type, subject_id, ip_address, user_agent,
       request_id, created_at) values (gen_random_uuid(), 'user', $1, 'an act', 'thing', 'x', '10.9.8.7', 'A browser',
       'r', now())`,
  ])
    await app.database.query(statement, [accountId]);
}
