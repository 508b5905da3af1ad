import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { TEST_SECRET } from '../test/global-setup.ts';
import { PROCESS_ENV } from '../test/process-env.ts';
import { send } from '../test/user.ts';
import { homeDirOf } from './database/embedded/placement.ts';
import { end, query, supervisedPostgres } from './database/embedded/supervised-postgres.fixture.ts';
import { prepare } from './prepare.ts';
import { startFailureInWords } from './start-failure.ts';

const { newDataDir, cleanups, start: startPostgres } = supervisedPostgres();
// Several starts of everything, on a machine that may be busy.
vi.setConfig({ testTimeout: 480_000 });
const STARTS_WITHIN = { timeout: 240_000 };
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SIGN_IN = /Sign in as administrator: (\S+) \/ (\S+) \(shown this once\)/;

interface Started {
  node: ChildProcess;
  said: { stdout: string; stderr: string };
}

/** The product as a person starts it, with an embedded database and no word of where it is kept but DATA_DIR. */
function start(settings: Record<string, string>): Started {
  const node = spawn(process.execPath, [MAIN], {
    env: {
      ...PROCESS_ENV,
      OPENAI_API_KEY: 'key-of-the-tests',
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanups.push(() => end(node, 'SIGTERM'));
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    node[name]?.on('data', (chunk: Buffer) => {
      said[name] += chunk.toString();
    });
  return { node, said };
}

describe('a first start that fails late', () => {
  let holder: Server;
  const holdPort = async (): Promise<string> => {
    holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    return String((holder.address() as AddressInfo).port);
  };
  const freePort = () => new Promise((resolve) => holder.close(resolve));
  afterEach(freePort);

  it('has told the first password, says why it failed, and leaves no database running', async () => {
    const [dataDir, port] = [newDataDir(), await holdPort()];
    const failing = start({ DATA_DIR: dataDir, PORT: port });
    await once(failing.node, 'close');
    expect(failing.node.exitCode).toBe(1);
    expect(failing.said.stderr).toBe('This port is in use: stop what uses it, or set PORT to another.\n');
    const [, email, password] = SIGN_IN.exec(failing.said.stdout) ?? [];
    expect(failing.said.stdout.split(password ?? '')).toHaveLength(2);
    const cluster = join(homeDirOf(dataDir), 'cluster');
    expect(existsSync(join(cluster, 'PG_VERSION'))).toBe(true);
    // A clean stop removes it; a PostgreSQL that runs has it.
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);

    await freePort();
    const { node, said } = start({ DATA_DIR: dataDir, PORT: port });
    const hasStarted = () => said.stdout.includes('Answerscope runs at') || node.exitCode !== null;
    await vi.waitUntil(hasStarted, STARTS_WITHIN);
    expect(said.stdout).not.toContain('Sign in as');
    const signedIn = await send(`http://localhost:${port}`, 'POST', '/api/auth/sign-in/email', {
      body: { email, password },
    });
    expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
    await end(node, 'SIGTERM');
    expect({ exitCode: node.exitCode, stderr: said.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);

    // Nor is one left running when its data is not what it should be.
    const postgres = await startPostgres({ dataDir });
    const product = { ...postgres.connection, database: 'answerscope' };
    await query(product, 'alter table plans rename column id to broken');
    await postgres.stop();
    const settings = { OPENAI_API_KEY: 'key-of-the-tests', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
    const failure = await prepare(settings).catch((error: unknown) => error);
    expect(startFailureInWords(failure)).toContain('because: column "id" does not exist');
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });
});

describe('several processes on one database', () => {
  it('are measured each, and answer by the same kind of keys', async () => {
    const database = await createTestDatabase();
    cleanups.push(() => database.drop());
    const common = { DATABASE_URL: database.url, AUTH_SECRET: TEST_SECRET, PORT: '0', WORKER_PORT: '0' };
    const startAs = (role: 'api' | 'worker') => start({ ...common, DATA_DIR: newDataDir(), ROLE: role });
    const hasStarted = ({ node, said }: Started) =>
      vi.waitUntil(() => / runs at | is running/.test(said.stdout) || node.exitCode !== null, STARTS_WITHIN);

    const worker = startAs('worker');
    await hasStarted(worker);
    const [, health] =
      /worker is running; its health: (http:\S+)\/health\/ready/.exec(worker.said.stdout) ?? [];
    expect((await send(health ?? '', 'GET', '/health/ready')).status, worker.said.stderr).toBe(200);
    const { body } = await send(health ?? '', 'GET', '/metrics');
    expect(body).toContain('answerscope_lost_attempts_total{channel="openai"} 0');

    const withoutKey = await prepare({ ...common, DATA_DIR: newDataDir() }).catch((error: unknown) => error);
    expect(startFailureInWords(withoutKey)).toBe(
      'The database that DATABASE_URL names holds real answers, and no provider key is set: set the keys again, or for a demonstration let DATABASE_URL name another, empty database.',
    );

    const again = startAs('api');
    await hasStarted(again);
    expect(again.said.stdout, again.said.stderr).toContain('Answerscope runs at');
    // Its connections end before its database is dropped.
    await Promise.all([end(again.node, 'SIGTERM'), end(worker.node, 'SIGTERM')]);
  });
});
