import { readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBuilt, ROOT } from './build-stamp.ts';
import { answersPage, doTheMainJob, expect, makeDataDir, startProduct, type User } from './product.ts';

/**
 * Starts the built product as a person does, does the main job by HTTP alone, and stops it; with a second instance
 * running beside it, as this user and (when that is root) as nobody.
 *   npm run smoke [-- --rounds N]   N starts are timed, 5 by default
 */
const ROUNDS = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5;
const STOP_LIMIT_MS = 60_000;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function describeTimes(name: string, values: number[], aimMs: number): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  return `  ${name}: median ${ms(median(values))}, ${ms(Math.min(...values))} to ${ms(Math.max(...values))} (n = ${values.length}, aim ${aimMs} ms)`;
}

async function smokeAs(user: User): Promise<void> {
  const first: number[] = [];
  const later: number[] = [];
  const dataDirs: string[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const dataDir = makeDataDir(user);
      dataDirs.push(dataDir);
      const fresh = await startProduct(user, dataDir);
      first.push(fresh.firstResponseMs);
      if (round === 0) {
        expect(
          /Sign in as administrator: \S+ \/ \S+/.test(fresh.output()),
          'no sign-in of the administrator was printed',
        );
        expect(
          /Sign in as demonstration: \S+ \/ \S+/.test(fresh.output()),
          'no sign-in of the demonstration was printed',
        );
        await doTheMainJob(fresh.baseUrl);
        await servesIcons(fresh.baseUrl);
      }
      await fresh.stop();
      const again = await startProduct(user, dataDir);
      later.push(again.firstResponseMs);
      expect(!again.output().includes('Sign in as'), 'a later start printed a password again');
      await again.stop();
    }
  } finally {
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
  }
  process.stdout.write(
    `as ${user.name}: the main job works, stops cleanly\n${describeTimes('first start', first, 2_000)}\n${describeTimes('later start', later, 1_000)}\n`,
  );
}

/** The icons of browsers and home screens, and the manifest with those that it names. */
async function servesIcons(baseUrl: string): Promise<void> {
  const manifest = await readFile(baseUrl, '/manifest.webmanifest', 'application/manifest+json');
  const { icons } = JSON.parse(manifest.toString()) as { icons: { src: string; type: string }[] };
  const files = [
    { src: '/favicon.ico', type: 'image/x-icon' },
    { src: '/apple-touch-icon.png', type: 'image/png' },
    ...icons,
  ];
  for (const { src, type } of files) await readFile(baseUrl, src, type);
}

async function readFile(baseUrl: string, path: string, type: string): Promise<Buffer> {
  const response = await fetch(baseUrl + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = `${response.status} ${response.headers.get('content-type')}`;
  expect(found === `200 ${type}` && bytes.length > 0, `${path} is answered ${found}, not 200 ${type}`);
  return bytes;
}

/** When this is root and everybody may enter the tree: nobody, who then runs it too. */
function otherUser(): User | null {
  if (userInfo().uid !== 0) return null;
  for (let folder = dirname(`${ROOT}/.`); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o005) !== 0o005) {
      process.stdout.write(`not run as nobody: ${folder} is closed to other users\n`);
      return null;
    }
    if (folder === dirname(folder)) return { name: 'nobody', uid: 65_534, gid: 65_534 };
  }
}

/** A service manager ends npm and nothing else: the product must not live on without it. */
async function endsWithNpm(user: User): Promise<void> {
  const dataDir = makeDataDir(user);
  const product = await startProduct(user, dataDir, ['npm', 'start']);
  const postgresPid = Number(
    readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
  );
  product.kill('SIGTERM');
  const until = performance.now() + STOP_LIMIT_MS;
  while ((await answersPage(product.baseUrl)) || isAlive(postgresPid)) {
    expect(performance.now() < until, 'npm was ended, and the product lives on');
    await sleep(50);
  }
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write('ended with npm, PostgreSQL too\n');
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function main(): Promise<number> {
  expect(isBuilt(), 'nothing is built: run npm run build first');
  const self: User = { name: userInfo().username };
  // A container runs it as nobody; what works for nobody works for root.
  const users = [otherUser() ?? self];
  process.stdout.write(
    `node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} cores\n`,
  );
  const neighbourDir = makeDataDir(self);
  const neighbour = await startProduct(self, neighbourDir);
  let failed = 0;
  for (const user of users) {
    try {
      await smokeAs(user);
    } catch (error) {
      failed += 1;
      process.stdout.write(
        `as ${user.name}: FAILED: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
  }
  await endsWithNpm(self).finally(() => neighbour.stop());
  rmSync(neighbourDir, { recursive: true, force: true });
  process.stdout.write(`smoke: ${users.length - failed} passed, ${failed} failed\n`);
  return failed;
}

process.exit((await main()) === 0 ? 0 : 1);
