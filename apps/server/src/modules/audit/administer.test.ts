import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { TestUser } from '../../../test/user.ts';
import type { AdminContext } from '../../context/admin-context.ts';
import { newId } from '../../lib/ids.ts';
import { profiles } from '../accounts/accounts.tables.ts';
import { administration } from './use-cases/administer.ts';

let app: TestApp;
let subject: TestUser;
let context: AdminContext;
beforeAll(async () => {
  app = await startTestApp();
  subject = await app.newUser({ company: 'Northwind' });
  const administrator = await app.newAdministrator();
  context = administration(
    {
      requestId: newId(),
      actor: { kind: 'administrator', userId: administrator.userId, sessionId: newId() },
      log: app.services.log,
      now: new Date('2026-01-02T03:04:05Z'),
      address: '203.0.113.9',
      userAgent: 'a browser',
    },
    app.services.database.servicePool,
  );
});
afterAll(() => app.stop());

const rename = (name: string, trace: boolean) =>
  context.administer(async ({ tx, audit }) => {
    await tx.update(profiles).set({ company_name: name }).where(eq(profiles.id, subject.userId));
    if (trace) {
      await audit({
        action: 'update_user',
        subject_type: 'user',
        subject_id: subject.userId,
        reason: 'asked to',
        before: { company_name: 'Northwind' },
        after: { company_name: name },
      });
    }
    return name;
  });

const companyName = async () => (await subject.get('/api/profile')).body.company_name;

describe("an administrator's write", () => {
  it('that leaves no trace is taken back', async () => {
    await expect(rename('Untraced', false)).rejects.toThrow('without an audit row');
    expect(await companyName()).toBe('Northwind');
    expect(await app.database.query('select 1 from audit_logs')).toEqual([]);
  });

  it('is kept together with who, whom, why, when and from where', async () => {
    expect(await rename('Traced', true)).toBe('Traced');
    expect(await companyName()).toBe('Traced');
    const [row, ...others] = await app.database.query('select * from audit_logs');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      actor_kind: 'administrator',
      actor_id: context.actor.userId,
      actor_reference: null,
      action: 'update_user',
      subject_type: 'user',
      subject_id: subject.userId,
      reason: 'asked to',
      before: { company_name: 'Northwind' },
      after: { company_name: 'Traced' },
      ip_address: '203.0.113.9',
      user_agent: 'a browser',
      request_id: context.requestId,
      created_at: context.now,
    });
  });
});
