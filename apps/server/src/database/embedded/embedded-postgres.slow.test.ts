import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRunningPostgres } from './index.ts';
import { isRunning } from './processes.ts';
import { query, supervisedPostgres } from './supervised-postgres.fixture.ts';

const { scratch, newDataDir, start, serve } = supervisedPostgres();

describe('the database that comes with the product', () => {
  it('keeps what was committed over a stop and a start', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    await query(first.connection, 'create table kept (n int); insert into kept values (7)');
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);
    const second = await start({ dataDir });
    expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('speaks UTF-8 in byte order, tells UTC, writes through to the disk and listens on no network address', async () => {
    const { connection } = await start({ dataDir: newDataDir() });
    const [settings] = await query(
      connection,
      `select current_setting('server_encoding') encoding, current_setting('timezone') zone, current_setting('fsync') fsync,
        current_setting('listen_addresses') addresses, upper('é') upper_case, 'Z' < 'a' byte_order`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      zone: 'UTC',
      fsync: 'on',
      addresses: '',
      upper_case: 'É',
      byte_order: true,
    });
  });

  it('works without a prepared cluster, and with one that another version left', async () => {
    const stale = join(scratch, 'stale-template');
    mkdirSync(join(stale, 'current'), { recursive: true });
    writeFileSync(join(stale, 'current', 'made-by'), 'an older version');
    const { connection } = await start({ dataDir: newDataDir(), templateDir: stale });
    expect(await query(connection, 'select 1 one')).toEqual([{ one: 1 }]);
  });

  it('keeps its socket in a folder closed to other users', async () => {
    const { connection } = await start({ dataDir: newDataDir() });
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  });

  it('asks every login but the superuser for its password', async () => {
    const { connection } = await start({ dataDir: newDataDir() });
    await query(connection, "create role app login password 'right'");
    expect(await query({ ...connection, user: 'app', password: 'right' }, 'select 1 one')).toEqual([
      { one: 1 },
    ]);
    await expect(query({ ...connection, user: 'app', password: 'wrong' }, 'select 1')).rejects.toThrow(
      'password',
    );
  });

  it('removes what a start killed during the making of the cluster left behind', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    const home = join(dataDir, 'postgres');
    await first.stop();
    mkdirSync(join(home, 'cluster-new-abc'));
    writeFileSync(join(home, 'cluster-new-abc', 'PG_VERSION'), '1');
    rmSync(join(home, 'cluster'), { recursive: true });
    // Noted once a whole cluster is there: such a start had not come so far.
    rmSync(join(dataDir, 'database-made'));
    const second = await start({ dataDir });
    expect(await query(second.connection, 'select 1 one')).toEqual([{ one: 1 }]);
    expect(readdirSync(home)).toEqual(['cluster']);
  });
});

describe('two products', () => {
  it('run beside each other on folders of their own', async () => {
    const [one, other] = [await start({ dataDir: newDataDir() }), await start({ dataDir: newDataDir() })];
    await query(one.connection, 'create table mine ()');
    expect(await query(other.connection, "select to_regclass('mine') mine")).toEqual([{ mine: null }]);
  });

  it('do not share a folder: the second is told so in words', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    const second = await serve({ dataDir });
    expect(second.refusal).toMatch(/already running on .*data-\d+.*its own DATA_DIR/);
    expect(await query(first.connection, 'select 1 one')).toEqual([{ one: 1 }]);
  });

  it('see a running database of a folder, for a backup, and none where none runs', async () => {
    const dataDir = newDataDir();
    expect(findRunningPostgres(dataDir)).toBeNull();
    const { connection, stop } = await start({ dataDir });
    expect(findRunningPostgres(dataDir)).toEqual(connection);
    await stop();
    expect(findRunningPostgres(dataDir)).toBeNull();
  });
});
