import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './build-stamp.ts';

const START_LIMIT_MS = 240_000;

/** Who runs the product; without ids whoever runs this. */
export interface User {
  name: string;
  uid?: number;
  gid?: number;
}

export interface Product {
  baseUrl: string;
  /** Milliseconds from starting the process to the first page. */
  firstResponseMs: number;
  output: () => string;
  /** Ctrl-C, and waits until the product has ended well. */
  stop(): Promise<void>;
  /** A signal to the started process alone. */
  kill(signal: NodeJS.Signals): void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** An empty DATA_DIR that belongs to the user. */
export function makeDataDir(user: User): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'answerscope-smoke-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o711);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dataDir, user.uid, user.gid);
  return dataDir;
}

/** What is started: the product itself, or npm, which starts it. */
export type Command = readonly [program: string, ...args: string[]];

/** Starts the built product and waits for its first page. */
export async function startProduct(
  user: User,
  dataDir: string,
  [program, ...args]: Command = [process.execPath, join(ROOT, 'scripts/start.ts')],
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const started = performance.now();
  const identity = user.uid === undefined ? {} : { uid: user.uid, gid: user.gid };
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const baseUrl = `http://localhost:${port}`;
  while (!(await answersPage(baseUrl))) {
    if (child.exitCode !== null) throw new Error(`the product ended while starting:\n${output}`);
    if (performance.now() - started > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`the product did not answer within ${START_LIMIT_MS} ms:\n${output}`);
    }
    await sleep(5);
  }
  return {
    baseUrl,
    firstResponseMs: performance.now() - started,
    output: () => output,
    stop: () => stop(child, () => output),
    kill: (signal) => child.kill(signal),
  };
}

/** True when the product serves its landing page. */
export async function answersPage(baseUrl: string): Promise<boolean> {
  try {
    const response = await fetch(baseUrl, { headers: { accept: 'text/html' } });
    return response.ok && (await response.text()).includes('Answerscope');
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess, output: () => string): Promise<void> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const killer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const code = await ended;
  clearTimeout(killer);
  expect(code === 0, `stopping answered exit code ${code}:\n${output()}`);
}

/** How a command of the product is run on a DATA_DIR. */
export const commandOptions = (dataDir: string) => ({
  cwd: ROOT,
  env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  encoding: 'utf8' as const,
});

/** Runs a command of the product to its end and returns its output. @throws where it fails */
export function runCommand(command: 'backup' | 'restore', dataDir: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`apps/server/src/${command}.ts`, ...args],
    commandOptions(dataDir),
  );
  process.stdout.write(stdout);
  expect(status === 0, `${command} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Throws the words when the condition does not hold. */
export function expect(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Signs up, names the company, adds a keyword, has it checked, and reads the answer. */
export async function doTheMainJob(
  baseUrl: string,
): Promise<{ email: string; password: string; keyword: string; answerId: string }> {
  const email = `smoke-${Date.now()}@example.com`;
  const password = 'smoke test 1';
  const signUp = await post(baseUrl, '/api/auth/sign-up/email', {
    name: 'Smoke Test',
    email,
    password: 'smoke test 1',
  });
  const token = signUp.headers.get('set-auth-token');
  expect(token !== null, 'sign-up gave no bearer token');
  const headers = { authorization: `Bearer ${token}` };
  await call(
    baseUrl,
    'PATCH',
    '/api/profile',
    { company_name: 'Northwind', company_url: 'https://northwind.example' },
    headers,
  );
  const keyword = 'accounting software for bakeries';
  await post(baseUrl, '/rpc/add_my_keyword', { keyword_text: keyword }, headers);
  const check = await post(
    baseUrl,
    '/functions/check-visibility',
    { keyword, companyName: 'Northwind' },
    headers,
  );
  const { status, answerId } = (await check.json()) as { status: string; answerId: string };
  expect(status === 'completed', `the check ended as ${status}`);
  const answer = await call(baseUrl, 'GET', `/api/answers/${answerId}`, undefined, headers);
  const { text, question } = (await answer.json()) as Record<string, unknown>;
  expect(typeof text === 'string' && text.length > 0, 'the answer has no text');
  expect(String(question).includes(keyword), 'the question does not hold the keyword');
  const installation = await call(baseUrl, 'GET', '/api/installation', undefined, headers);
  const { is_demonstration } = (await installation.json()) as Record<string, unknown>;
  expect(is_demonstration === true, 'the installation does not say that its answers are simulated');
  return { email, password, keyword, answerId };
}

/** Posts JSON; throws what any other answer than a success says. */
export const post = (baseUrl: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(baseUrl, 'POST', path, body, headers);

/** Calls the API; throws what any other answer than a success says. */
export async function call(
  baseUrl: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
