import { BulkUserOperation, RESOURCES, type ResourceName } from '@answerscope/contract';
import { newId, type PersonId } from '../../src/lib/ids.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { png } from '../../src/modules/media/pictures.fixture.ts';
import type { TestApp } from '../app.ts';
import type { TestUser } from '../user.ts';
import { addRow, newExample } from './resource-examples.ts';

/** What a call is made with. */
export type Input = Record<string, unknown>;

export const RESOURCE_NAMES = Object.keys(RESOURCES) as ResourceName[];

/** A bulk call of resources in its other direction, and one of users: names of this test's own. */
export const RESTORES = RESOURCE_NAMES.map((name) => `admin.${name}.bulk (restore)`);
export const BULK_USERS = 'bulk_user_operations';
export const BULK_TYPES = BulkUserOperation.options.map(({ shape }) => `${BULK_USERS} (${shape.type.value})`);

/** Whom and what a write is about, and who does it where. */
export interface Subject {
  userId: PersonId;
  planId: string;
  app: TestApp;
  administrator: TestUser;
}

let isEnforced = false;
/** On, off, on …: each call changes something. */
const enforced = (): boolean => {
  isEnforced = !isEnforced;
  return isEnforced;
};

/**
 * A right call of every write an administrator can do, by its operation or, outside of admin-operations, by its
 * procedure. A new one must be registered here. It must change something for a user who was just made.
 */
export const WRITES: Record<string, (subject: Subject) => Input | Promise<Input>> = {
  change_user_plan: ({ userId, planId }) => ({
    operation: 'change_user_plan',
    userId,
    data: { planId, reason: 'Paid by invoice' },
  }),
  update_user: ({ userId }) => ({
    operation: 'update_user',
    userId,
    data: { userData: { full_name: 'Another Name' }, reason: 'Asked for by phone' },
  }),
  set_keyword_override: ({ userId }) => ({
    operation: 'set_keyword_override',
    userId,
    data: { overrideLimit: 7, reason: 'A trial' },
  }),
  add_admin_note: ({ userId }) => ({ operation: 'add_admin_note', userId, data: { note: 'Called today' } }),
  set_user_status: ({ userId }) => ({
    operation: 'set_user_status',
    userId,
    data: { isActive: false, reason: 'Asked to be closed' },
  }),
  sign_out_user: ({ userId }) => ({
    operation: 'sign_out_user',
    userId,
    data: { reason: 'A lost laptop' },
  }),
  start_view_as: ({ userId }) => ({
    operation: 'start_view_as',
    userId,
    data: { reason: 'Asked why a report is missing' },
  }),
  send_password_reset: ({ userId }) => ({
    operation: 'send_password_reset',
    userId,
    data: { reason: 'Cannot sign in' },
  }),
  delete_account: ({ userId }) => ({
    operation: 'delete_account',
    userId,
    data: { reason: 'Asked for in writing' },
  }),
  refund_payment: async ({ userId, app }) => {
    const paymentId = `in_${newId()}`;
    await app.database.query(
      `insert into payments (account_id, id, status, amount_due_cents, amount_paid_cents, refunded_cents, currency,
         created_at, paid_at) select id, $2, 'paid', 4900, 4900, 0, 'usd', now(), now() from accounts where id = $1`,
      [userId, paymentId],
    );
    return { operation: 'refund_payment', userId, data: { paymentId, reason: 'Does not fit' } };
  },
  sync_subscription: async ({ userId, app }) => {
    // A customer who is there is asked about, and what is answered is written.
    const customer = await app.services.payments.stripe?.client.customers.create({
      email: 'ada@example.com',
    });
    await app.database.query(
      `insert into stripe_customers (account_id, customer_id, is_live, created_at)
       select id, $2, false, now() from accounts where id = $1 on conflict do nothing`,
      [userId, customer?.id],
    );
    return { operation: 'sync_subscription', userId, data: {} };
  },
  switch_off_authenticator: async ({ userId, app }) => {
    await app.database.query('update auth."user" set two_factor_enabled = true where id = $1', [userId]);
    return { operation: 'switch_off_authenticator', userId, data: { reason: 'A lost phone' } };
  },
  correct_email: ({ userId }) => ({
    operation: 'correct_email',
    userId,
    data: { email: `${newId()}@example.com`, reason: 'A typing error' },
  }),
  confirm_email: ({ userId }) => ({
    operation: 'confirm_email',
    userId,
    data: { reason: 'Confirmed by phone' },
  }),
  cancel_account_deletion: async ({ userId, app }) => {
    await app.database.query('update auth."user" set deletion_asked_at = now() where id = $1', [userId]);
    return { operation: 'cancel_account_deletion', userId, data: { reason: 'Asked for by phone' } };
  },
  'admin.update_channel_settings': () => ({
    channel: 'openai',
    reason: 'A cheaper model',
    settings: { model: `gpt-${Math.random()}` },
  }),
  'admin.update_tracker_settings': () => ({
    reason: 'Plans are kept to',
    settings: { enforce_refresh_period: enforced() },
  }),
  'admin.save_design_draft': async ({ administrator }) => ({
    version: await draftVersion(administrator),
    tokens: someTokens(),
  }),
  'admin.apply_theme_template': async ({ administrator }) => ({
    version: await draftVersion(administrator),
    template_id: (await addRow(administrator, 'theme_templates')).id,
  }),
  'admin.publish_design': async ({ administrator }) => {
    const draft = { version: await draftVersion(administrator), tokens: someTokens() };
    await administrator.put('/api/admin/design/draft', draft);
    return {
      draft_version: draft.version + 1,
      published_number: await publishedNumber(administrator),
      reason: 'Our colours',
    };
  },
  'admin.revert_design': async ({ administrator }) => {
    const published_number = await publishedNumber(administrator);
    const draft = { version: await draftVersion(administrator), tokens: someTokens() };
    await administrator.put('/api/admin/design/draft', draft);
    const publish = { draft_version: draft.version + 1, published_number, reason: 'Our colours' };
    await administrator.post('/api/admin/design/publish', publish);
    return { number: 0, published_number: published_number + 1, reason: 'A mistake' };
  },
  'admin.resume_provider': () => ({ channel: 'openai', reason: 'The bill is paid' }),
  'admin.upload_media': () => ({ purpose: 'logo', image: png({ width: 3, height: 2, random: true }) }),
  'admin.save_view': () => ({ name: `View ${newId()}`, path: '/admin/users?status=inactive' }),
  'admin.delete_saved_view': async ({ administrator }) => {
    const view = { name: `View ${newId()}`, path: '/admin/audit' };
    return { id: (await administrator.post('/api/admin/saved-views', view)).body.id };
  },
  'admin.set_error_group_state': async ({ app }) => {
    const id = newId();
    await app.database.query(
      `insert into error_groups (id, fingerprint, category, message, route, version, times, state, first_seen_at, last_seen_at)
       values ($1::uuid, $1::uuid::text, 'UNKNOWN_ERROR', 'broken', '/', '1', 1, 'open', now(), now())`,
      [id],
    );
    return { id, state: 'resolved', reason: 'Mended' };
  },
  'admin.retry_job': async ({ userId, app }) => {
    const mail = {
      personId: userId,
      to: 'ada@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    const { jobs, database } = app.services;
    await createOutbox(jobs, () => new Date()).postFrom(database.servicePool, mail);
    const [failed] = await app.database.query<{ id: string }>(
      "update pgboss.job set state = 'failed' where name = 'send-mail' and state = 'created' returning id",
    );
    return { id: failed?.id, reason: 'The mail server is back' };
  },
  'admin.set_default_plan': async ({ app }) => {
    const [plan] = await app.database.query<{ id: string }>(
      `insert into plans (id, name, description, price_monthly, price_yearly, total_channels, allowed_channels,
         ranking_refresh_frequency_hours, features, updated_at)
       values ($1::uuid, $1::text, 'Free', 0, 0, 1, '{openai}', 168, '[]', now()) returning id`,
      [newId()],
    );
    return { id: plan?.id, reason: 'A smaller plan to begin with' };
  },
  'admin.invite_user': () => ({
    email: `${newId()}@example.com`,
    role: 'admin',
    reason: 'A colleague',
  }),
  'admin.resend_invitation': async ({ app, administrator }) => ({
    id: await leaveInvitation(app, administrator),
    reason: 'It was lost',
  }),
  'admin.withdraw_invitation': async ({ app, administrator }) => ({
    id: await leaveInvitation(app, administrator),
    reason: 'Sent by mistake',
  }),
  'admin.resend_mail': async ({ userId, app }) => {
    const id = newId();
    await app.database.query(
      `insert into mails (id, user_id, recipient, subject, text, created_at, given_up_at)
       values ($1, $2, 'ada@example.com', 'Hello', 'Hello', now(), now())`,
      [id, userId],
    );
    return { id, reason: 'The mail server is back' };
  },
  'admin.cancel_user_run': async ({ userId, app }) => {
    const id = newId();
    await app.database.query(
      `insert into check_runs (account_id, id, trigger, company_name, settings, state, created_at)
       values ($1, $2, 'manual', 'Northwind', '{}', 'running', now())`,
      [userId, id],
    );
    return { user_id: userId, id, reason: 'A loop of a script' };
  },
  'admin.revoke_api_key': async ({ userId, app }) => {
    const id = newId();
    await app.database.query(
      `insert into api_keys (account_id, id, name, scope, key_hash, created_at)
       values ($1, $2::uuid, 'A script', 'read', $2::uuid::text, now())`,
      [userId, id],
    );
    return { id, reason: 'It was found in public' };
  },
  'admin.moderate_comment': async ({ userId, app }) => {
    const id = newId();
    await app.database.query(
      `insert into post_comments (id, user_id, page_id, content, state, created_at)
       select $1, $2, id, 'Well said.', 'pending', now() from cms_pages where kind = 'post' limit 1`,
      [id, userId],
    );
    return { id, state: 'rejected', reason: 'It names a person' };
  },
  'admin.set_omega_override': async ({ userId, app }) => ({
    user_id: userId,
    keyword_id: await leaveKeyword(app, userId),
    channel: 'openai',
    status: 'mentioned',
    reason: 'A homonym',
  }),
  'admin.lift_omega_override': async ({ userId, app }) => {
    const keywordId = await leaveKeyword(app, userId);
    const id = newId();
    await app.database.query(
      `insert into omega_ranking_overrides (account_id, id, keyword_id, channel, forced_status, reason, set_by, set_at)
       values ($1, $2, $3, 'openai', 'mentioned', 'A homonym', $1, now())`,
      [userId, id, keywordId],
    );
    return { id, reason: 'The rules know it by now' };
  },
  'admin.set_up_payments': async ({ app }) => {
    // One at a time, and nobody works here.
    await app.database.query("update payment_set_ups set state = 'done' where state = 'waiting'");
    return {};
  },
  'admin.reconcile_payments': async ({ app }) => {
    // One at a time, and nobody works here.
    await app.database.query("update payment_reconciliations set state = 'done' where state = 'waiting'");
    return { is_dry_run: true };
  },
  'admin.send_test_mail': () => ({}),
  'admin.start_backup': async ({ app }) => {
    // One at a time, and nobody works here.
    await app.database.query("delete from pgboss.job where name = 'make-backup'");
    return {};
  },
  'admin.start_data_export': async ({ app }) => {
    // Few at a time, and nobody works here.
    await app.database.query('delete from data_exports');
    return { entity: 'users', format: 'csv', has_personal_data: true, reason: 'Asked for by the auditor' };
  },
  'admin.delete_data_export': async ({ app, administrator }) => {
    await app.database.query('delete from data_exports');
    const file = { entity: 'runs', format: 'json' };
    return { id: (await administrator.post('/api/admin/data-exports', file)).body.id };
  },
  'admin.clear_report_cache': async ({ administrator }) => {
    await administrator.post('/functions/analytics-operations/generate-report', {
      reportType: 'user-activity',
    });
    return {};
  },
  'admin.try_channel': () => ({ channel: 'openai', question: 'Which CRM is best?' }),
  ...Object.fromEntries(RESOURCE_NAMES.flatMap((name) => Object.entries(writesOf(name)))),
  ...Object.fromEntries(
    BulkUserOperation.options.map(({ shape }) => [
      `${BULK_USERS} (${shape.type.value})`,
      async (subject: Subject) => {
        const { data } = (await WRITES[shape.type.value]?.(subject)) ?? {};
        return {
          operation: BULK_USERS,
          data: { operations: [{ id: subject.userId, type: shape.type.value, data }] },
        };
      },
    ]),
  ),
};

/** Values of a design that no other has. */
function someTokens() {
  tokens += 0.1;
  return [{ token_name: 'radius', scheme: 'both', token_value: `${tokens.toFixed(1)}px` }];
}
let tokens = 0;

const design = async (administrator: TestUser) => (await administrator.get('/api/admin/design')).body;
const draftVersion = async (administrator: TestUser): Promise<number> =>
  (await design(administrator)).draft.version;
const publishedNumber = async (administrator: TestUser): Promise<number> =>
  (await design(administrator)).published?.number ?? 0;

/** Somebody who was just invited. */
async function leaveInvitation(app: TestApp, administrator: TestUser): Promise<string> {
  const id = newId();
  await app.database.query(
    `insert into invitations (id, email, role, token_hash, invited_by, created_at, sent_at, expires_at)
     values ($1::uuid, $1::text || '@example.com', 'user', $1::text, $2, now(), now(), now() + interval '7 days')`,
    [id, administrator.personId],
  );
  return id;
}

/** A keyword that was just added. */
async function leaveKeyword(app: TestApp, userId: string): Promise<string> {
  const id = newId();
  await app.database.query(
    `insert into keywords (account_id, id, keyword, text_key, is_ai_generated, created_at)
     values ($1, $2::uuid, $2::text, $2::text, false, now())`,
    [userId, id],
  );
  return id;
}

/** The writes of a resource, on rows that were just made. */
function writesOf(name: ResourceName): Record<string, (subject: Subject) => Input | Promise<Input>> {
  return {
    [`admin.${name}.create`]: ({ administrator }) => newExample(administrator, name),
    [`admin.${name}.update`]: async ({ administrator }: Subject) => {
      const { id, version } = await addRow(administrator, name);
      return { id, version, values: await newExample(administrator, name) };
    },
    [`admin.${name}.bulk`]: async ({ administrator }: Subject) => ({
      action: 'trash',
      ids: [(await addRow(administrator, name)).id],
      reason: 'No longer needed',
    }),
    [`admin.${name}.bulk (restore)`]: async ({ administrator }: Subject) => {
      const { id } = await addRow(administrator, name);
      const trashed = await administrator.post(`/api/admin/${name}/bulk`, {
        action: 'trash',
        ids: [id],
        reason: 'A mistake',
      });
      if (!trashed.body.results[0].success) throw new Error(`a row of ${name} cannot be put in the trash`);
      return { action: 'restore', ids: [id] };
    },
    ...(RESOURCES[name].isOrdered && {
      [`admin.${name}.reorder`]: async ({ administrator }: Subject) => {
        const [one, other] = [await addRow(administrator, name), await addRow(administrator, name)];
        return { ids: [other.id, one.id] };
      },
    }),
  };
}
