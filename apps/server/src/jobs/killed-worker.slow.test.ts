import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { TEST_SECRET } from '../../test/global-setup.ts';
import { PROCESS_ENV } from '../../test/process-env.ts';
import type { TestUser } from '../../test/user.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** How long somebody may wait after a worker has died until their file is made or has failed. */
const WITHIN_MS = 60_000;

let app: TestApp;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) {
    worker.kill('SIGKILL');
    if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  }
});
afterAll(() => app.stop());

/** A worker of the product as an operator starts it, over the database of the test. */
function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [MAIN], {
    env: {
      ...PROCESS_ENV,
      ROLE: 'worker',
      DATABASE_URL: app.database.url,
      AUTH_SECRET: TEST_SECRET,
      DATA_DIR: mkdtempSync(join(inject('filesDir'), 'worker-')),
      OPENAI_API_KEY: 'key-of-the-tests',
      OPENAI_BASE_URL: app.simulator.baseUrls.openai,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  workers.push(worker);
  return worker;
}

const copyOf = async (user: TestUser): Promise<string> => (await user.get('/api/data-copy')).body.copy.state;
const exportBy = async (administrator: TestUser): Promise<string> =>
  (await administrator.get('/api/admin/data-exports')).body.items[0].state;

it('a data copy and an export whose worker is killed are made by another one within a minute', async () => {
  const user = await app.newUser({ company: 'Northwind' });
  const administrator = await app.newAdministrator();
  expect((await user.post('/rpc/request_my_data_copy')).status).toBe(200);
  const asked = await administrator.post('/api/admin/data-exports', { entity: 'users', format: 'csv' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await app.database.query('select pg_advisory_lock(1)');
  await app.database.query(
    `create function hold() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock(1); return new; end $$`,
  );
  for (const table of ['data_copy_parts', 'data_export_parts'])
    await app.database.query(
      `create trigger hold before insert on ${table} for each row execute function hold()`,
    );
  const worker = startWorker();
  await expect.poll(app.database.lockWaits).toBe(2);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const killedAt = performance.now();
  await app.database.query('select pg_advisory_unlock(1)');
  await expect.poll(app.database.lockWaits).toBe(0);
  await app.database.query('drop function hold cascade');
  expect([await copyOf(user), await exportBy(administrator)]).toEqual(['preparing', 'preparing']);
  startWorker();
  const timeout = WITHIN_MS - (performance.now() - killedAt);
  await expect
    .poll(async () => [await copyOf(user), await exportBy(administrator)], { timeout, interval: 250 })
    .toEqual(['ready', 'ready']);
});
