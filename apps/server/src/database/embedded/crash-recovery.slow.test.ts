import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isRunning } from './processes.ts';
import { end, query, supervisedPostgres, through, until } from './supervised-postgres.fixture.ts';

const { cleanups, newDataDir, start, serve } = supervisedPostgres();

describe('after a crash', () => {
  it('Ctrl-C in the terminal reaches Node only: the database is there while Node drains', async () => {
    const dataDir = newDataDir();
    const served = await serve({ dataDir }, { detached: true });
    const exited = once(served.node, 'exit');
    // What a terminal does: the signal goes to the whole process group in the foreground.
    process.kill(-(served.node.pid ?? Number.NaN), 'SIGINT');
    await exited;
    const adopted = await start({ dataDir });
    expect(adopted.pid).toBe(served.pid);
  });

  it('a PostgreSQL whose Node was killed is adopted as it runs', async () => {
    const dataDir = newDataDir();
    const killed = await serve({ dataDir });
    await query(through(killed.host), 'create table kept (n int); insert into kept values (7)');
    await end(killed.node, 'SIGKILL');
    const adopted = await start({ dataDir });
    expect(adopted.pid).toBe(killed.pid);
    expect(await query(adopted.connection, 'select n from kept')).toEqual([{ n: 7 }]);
    await adopted.stop();
    expect(isRunning(killed.pid)).toBe(false);
  });

  it('a PostgreSQL that is still there but answers nobody is replaced', async () => {
    const dataDir = newDataDir();
    const killed = await serve({ dataDir });
    await end(killed.node, 'SIGKILL');
    // A stopped process answers no more than one that hangs, or one just killed.
    process.kill(killed.pid, 'SIGSTOP');
    const next = await start({ dataDir });
    expect(next.pid).not.toBe(killed.pid);
    expect(await query(next.connection, 'select 1 one')).toEqual([{ one: 1 }]);
  });

  it('an orphan with the settings of another version is replaced', async () => {
    const dataDir = newDataDir();
    const killed = await serve({ dataDir, settings: { work_mem: '5MB' } });
    await end(killed.node, 'SIGKILL');
    const next = await start({ dataDir });
    expect(next.pid).not.toBe(killed.pid);
    expect(await query(next.connection, 'show work_mem')).toEqual([{ work_mem: '4MB' }]);
  });

  it('a killed PostgreSQL is started again under the running product, although a backend outlived it', async () => {
    const dataDir = newDataDir();
    const postgres = await start({ dataDir });
    const killed = postgres.pid;
    await query(postgres.connection, 'create table kept (n int); insert into kept values (7)');
    // A backend busy with computing does not notice that its postmaster is gone.
    const busy = query(postgres.connection, 'select count(*) from generate_series(1, 10000000000)');
    busy.catch(() => undefined);
    await until(async () => {
      const active =
        "select 1 from pg_stat_activity where query like '%generate_series(1, 1000%' and pid <> pg_backend_pid()";
      return (await query(postgres.connection, active)).length === 1;
    });
    process.kill(killed, 'SIGKILL');
    await until(() => postgres.pid !== killed);
    expect(await query(postgres.connection, 'select n from kept')).toEqual([{ n: 7 }]);
    await expect(busy).rejects.toThrow();
  });

  it('of Node and PostgreSQL together the next start recovers, even when another process got the number', async () => {
    const dataDir = newDataDir();
    const killed = await serve({ dataDir });
    await query(through(killed.host), 'create table kept (n int); insert into kept values (7)');
    process.kill(killed.pid, 'SIGKILL');
    await end(killed.node, 'SIGKILL');
    const cluster = join(dataDir, 'postgres', 'cluster');
    const { uid, gid } = statSync(cluster);
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', uid, gid });
    cleanups.push(() => end(stranger, 'SIGKILL'));
    const pidFile = join(cluster, 'postmaster.pid');
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(stranger.pid)));
    const next = await start({ dataDir });
    expect(await query(next.connection, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(stranger.exitCode).toBeNull();
  });

  it('a DATA_DIR deleted under a running PostgreSQL can be made anew', async () => {
    const dataDir = newDataDir();
    const killed = await serve({ dataDir });
    await end(killed.node, 'SIGKILL');
    rmSync(dataDir, { recursive: true });
    const next = await start({ dataDir });
    expect(isRunning(killed.pid)).toBe(false);
    expect(await query(next.connection, 'select 1 one')).toEqual([{ one: 1 }]);
  });

  it('nothing acknowledged is lost: Node, PostgreSQL or both killed in the middle of writes', async () => {
    const dataDir = newDataDir();
    let acknowledged = 0;
    for (const victims of [['node'], ['postgres'], ['node', 'postgres'], ['postgres', 'node']]) {
      const { node, pid, host } = await serve({ dataDir });
      const client = new pg.Client(through(host));
      client.on('error', () => undefined);
      await client.connect();
      await client.query('create table if not exists written (n int primary key)');
      const enough = acknowledged + 40;
      let isAlive = true;
      const writing = (async () => {
        while (isAlive) {
          await client.query('insert into written values ($1)', [acknowledged + 1]);
          acknowledged += 1;
        }
      })().catch(() => undefined);
      await until(() => acknowledged >= enough);
      for (const victim of victims)
        victim === 'node' ? await end(node, 'SIGKILL') : process.kill(pid, 'SIGKILL');
      if (victims.length === 1) await end(node, 'SIGKILL');
      isAlive = false;
      await writing;
      await client.end().catch(() => undefined);
      const next = await start({ dataDir });
      const [found] = await query<{ count: number; last: number }>(
        next.connection,
        'select count(*)::int count, max(n) last from written',
      );
      // The last write may have reached the disk without its answer.
      expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
      expect(found?.count).toBe(found?.last);
      acknowledged = found?.last ?? 0;
      await next.stop();
    }
    expect(acknowledged).toBeGreaterThanOrEqual(160);
  });
});
