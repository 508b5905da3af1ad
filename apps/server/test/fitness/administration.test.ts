import { AdminOperation } from '@answerscope/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import type { TestUser } from '../user.ts';
import { expectClosedError } from './closed-error.ts';
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

/** A right call of each operation on a user. A new operation must be registered here. */
const OPERATIONS: Record<
  AdminOperation['operation'],
  (subject: { userId: string; planId: string }) => AdminOperation
> = {
  change_user_plan: ({ userId, planId }) => ({
    operation: 'change_user_plan',
    userId,
    data: { planId, reason: 'Paid by invoice' },
  }),
};

let app: TestApp;
let administrator: TestUser;
let planId: string;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
  const plans = await administrator.get('/api/plans');
  planId = plans.body.find((plan: { name: string }) => plan.name === 'Professional').id;
});
afterAll(() => app.stop());

const operations = AdminOperation.options.map((option) => option.shape.operation.value);

function run(operation: AdminOperation) {
  return administrator.post('/functions/admin-operations', operation);
}

function auditRows(): Promise<AuditRow[]> {
  return app.database.query<AuditRow>('select * from audit_logs order by created_at, id');
}

/** Everything that is stored, but for the rate limits that each request spends. */
async function everythingStored(): Promise<Record<string, unknown>> {
  const tables = await app.database.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and relname <> 'rate_buckets' order by 1`,
  );
  const stored: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [rows] = await app.database.query(
      `select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows from ${name} t`,
    );
    stored[name] = rows?.rows;
  }
  return stored;
}

describe("administrators' writes", () => {
  it('each operation of the contract is registered in this test', () => {
    expect(operations.sort()).toEqual(Object.keys(OPERATIONS).sort());
    expect(operations.length).toBeGreaterThan(0);
  });

  it('each one leaves exactly one audit row that says who did what to whom, why and from where', async () => {
    for (const operation of operations) {
      const subject = await app.newUser();
      const before = await auditRows();
      const reply = await run(OPERATIONS[operation]({ userId: subject.userId, planId }));
      expect(reply.status, operation).toBe(200);
      const added = (await auditRows()).slice(before.length);
      expect(added).toHaveLength(1);
      expect(added[0]).toMatchObject({
        actor_id: administrator.userId,
        action: operation,
        subject_id: subject.userId,
        request_id: reply.headers.get('x-request-id'),
      });
      expect(added[0]?.before).not.toEqual(added[0]?.after);
      expect(['127.0.0.1', '::1']).toContain(added[0]?.ip_address);
    }
    walked(operations.length, 'operations');
  });

  it('each one changes nothing when its audit row cannot be written, and tells nothing of why', async () => {
    for (const operation of operations) {
      const subject = await app.newUser();
      const before = await everythingStored();
      await app.database.query(
        `create function refuse_audit() returns trigger language plpgsql as
         $$ begin raise exception 'the audit disk of the tests is full'; end $$`,
      );
      await app.database.query(
        'create trigger refuse_audit before insert on audit_logs for each row execute function refuse_audit()',
      );
      const reply = await run(OPERATIONS[operation]({ userId: subject.userId, planId }));
      await app.database.query('drop function refuse_audit cascade');
      const error = expectClosedError(reply, 500);
      expect(error.message).toBe('Something went wrong on our end. Please try again later.');
      expect(JSON.stringify(reply.body)).not.toContain('audit disk');
      expect(await everythingStored()).toEqual(before);
      expect((await run(OPERATIONS[operation]({ userId: subject.userId, planId }))).status).toBe(200);
    }
    walked(operations.length, 'operations');
  });

  it('a refused operation leaves no audit row and changes nothing', async () => {
    const subject = await app.newUser({ plan: 'Professional' });
    const before = await everythingStored();
    for (const operation of operations) {
      expectClosedError(await run(OPERATIONS[operation]({ userId: subject.userId, planId })), 409);
      expectClosedError(await run(OPERATIONS[operation]({ userId: planId, planId })), 404);
      const { status } = await subject.post(
        '/functions/admin-operations',
        OPERATIONS[operation]({ userId: subject.userId, planId }),
      );
      expect(status).toBe(403);
    }
    expect(await everythingStored()).toEqual(before);
  });
});
