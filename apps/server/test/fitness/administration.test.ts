import {
  adminOperations,
  BulkUserOperation,
  RESOURCES,
  type ResourceName,
  readsOrWrites,
} from '@answerscope/contract';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/lib/ids.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { png } from '../../src/modules/media/pictures.fixture.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { type Reply, send, type TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
import { contractOperations, contractProcedures, idFields, toRequest, withValue } from './procedures.ts';
import { addRow, newExample } from './resource-examples.ts';
import { walked } from './walked.ts';

interface AuditRow {
  actor_id: string;
  action: string;
  subject_id: string;
  reason: string | null;
  before: unknown;
  after: unknown;
  ip_address: string;
  request_id: string;
}

type Input = Record<string, unknown>;
type WireRefusal = { code: string; message: string };

const RESOURCE_NAMES = Object.keys(RESOURCES) as ResourceName[];

/** A bulk call of resources in its other direction, and one of users: names of this test's own. */
const RESTORES = RESOURCE_NAMES.map((name) => `admin.${name}.bulk (restore)`);
const BULK_USERS = 'bulk_user_operations';
const BULK_TYPES = BulkUserOperation.options.map(({ shape }) => `${BULK_USERS} (${shape.type.value})`);

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
const WRITES: Record<string, (subject: { userId: string; planId: string }) => Input | Promise<Input>> = {
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
  refund_payment: async ({ userId }) => {
    const paymentId = `in_${newId()}`;
    await app.database.query(
      `insert into payments (user_id, id, status, amount_due_cents, amount_paid_cents, refunded_cents, currency,
         created_at, paid_at) select id, $2, 'paid', 4900, 4900, 0, 'usd', now(), now() from profiles where id = $1`,
      [userId, paymentId],
    );
    return { operation: 'refund_payment', userId, data: { paymentId, reason: 'Does not fit' } };
  },
  sync_subscription: async ({ userId }) => {
    // A customer who is there is asked about, and what is answered is written.
    const customer = await app.services.payments.stripe?.client.customers.create({
      email: 'ada@example.com',
    });
    await app.database.query(
      `insert into stripe_customers (user_id, customer_id, is_live, created_at)
       select id, $2, false, now() from profiles where id = $1 on conflict do nothing`,
      [userId, customer?.id],
    );
    return { operation: 'sync_subscription', userId, data: {} };
  },
  switch_off_authenticator: async ({ userId }) => {
    await app.database.query('update auth."user" set two_factor_enabled = true where id = $1', [userId]);
    return { operation: 'switch_off_authenticator', userId, data: { reason: 'A lost phone' } };
  },
  cancel_account_deletion: async ({ userId }) => {
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
  'admin.save_design_draft': async () => ({ version: await draftVersion(), tokens: someTokens() }),
  'admin.apply_theme_template': async () => ({
    version: await draftVersion(),
    template_id: (await addRow(administrator, 'theme_templates')).id,
  }),
  'admin.publish_design': async () => {
    const draft = { version: await draftVersion(), tokens: someTokens() };
    await administrator.put('/api/admin/design/draft', draft);
    return {
      draft_version: draft.version + 1,
      published_number: await publishedNumber(),
      reason: 'Our colours',
    };
  },
  'admin.revert_design': async () => {
    const published_number = await publishedNumber();
    const draft = { version: await draftVersion(), tokens: someTokens() };
    await administrator.put('/api/admin/design/draft', draft);
    const publish = { draft_version: draft.version + 1, published_number, reason: 'Our colours' };
    await administrator.post('/api/admin/design/publish', publish);
    return { number: 0, published_number: published_number + 1, reason: 'A mistake' };
  },
  'admin.resume_provider': () => ({ channel: 'openai', reason: 'The bill is paid' }),
  'admin.upload_media': () => ({ purpose: 'logo', image: png({ width: 3, height: 2, random: true }) }),
  'admin.save_view': () => ({ name: `View ${newId()}`, path: '/admin/users?status=inactive' }),
  'admin.delete_saved_view': async () => {
    const view = { name: `View ${newId()}`, path: '/admin/audit' };
    return { id: (await administrator.post('/api/admin/saved-views', view)).body.id };
  },
  'admin.set_error_group_state': async () => {
    const id = newId();
    await app.database.query(
      `insert into error_groups (id, fingerprint, category, message, route, version, times, state, first_seen_at, last_seen_at)
       values ($1::uuid, $1::uuid::text, 'UNKNOWN_ERROR', 'broken', '/', '1', 1, 'open', now(), now())`,
      [id],
    );
    return { id, state: 'resolved', reason: 'Mended' };
  },
  'admin.retry_job': async ({ userId }) => {
    const mail = { userId, to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const { jobs, database } = app.services;
    await createOutbox(jobs, () => new Date()).postFrom(database.servicePool, mail);
    const [failed] = await app.database.query<{ id: string }>(
      "update pgboss.job set state = 'failed' where name = 'send-mail' and state = 'created' returning id",
    );
    return { id: failed?.id, reason: 'The mail server is back' };
  },
  'admin.revoke_api_key': async ({ userId }) => {
    const id = newId();
    await app.database.query(
      `insert into api_keys (user_id, id, name, scope, key_hash, created_at)
       values ($1, $2::uuid, 'A script', 'read', $2::uuid::text, now())`,
      [userId, id],
    );
    return { id, reason: 'It was found in public' };
  },
  'admin.moderate_comment': async ({ userId }) => {
    const id = newId();
    await app.database.query(
      `insert into post_comments (id, user_id, page_id, content, state, created_at)
       select $1, $2, id, 'Well said.', 'pending', now() from cms_pages where kind = 'post' limit 1`,
      [id, userId],
    );
    return { id, state: 'rejected', reason: 'It names a person' };
  },
  'admin.set_omega_override': async ({ userId }) => ({
    user_id: userId,
    keyword_id: await leaveKeyword(userId),
    channel: 'openai',
    status: 'mentioned',
    reason: 'A homonym',
  }),
  'admin.lift_omega_override': async ({ userId }) => {
    const keywordId = await leaveKeyword(userId);
    const id = newId();
    await app.database.query(
      `insert into omega_ranking_overrides (user_id, id, keyword_id, channel, forced_status, reason, set_by, set_at)
       values ($1, $2, $3, 'openai', 'mentioned', 'A homonym', $1, now())`,
      [userId, id, keywordId],
    );
    return { id, reason: 'The rules know it by now' };
  },
  'admin.set_up_payments': async () => {
    // One at a time, and nobody works here.
    await app.database.query("update payment_set_ups set state = 'done' where state = 'waiting'");
    return {};
  },
  'admin.reconcile_payments': async () => {
    // One at a time, and nobody works here.
    await app.database.query("update payment_reconciliations set state = 'done' where state = 'waiting'");
    return { is_dry_run: true };
  },
  'admin.send_test_mail': () => ({}),
  'admin.start_data_export': async () => {
    // Few at a time, and nobody works here.
    await app.database.query('delete from data_exports');
    return { entity: 'users', format: 'csv', has_personal_data: true, reason: 'Asked for by the auditor' };
  },
  'admin.delete_data_export': async () => {
    await app.database.query('delete from data_exports');
    const file = { entity: 'runs', format: 'json' };
    return { id: (await administrator.post('/api/admin/data-exports', file)).body.id };
  },
  'admin.clear_report_cache': async () => {
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
      async (subject: { userId: string; planId: string }) => {
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

const design = async () => (await administrator.get('/api/admin/design')).body;
const draftVersion = async (): Promise<number> => (await design()).draft.version;
const publishedNumber = async (): Promise<number> => (await design()).published?.number ?? 0;

/** A keyword that was just added. */
async function leaveKeyword(userId: string): Promise<string> {
  const id = newId();
  await app.database.query(
    `insert into keywords (user_id, id, keyword, text_key, is_ai_generated, created_at)
     values ($1, $2::uuid, $2::text, $2::text, false, now())`,
    [userId, id],
  );
  return id;
}

/** The writes of a resource, on rows that were just made. */
function writesOf(name: ResourceName): Record<string, () => Input | Promise<Input>> {
  return {
    [`admin.${name}.create`]: () => newExample(administrator, name),
    [`admin.${name}.update`]: async () => {
      const { id, version } = await addRow(administrator, name);
      return { id, version, values: await newExample(administrator, name) };
    },
    [`admin.${name}.bulk`]: async () => ({
      action: 'trash',
      ids: [(await addRow(administrator, name)).id],
      reason: 'No longer needed',
    }),
    [`admin.${name}.bulk (restore)`]: async () => {
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
      [`admin.${name}.reorder`]: async () => {
        const [one, other] = [await addRow(administrator, name), await addRow(administrator, name)];
        return { ids: [other.id, one.id] };
      },
    }),
  };
}

/** Lists that stand in no order of their own have none to write: refused by that as if it were not there. */
const UNORDERED = RESOURCE_NAMES.filter((name) => !RESOURCES[name].isOrdered).map(
  (name) => `admin.${name}.reorder`,
);

/** A bulk call says what it did by the row; it is refused by the row, too. */
const isBulk = (name: string) => /\.bulk\b/.test(name) || name.startsWith(BULK_USERS);
const resultsOf = ({ body }: Reply) => (body.results ?? body.data.results) as { error: WireRefusal | null }[];
/** The procedure that a write of this test is a call of. */
const procedureOf = (name: string) =>
  operations.includes(name) || name.startsWith(BULK_USERS) ? OPERATIONS : name.replace(' (restore)', '');
/** How the audit calls what was done. */
const actionOf = (name: string) =>
  (/\((\w+)\)$/.exec(name.startsWith(BULK_USERS) ? name : '')?.[1] ?? name)
    .replace('admin.', '')
    .replace('.bulk (restore)', '.restore')
    .replace('.bulk', '.trash');
const OPERATIONS = 'admin.run_admin_operation';
const procedures = contractProcedures().filter(
  (procedure) => procedure.name.startsWith('admin.') && readsOrWrites(procedure) !== 'reads',
);
const operations: string[] = adminOperations.names.filter(
  (name) => adminOperations.shapes[name].kind === 'write' && adminOperations.shapes[name].of === 'user',
);
const writes = [
  ...operations,
  ...procedures.map(({ name }) => name).filter((name) => name !== OPERATIONS && !UNORDERED.includes(name)),
  ...RESTORES,
  ...BULK_TYPES,
];
/** Those that are about one user. */
const ofUsers = [...operations, ...BULK_TYPES];

/** Acts of which the audit says nothing before: what they make was not there, or they change no row of ours. */
const IS_NEW =
  /\.create$|^(?:add_admin_note|start_view_as|send_password_reset|refund_payment|sync_subscription|save_view|try_channel|upload_media|set_omega_override|send_test_mail|start_data_export|set_up_payments|reconcile_payments)$/;
/** Acts of which it says nothing after: what they were about is gone. */
const IS_GONE = /^(?:delete_saved_view|delete_data_export|lift_omega_override)$/;

/** Every id that a write takes, as the contract says it. */
const NAMED = writes.flatMap((name) => {
  const variant = [...operations, BULK_USERS].find((one) => one === name || name.startsWith(`${one} (`));
  const at = variant === undefined ? procedureOf(name) : `${OPERATIONS}:${variant}`;
  const called = contractOperations().find((one) => one.name === at);
  return idFields(called?.input ?? null)
    .filter((field) => !name.startsWith(BULK_USERS) || isOfBulk(name, field))
    .map((field) => ({ name, field }));
});

/** A bulk call of users is about the ids of its operations, and only a change of plan names one. */
function isOfBulk(name: string, field: string): boolean {
  return field.endsWith('[].id') || (field.endsWith('planId') && name.includes('change_user_plan'));
}

/** An id among the values of a row: a field of the form, refused beside it. */
function isReference(name: string, field: string): boolean {
  return name.endsWith('.create') || field.startsWith('values.');
}

function expectFieldRefused(reply: Reply, field: string): void {
  const { fields } = expectClosedError(reply, 400).details as { fields: object };
  expect(fields).toHaveProperty(field.replace('values.', ''));
}

let app: TestApp;
let stripe: PaymentSimulator;
let administrator: TestUser;
let planId: string;
beforeAll(async () => {
  // What is sold has its coupons at the payment provider first.
  stripe = await startPaymentSimulator();
  app = await startTestApp({
    STRIPE_SECRET_KEY: 'sk_test_simulated',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    STRIPE_BASE_URL: stripe.url,
  });
  administrator = await app.newAdministrator();
  const plans = await administrator.get('/api/plans');
  planId = plans.body.find((plan: { name: string }) => plan.name === 'Professional').id;
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});
// Each test signs up a person for every write, and writes more than anybody may in a minute.
const forgetRates = () => app.database.query('delete from rate_buckets');
beforeEach(forgetRates);

/** A user who was just made, where the write is about one. */
const subjectOf = (name: string) => (ofUsers.includes(name) ? app.newUser() : Promise.resolve(administrator));

/** Prepares a write of WRITES; what it returns does it as `caller`. */
async function prepare(
  name: string,
  subject: { userId: string; planId: string },
  {
    caller = administrator,
    change = (input: Input) => input,
  }: {
    caller?: Pick<TestUser, 'cookie'>;
    change?: (input: Input) => Input;
  } = {},
) {
  await forgetRates();
  const procedure = procedures.find((one) => one.name === procedureOf(name));
  const input = await WRITES[name]?.(subject);
  if (procedure === undefined || input === undefined) throw new Error(`${name} is not registered`);
  const { method, path, body } = toRequest(procedure, change(input));
  return () => send(app.baseUrl, method, path, { body, cookie: caller.cookie });
}

function auditRows(): Promise<AuditRow[]> {
  return app.database.query<AuditRow>('select * from audit_logs order by created_at, id');
}

/** What is stored in each table and what is enqueued, as a hash, but for the rate limits that each request spends. */
async function everythingStored(): Promise<Record<string, string>> {
  tables ??= await app.database.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and relname not in ('rate_buckets', 'error_group_users') order by 1`,
  );
  // One statement for all of them: it is asked twice for each write.
  const stored = await app.database.query<{ name: string; hash: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${name} t ${WITHOUT_FAULTS[name] ?? ''}`,
      )
      .concat(ENQUEUED)
      .join(' union all '),
  );
  return Object.fromEntries(stored.map(({ name, hash }) => [name, hash]));
}
let tables: { name: string }[] | undefined;

/** What is to be done later, too, is not done of what was refused. */
const ENQUEUED =
  "select 'jobs', md5(coalesce(string_agg(j.name || j.state || j.data, '' order by j.id), '')) from pgboss.job j";

/** A fault of the server is told of beside the write that it rolled back. */
const WITHOUT_FAULTS: Readonly<Record<string, string>> = {
  'public.error_groups': "where category <> 'API_ERROR'",
};

/** Every write, each with all that is stored before and after it. */
const WALK_MS = 300_000;

describe("administrators' writes", () => {
  it('each one of the contract is registered in this test, and nothing else is', () => {
    expect([...writes].sort()).toEqual(Object.keys(WRITES).sort());
  });

  it(
    'each one leaves exactly one audit row that says who did what, from what to what and from where',
    async () => {
      for (const name of writes) {
        const subject = await subjectOf(name);
        const write = await prepare(name, { userId: subject.userId, planId });
        const before = await auditRows();
        const reply = await write();
        expect(reply.status, name).toBe(200);
        const added = (await auditRows()).slice(before.length);
        expect(added, name).toHaveLength(1);
        expect(added[0]).toMatchObject({
          actor_id: administrator.userId,
          action: actionOf(name),
          request_id: reply.headers.get('x-request-id'),
        });
        if (ofUsers.includes(name)) expect(added[0]?.subject_id).toBe(subject.userId);
        const isNull = { before: IS_NEW.test(actionOf(name)), after: IS_GONE.test(actionOf(name)) };
        expect(added[0], name).toMatchObject({
          before: isNull.before ? null : expect.any(Object),
          after: isNull.after ? null : expect.any(Object),
        });
        expect(added[0]?.before, name).not.toEqual(added[0]?.after);
        expect(['127.0.0.1', '::1']).toContain(added[0]?.ip_address);
      }
      walked(writes.length, "administrators' writes");
    },
    WALK_MS,
  );

  it(
    'each one changes nothing when its audit row cannot be written, and tells nothing of why',
    async () => {
      for (const name of writes) {
        const subject = { userId: (await subjectOf(name)).userId, planId };
        const write = await prepare(name, subject);
        const before = await everythingStored();
        await app.database.query(
          `create or replace function refuse_audit() returns trigger language plpgsql as
         $$ begin raise exception 'the audit disk of the tests is full'; end $$`,
        );
        await app.database.query(
          'create or replace trigger refuse_audit before insert on audit_logs for each row execute function refuse_audit()',
        );
        const reply = await write();
        await app.database.query('drop function refuse_audit cascade');
        const error = isBulk(name) ? resultsOf(reply)[0]?.error : expectClosedError(reply, 500);
        expect(error?.message).toBe('Something went wrong on our end. Please try again later.');
        expect(JSON.stringify(reply.body)).not.toContain('audit disk');
        expect(await everythingStored(), name).toEqual(before);
      }
      walked(writes.length, "administrators' writes");
    },
    WALK_MS,
  );

  it('each one by somebody who is no administrator, or nobody, leaves no audit row and changes nothing', async () => {
    const subject = await app.newUser();
    const ids = { userId: subject.userId, planId };
    const calls: { name: string; status: 401 | 403; write: () => Promise<Reply> }[] = [];
    for (const name of writes)
      calls.push(
        { name, status: 403, write: await prepare(name, ids, { caller: subject }) },
        { name, status: 401, write: await prepare(name, ids, { caller: { cookie: '' } }) },
      );
    // What asks to be taken back has signed them out.
    await app.database.query('update auth."user" set deletion_asked_at = null where id = $1', [
      subject.userId,
    ]);
    const before = await everythingStored();
    for (const { status, write } of calls) {
      await forgetRates();
      expectClosedError(await write(), status);
    }
    expect(await everythingStored()).toEqual(before);
    walked(calls.length, "refusals of administrators' writes (401 and 403)");
  });

  it(
    'each one on what is not there is NOT_FOUND, leaves no audit row and changes nothing',
    async () => {
      const calls = [];
      for (const { name, field } of NAMED) {
        const subject = await subjectOf(name);
        // Everything is right but the one id, which is nobody's.
        const change = (input: Input) => withValue(input, field, newId());
        const write = await prepare(name, { userId: subject.userId, planId }, { change });
        calls.push({ name, field, write });
      }
      const before = await everythingStored();
      for (const { name, field, write } of calls) {
        await forgetRates();
        const reply = await write();
        const at = `${name} ${field}`;
        if (isBulk(name)) expect(resultsOf(reply)[0]?.error, at).toMatchObject({ code: 'NOT_FOUND' });
        else if (isReference(name, field)) expectFieldRefused(reply, field);
        else expect(reply.status, at).toBe(404);
      }
      expect(await everythingStored()).toEqual(before);
      walked(calls.length, 'writes on what is not there');
    },
    WALK_MS,
  );
});
