import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backups } from '@answerscope/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { expectClosedError } from '../../../test/fitness/closed-error.ts';
import type { TestUser } from '../../../test/user.ts';
import { backupDatabase, readBackupManifest } from '../../database/backup/index.ts';
import { type BackupJobContext, makeBackup } from './backups.jobs.ts';

let app: TestApp;
let administrator: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.newAdministrator();
});
afterAll(() => app.stop());

let day = 0;
const context = (): BackupJobContext => ({
  servicePool: app.services.database.servicePool,
  dataDir: app.dataDir,
  isDemonstration: app.services.config.isDemonstration,
  now: () => {
    day += 1;
    return new Date(Date.UTC(2026, 2, day));
  },
  saveBackup: async (outFile, now) => {
    await backupDatabase({
      connection: app.database.superuser,
      outFile,
      now,
      productVersion: '0.2.0',
    });
  },
});
const list = async (): Promise<Backups> => (await administrator.get('/api/admin/backups')).body;
const change = (settings: object) =>
  administrator.patch('/api/admin/tracker-settings', { settings, reason: 'Less room' });

it('a backup is made when an administrator asks, and can be restored from', async () => {
  expect(await list()).toEqual({ is_nightly: true, kept: 7, state: 'idle', error: null, items: [] });
  expect((await administrator.post('/api/admin/backups', {})).body).toEqual({ state: 'waiting' });
  const again = expectClosedError(await administrator.post('/api/admin/backups', {}), 409);
  expect(again.details).toMatchObject({ reason: 'backup_under_way' });
  expect(await list()).toMatchObject({ state: 'waiting' });
  await app.services.jobs.work([makeBackup], context());
  await expect.poll(async () => (await list()).state, { timeout: 60_000 }).toBe('done');
  const { items } = await list();
  expect(items).toMatchObject([{ name: 'answerscope-auto-real-2026-03-01T00-00-00.backup' }]);
  const file = join(app.dataDir, 'backups', items[0]?.name ?? '');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(items[0]?.byte_count).toBe(statSync(file).size);
  expect((await readBackupManifest(file)).tables.length).toBeGreaterThan(50);
  const health = (await administrator.get('/api/admin/system-health')).body.checks;
  expect(health.find(({ name }: { name: string }) => name === 'backup').state).not.toBe('failed');
  const audited = await app.database.query("select 1 from audit_logs where action = 'start_backup'");
  expect(audited).toHaveLength(1);
});

it('every night as many are kept as administrators have set, and none is made once it is off', async () => {
  await change({ backups_kept: 2 });
  for (let night = 0; night < 2; night += 1) await makeBackup.run(context(), { is_manual: false });
  expect((await list()).items.map(({ name }) => name)).toEqual([
    'answerscope-auto-real-2026-03-03T00-00-00.backup',
    'answerscope-auto-real-2026-03-02T00-00-00.backup',
  ]);
  await change({ nightly_backup: false });
  await makeBackup.run(context(), { is_manual: false });
  expect(await list()).toMatchObject({ is_nightly: false, kept: 2, items: { length: 2 } });
});

it('removes only automatic backups of its own kind and unfinished files', async () => {
  await change({ backups_kept: 1, nightly_backup: true });
  const folder = join(app.dataDir, 'backups');
  const kept = [
    'answerscope-auto-simulated-2026-01-01T02-37-00.backup',
    'answerscope-2026-01-01T02-37-00.backup',
  ];
  const [old, fresh] = ['a.backup.unfinished', 'b.backup.unfinished'];
  for (const name of [...kept, old, fresh]) writeFileSync(join(folder, name), '');
  const at = context().now();
  utimesSync(join(folder, old), at, new Date(at.getTime() - 25 * 3_600_000));
  utimesSync(join(folder, fresh), at, at);
  await makeBackup.run({ ...context(), now: () => at }, { is_manual: true });
  const [made, ...others] = (await list()).items;
  expect(others).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual([...kept, made?.name, fresh].toSorted());
});

it('backups are hidden from users', async () => {
  const user = await app.newUser();
  expectClosedError(await user.get('/api/admin/backups'), 403);
  expectClosedError(await user.post('/api/admin/backups', {}), 403);
});
