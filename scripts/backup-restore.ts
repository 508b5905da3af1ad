import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  call,
  commandOptions,
  doTheMainJob,
  expect,
  makeDataDir,
  type Product,
  post,
  runCommand,
  startProduct,
} from './product.ts';

/**
 * Saves a running installation, restores it into an empty DATA_DIR, starts that, and finds everything again:
 * the account signs in, its old session goes on, its keyword and answer are there, the run that was under way is cancelled; then the main job works anew.
 */
async function main(): Promise<void> {
  const user = { name: 'this user' };
  const [before, after] = [makeDataDir(user), makeDataDir(user)];
  const file = join(tmpdir(), `answerscope-${process.pid}.backup`);
  try {
    const original = await startProduct(user, before);
    const done = await doTheMainJob(original.baseUrl);
    const oldToken = await signIn(original.baseUrl, done);
    const bearer = { authorization: `Bearer ${oldToken}` };
    await putOnEnterprise(original, bearer);
    // Ten answers to one question, three at a time: under way long after the backup is made.
    const started = await post(original.baseUrl, '/api/runs', { channels: ['openai'], samples: 10 }, bearer);
    const underWay = (await started.json()) as { id: string };
    runCommand('backup', before, file);
    await original.stop();

    const said = runCommand('restore', after, '--cancel-runs', file);
    expect(/Runs cancelled: [1-9]/.test(said), `a restore told of no run that it cancelled: ${said}`);
    const again = spawnSync(process.execPath, ['apps/server/src/restore.ts', file], commandOptions(after));
    expect(again.status !== 0, 'a second restore into the same DATA_DIR was not refused');
    const restored = await startProduct(user, after);
    for (const token of [oldToken, await signIn(restored.baseUrl, done)]) {
      const headers = { authorization: `Bearer ${token}` };
      const keywords = await call(restored.baseUrl, 'GET', '/api/keywords', undefined, headers);
      const { items } = (await keywords.json()) as { items: { keyword: string }[] };
      expect(items.length === 1 && items[0]?.keyword === done.keyword, 'the keyword was not restored');
      await call(restored.baseUrl, 'GET', `/api/answers/${done.answerId}`, undefined, headers);
    }
    const read = await call(restored.baseUrl, 'GET', `/api/runs/${underWay.id}`, undefined, bearer);
    const { state, ended_at } = (await read.json()) as { state: string; ended_at: string | null };
    expect(state === 'cancelled' && ended_at !== null, `the run that was under way is ${state}`);
    expect(!restored.output().includes('Sign in as'), 'the restored installation made new accounts');
    await doTheMainJob(restored.baseUrl);
    await restored.stop();
    process.stdout.write('backup and restore: 1 passed, 0 failed\n');
  } finally {
    for (const path of [before, after, file]) rmSync(path, { recursive: true, force: true });
  }
}

/** Puts the account on the plan that allows ten answers to a question, as the administrator does. */
async function putOnEnterprise(
  { baseUrl, output }: Pick<Product, 'baseUrl' | 'output'>,
  bearer: { authorization: string },
): Promise<void> {
  const [, email, password] = /administrator: (\S+) \/ (\S+)/.exec(output()) ?? [];
  expect(email !== undefined && password !== undefined, 'the first start printed no administrator');
  const authorization = `Bearer ${await signIn(baseUrl, { email, password })}`;
  const plans = (await (await call(baseUrl, 'GET', '/api/plans', undefined, bearer)).json()) as {
    id: string;
    name: string;
  }[];
  const profile = (await (await call(baseUrl, 'GET', '/api/profile', undefined, bearer)).json()) as {
    id: string;
  };
  const data = { planId: plans.find(({ name }) => name === 'Enterprise')?.id, reason: 'Backup and restore' };
  const change = { operation: 'change_user_plan', userId: profile.id, data };
  await post(baseUrl, '/functions/admin-operations', change, { authorization });
}

async function signIn(baseUrl: string, account: { email: string; password: string }): Promise<string> {
  const { email, password } = account;
  const response = await post(baseUrl, '/api/auth/sign-in/email', { email, password });
  const token = response.headers.get('set-auth-token');
  expect(token !== null, 'signing in gave no bearer token');
  return token;
}

await main();
