import { adminOperations, RESOURCES, readsOrWrites } from '@answerscope/contract';
import { type PaymentSimulator, startPaymentSimulator } from '@answerscope/payment-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/lib/ids.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { type Reply, send, type TestUser } from '../user.ts';
import {
  BULK_TYPES,
  BULK_USERS,
  type Input,
  RESOURCE_NAMES,
  RESTORES,
  type Subject,
  WRITES,
} from './administrator-writes.ts';
import { expectClosedError } from './closed-error.ts';
import { writtenSoFar } from './everything-stored.ts';
import { contractOperations, contractProcedures, idFields, toRequest, withValue } from './procedures.ts';
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

type WireRefusal = { code: string; message: string };

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

/** Prepares a write of WRITES; what it returns does it, as the administrator where nobody else is given. */
async function prepare(
  name: string,
  subject: Pick<Subject, 'userId' | 'planId'>,
  change = (input: Input) => input,
) {
  await forgetRates();
  const procedure = procedures.find((one) => one.name === procedureOf(name));
  const input = await WRITES[name]?.({ ...subject, app, administrator });
  if (procedure === undefined || input === undefined) throw new Error(`${name} is not registered`);
  const { method, path, body } = toRequest(procedure, change(input));
  return (cookie = administrator.cookie) => send(app.baseUrl, method, path, { body, cookie });
}

function auditRows(): Promise<AuditRow[]> {
  return app.database.query<AuditRow>('select * from audit_logs order by created_at, id');
}

/** What is stored and enqueued, but for rate limits, which each request spends. */
const everythingStored = () =>
  writtenSoFar(app.database, {
    besides: ['rate_buckets', 'error_group_users'],
    conditions: WITHOUT_FAULTS,
  });

/** A fault of the server is recorded although the write is rolled back. */
const WITHOUT_FAULTS: Readonly<Record<string, string>> = {
  'public.error_groups': "where category <> 'API_ERROR'",
};

/** The advisory lock under which no audit row can be written. */
const REFUSING = 20_261_128;

/** One write of so many is tried without an audit; all of them in `npm run verify`. */
const SHARE = process.env.PROPERTY_RUNS === 'full' ? 1 : 3;

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
        const write = await prepare(name, { userId: subject.personId, planId });
        const before = await auditRows();
        const reply = await write();
        expect(reply.status, name).toBe(200);
        const added = (await auditRows()).slice(before.length);
        expect(added, name).toHaveLength(1);
        expect(added[0]).toMatchObject({
          actor_id: administrator.accountId,
          action: actionOf(name),
          request_id: reply.headers.get('x-request-id'),
        });
        if (ofUsers.includes(name)) expect(added[0]?.subject_id).toBe(subject.accountId);
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
      // It refuses while a lock is held: making and dropping it for each write would take most of the time.
      await app.database.query(
        `create function refuse_audit() returns trigger language plpgsql security definer as
         $$ begin
           if exists (select from pg_locks where locktype = 'advisory' and objid = ${REFUSING}) then
             raise exception 'the audit disk of the tests is full';
           end if;
           return new;
         end $$`,
      );
      await app.database.query(
        'create trigger refuse_audit before insert on audit_logs for each row execute function refuse_audit()',
      );
      const tried = writes.filter((_, index) => index % SHARE === 0);
      for (const name of tried) {
        const subject = { userId: (await subjectOf(name)).personId, planId };
        const write = await prepare(name, subject);
        const before = await everythingStored();
        await app.database.query(`select pg_advisory_lock(${REFUSING})`);
        const reply = await write();
        await app.database.query(`select pg_advisory_unlock(${REFUSING})`);
        const error = isBulk(name) ? resultsOf(reply)[0]?.error : expectClosedError(reply, 500);
        expect(error?.message).toBe('Something went wrong on our end. Please try again later.');
        expect(JSON.stringify(reply.body)).not.toContain('audit disk');
        expect(await everythingStored(), name).toEqual(before);
      }
      await app.database.query('drop function refuse_audit cascade');
      walked(tried.length, "administrators' writes without an audit");
    },
    WALK_MS,
  );

  it('each one by somebody who is no administrator, or nobody, leaves no audit row and changes nothing', async () => {
    const subject = await app.newUser();
    const ids = { userId: subject.personId, planId };
    const calls: ((cookie: string) => Promise<Reply>)[] = [];
    // Users clear their own reports there (analytics.test.ts).
    for (const name of writes.filter((one) => one !== 'admin.clear_report_cache'))
      calls.push(await prepare(name, ids));
    // What asks to be taken back has signed them out.
    await app.database.query('update auth."user" set deletion_asked_at = null where id = $1', [
      subject.accountId,
    ]);
    const before = await everythingStored();
    for (const write of calls) {
      await forgetRates();
      expectClosedError(await write(subject.cookie), 403);
      expectClosedError(await write(''), 401);
    }
    expect(await everythingStored()).toEqual(before);
    walked(2 * calls.length, "refusals of administrators' writes (401 and 403)");
  });

  it(
    'each one on what is not there is NOT_FOUND, leaves no audit row and changes nothing',
    async () => {
      const calls = [];
      for (const { name, field } of NAMED) {
        const subject = await subjectOf(name);
        // Everything is right but the one id, which is nobody's.
        const change = (input: Input) => withValue(input, field, newId());
        const write = await prepare(name, { userId: subject.personId, planId }, change);
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
