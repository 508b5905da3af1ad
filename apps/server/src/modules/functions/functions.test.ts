import type { ListedFunction } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { sharedApp } from '../../../test/shared-app.ts';

const app = sharedApp();

it('an administrator is told every function, and what reads names their own account', async () => {
  const admin = await app.newAdministrator();
  const { status, body } = await admin.get('/api/admin/functions');
  expect(status).toBe(200);
  const items = body.items as ListedFunction[];
  const exampleOf = (name: string) => JSON.parse(items.find((one) => one.name === name)?.example ?? 'null');
  const reads = 'admin.run_admin_operation:get_user_details';
  expect(exampleOf(reads)).toMatchObject({ operation: 'get_user_details', userId: admin.personId });
  const reply = await admin.post('/functions/admin-operations', exampleOf(reads));
  expect(reply.status).toBe(200);
});

it('what is done to an account never names that of whoever asks', async () => {
  const admin = await app.newAdministrator();
  const { body } = await admin.get('/api/admin/functions');
  const writes = (body.items as ListedFunction[]).filter(
    ({ name, kind }) => name.startsWith('admin.') && kind === 'write',
  );
  expect(writes.length).toBeGreaterThan(20);
  for (const { name, example } of writes) expect(example ?? '', name).not.toContain(admin.personId);
});

it('nobody else is told them', async () => {
  const user = await app.newUser();
  expect((await user.get('/api/admin/functions')).status).toBe(403);
});
