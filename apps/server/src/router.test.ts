import { beforeAll, expect, it } from 'vitest';
import { personId } from '../test/ids.ts';
import { sharedApp } from '../test/shared-app.ts';
import { send, type TestUser } from '../test/user.ts';
import { tenantDatabase } from './database/pool.ts';
import type { AccountId } from './lib/ids.ts';
import { createSourceMaps } from './modules/monitoring/index.ts';
import { createProcedureReader, createRouter } from './router.ts';

const app = sharedApp();
let anna: TestUser;
let ben: TestUser;
beforeAll(async () => {
  anna = await app.newUser({ company: 'Annas Bookshop' });
  ben = await app.newUser({ company: 'Bens Bakery' });
});

/** Reads in the server itself, in the name of somebody or of nobody. */
function read(path: string, accountId: AccountId | null): Promise<unknown> {
  const { database, log } = app.services;
  const router = createRouter({
    mediaReferences: [],
    ...app.services,
    sourceMaps: createSourceMaps(app.dataDir, log),
    baseUrl: () => app.baseUrl,
    servicePool: database.servicePool,
  });
  return createProcedureReader(router, () => undefined)(path, {
    requestId: 'r',
    path: '/tracker/dashboard',
    actor:
      accountId === null ? null : { kind: 'user', personId: personId(accountId), accountId, sessionId: 's' },
    db: tenantDatabase(database.appPool, accountId),
    log,
    now: new Date(),
    address: '127.0.0.1',
    userAgent: null,
    idempotencyKey: null,
    setCookie: () => undefined,
  });
}

it('reads in the server what the same person reads by HTTP', async () => {
  for (const path of ['/api/profile', '/api/dashboard', '/api/runs?page_size=5&include=under_way']) {
    expect(await read(path, anna.accountId), path).toEqual((await anna.get(path)).body);
  }
  expect(await read('/api/profile', ben.accountId)).toMatchObject({ company_name: 'Bens Bakery' });
});

it('needs no body where every field may be left out', async () => {
  await anna.post('/rpc/add_my_keyword', { keyword_text: 'second-hand books' });
  const bare = (path: string) => send(app.baseUrl, 'POST', path, { cookie: anna.cookie });
  const forecast = await bare('/api/run-forecast');
  expect(forecast.body).toEqual((await anna.post('/api/run-forecast', {})).body);
  expect(forecast).toMatchObject({ status: 200, body: { calls: 1 } });
  const started = await bare('/api/runs');
  expect(started).toMatchObject({ status: 200, body: { state: 'running', total: 1 } });
});

it('is refused in the server what is refused by HTTP', async () => {
  await expect(read('/api/profile', null)).rejects.toThrow('/api/profile answered 401');
  await expect(read('/api/admin/users', anna.accountId)).rejects.toThrow(/answered 4\d\d|answered nothing/);
  await expect(read('/api/nothing', anna.accountId)).rejects.toThrow('/api/nothing answered nothing');
});
