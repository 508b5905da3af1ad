import { adminOperations, RESOURCES, type ResourceName } from '@answerscope/contract';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/lib/ids.ts';
import { png } from '../../src/modules/media/pictures.fixture.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { send, type TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
import { contractProcedures, toRequest } from './procedures.ts';
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

const RESOURCE_NAMES = Object.keys(RESOURCES) as ResourceName[];

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
  refund_payment: async ({ userId }) => {
    const paymentId = `in_${newId()}`;
    await app.database.query(
      `insert into payments (user_id, id, status, amount_due_cents, amount_paid_cents, refunded_cents, currency,
         created_at, paid_at) select id, $2, 'paid', 4900, 4900, 0, 'usd', now(), now() from profiles where id = $1`,
      [userId, paymentId],
    );
    return { operation: 'refund_payment', userId, data: { paymentId, reason: 'Does not fit' } };
  },
  sync_subscription: ({ userId }) => ({ operation: 'sync_subscription', userId, data: {} }),
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
  'admin.reconcile_payments': async () => {
    // One at a time, and nobody works here.
    await app.database.query("update payment_reconciliations set state = 'done' where state = 'waiting'");
    return { is_dry_run: true };
  },
  'admin.try_channel': () => ({ channel: 'openai', question: 'Which CRM is best?' }),
  ...Object.fromEntries(RESOURCE_NAMES.flatMap((name) => Object.entries(writesOf(name)))),
};

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
const isBulk = (name: string) => name.endsWith('.bulk');
const OPERATIONS = 'admin.run_admin_operation';
const procedures = contractProcedures().filter(
  (procedure) => procedure.name.startsWith('admin.') && procedure.method !== 'GET',
);
const operations: string[] = adminOperations.names.filter(
  (name) => adminOperations.shapes[name].kind === 'write' && adminOperations.shapes[name].of === 'user',
);
const writes = [
  ...operations,
  ...procedures.map(({ name }) => name).filter((name) => name !== OPERATIONS && !UNORDERED.includes(name)),
];

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
// Each test signs up a person for every write: more than there are sign-ups in an hour.
beforeEach(() => app.database.query('delete from rate_buckets'));

/** A user who was just made, where the write is about one. */
const subjectOf = (name: string) =>
  operations.includes(name) ? app.newUser() : Promise.resolve(administrator);

/** Prepares a write of WRITES; what it returns does it as `caller`. */
async function prepare(name: string, subject: { userId: string; planId: string }, caller = administrator) {
  const procedure = procedures.find((one) => one.name === (operations.includes(name) ? OPERATIONS : name));
  const input = await WRITES[name]?.(subject);
  if (procedure === undefined || input === undefined) throw new Error(`${name} is not registered`);
  const { method, path, body } = toRequest(procedure, input);
  return () => send(app.baseUrl, method, path, { body, cookie: caller.cookie });
}

function auditRows(): Promise<AuditRow[]> {
  return app.database.query<AuditRow>('select * from audit_logs order by created_at, id');
}

/** What is stored in each table, as a hash, but for the rate limits that each request spends. */
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
      .join(' union all '),
  );
  return Object.fromEntries(stored.map(({ name, hash }) => [name, hash]));
}
let tables: { name: string }[] | undefined;

/** A fault of the server is told of beside the write that it rolled back. */
const WITHOUT_FAULTS: Readonly<Record<string, string>> = {
  'public.error_groups': "where category <> 'API_ERROR'",
};

describe("administrators' writes", () => {
  it('each one of the contract is registered in this test, and nothing else is', () => {
    expect([...writes].sort()).toEqual(Object.keys(WRITES).sort());
  });

  it('each one leaves exactly one audit row that says who did what, from what to what and from where', async () => {
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
        action: name.replace('admin.', '').replace('.bulk', '.trash'),
        request_id: reply.headers.get('x-request-id'),
      });
      if (operations.includes(name)) expect(added[0]?.subject_id).toBe(subject.userId);
      expect(added[0]?.before, name).not.toEqual(added[0]?.after);
      expect(['127.0.0.1', '::1']).toContain(added[0]?.ip_address);
    }
    walked(writes.length, "administrators' writes");
  });

  it('each one changes nothing when its audit row cannot be written, and tells nothing of why', async () => {
    for (const name of writes) {
      const subject = { userId: (await subjectOf(name)).userId, planId };
      const write = await prepare(name, subject);
      const before = await everythingStored();
      await app.database.query(
        `create function refuse_audit() returns trigger language plpgsql as
         $$ begin raise exception 'the audit disk of the tests is full'; end $$`,
      );
      await app.database.query(
        'create trigger refuse_audit before insert on audit_logs for each row execute function refuse_audit()',
      );
      const reply = await write();
      await app.database.query('drop function refuse_audit cascade');
      const error = isBulk(name) ? reply.body.results[0].error : expectClosedError(reply, 500);
      expect(error.message).toBe('Something went wrong on our end. Please try again later.');
      expect(JSON.stringify(reply.body)).not.toContain('audit disk');
      expect(await everythingStored(), name).toEqual(before);
    }
    walked(writes.length, "administrators' writes");
  });

  it('each one by somebody who is no administrator leaves no audit row and changes nothing', async () => {
    const subject = await app.newUser();
    const calls = [];
    for (const name of writes) calls.push(await prepare(name, { userId: subject.userId, planId }, subject));
    // What asks to be taken back has signed them out.
    await app.database.query('update auth."user" set deletion_asked_at = null where id = $1', [
      subject.userId,
    ]);
    const before = await everythingStored();
    for (const write of calls) expectClosedError(await write(), 403);
    expect(await everythingStored()).toEqual(before);
    walked(writes.length, "administrators' writes");
  });

  it('an operation on a user who is not there leaves no audit row and changes nothing', async () => {
    const before = await everythingStored();
    for (const name of operations)
      expectClosedError(await (await prepare(name, { userId: newId(), planId }))(), 404);
    expect(await everythingStored()).toEqual(before);
    walked(operations.length, 'operations');
  });
});
