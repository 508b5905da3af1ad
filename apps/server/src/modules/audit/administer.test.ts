import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';
import type { TestUser } from '../../../test/user.ts';
import type { AdminContext } from '../../context/admin-context.ts';
import { newId } from '../../lib/ids.ts';
import { brands } from '../accounts/accounts.tables.ts';
import { administration } from './use-cases/administer.ts';

const app = sharedApp();
let subject: TestUser;
let administrator: TestUser;
let context: AdminContext;
beforeAll(async () => {
  subject = await app.newUser({ company: 'Northwind' });
  administrator = await app.newAdministrator();
  context = administration(
    {
      requestId: newId(),
      actor: {
        kind: 'administrator',
        personId: administrator.personId,
        accountId: administrator.accountId,
        sessionId: newId(),
      },
      log: app.services.log,
      now: new Date('2026-01-02T03:04:05Z'),
      address: '203.0.113.9',
      userAgent: 'a browser',
    },
    app.services.database.servicePool,
  );
});

const rename = (name: string, trace: boolean) =>
  context.administer(async ({ tx, audit }) => {
    await tx.update(brands).set({ company_name: name }).where(eq(brands.account_id, subject.accountId));
    if (trace) {
      await audit({
        action: 'update_user',
        subject_type: 'user',
        subject_id: subject.personId,
        reason: 'asked to',
        before: { company_name: 'Northwind' },
        after: { company_name: name },
      });
    }
    return name;
  });

const traces = () =>
  app.database.query('select * from audit_logs where actor_id = $1', [administrator.personId]);
const companyName = async () => (await subject.get('/api/profile')).body.company_name;

describe("an administrator's write", () => {
  it('that leaves no trace is taken back', async () => {
    await expect(rename('Untraced', false)).rejects.toThrow('without an audit row');
    expect(await companyName()).toBe('Northwind');
    expect(await traces()).toEqual([]);
  });

  it('is kept together with who, whom, why, when and from where', async () => {
    expect(await rename('Traced', true)).toBe('Traced');
    expect(await companyName()).toBe('Traced');
    const [row, ...others] = await traces();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      actor_kind: 'administrator',
      actor_id: context.actor.personId,
      actor_reference: null,
      action: 'update_user',
      subject_type: 'user',
      subject_id: subject.personId,
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
