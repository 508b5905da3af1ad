import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { ADMINISTRATOR } from './fixtures/accounts.ts';
import { choosePorts, originOf, portOf } from './fixtures/addresses.ts';
import { prepareChromium } from './fixtures/chromium.ts';
import { keepMailsIn } from './fixtures/mails.ts';

const ROOT = join(import.meta.dirname, '..');
const START_LIMIT_MS = 240_000;

/** Each worker has servers of its own. One is enough for a few journeys; `npm test` runs all of them with two. */
const WORKERS = Array.from({ length: Number(process.env.E2E_WORKERS ?? 1) }, (_, worker) => worker);

await choosePorts(WORKERS);
const browser = prepareChromium(join(ROOT, '.cache'), process.env.CHROME_PATH);
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const dataDirs = isWorker ? '' : mkdtempSync(join(scratch(), 'answerscope-e2e-'));
if (!isWorker) {
  for (const worker of WORKERS) keepMailsIn(join(dataDirs, `product-${worker}`, 'mails'), worker);
  // PostgreSQL's own user must get to its folder inside when root runs the tests.
  chmodSync(dataDirs, 0o755);
  // The runner stops its servers on Ctrl-C only; whoever ends it otherwise wants the same.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'));
  // The servers have stopped when the main process ends; a worker ends earlier and must not touch their data.
  process.on('exit', () => rmSync(dataDirs, { recursive: true, force: true }));
}

const NODE = JSON.stringify(process.execPath);
const stopped = { signal: 'SIGINT', timeout: 20_000 } as const;
const product = {
  command: `${NODE} ../scripts/start.ts`,
  cwd: import.meta.dirname,
  timeout: START_LIMIT_MS,
  gracefulShutdown: stopped,
  stdout: 'pipe',
  stderr: 'pipe',
} as const;
const KEY_SETTINGS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'PERPLEXITY_API_KEY'];
const keysOf = (key: string) => Object.fromEntries(KEY_SETTINGS.map((setting) => [setting, key]));
const shared = {
  DATABASE_URL: '',
  BASE_URL: '',
  LOG_LEVEL: 'warn',
  // Each test comes from an address of its own, so that none uses up what the limits leave to the next.
  TRUSTED_PROXY: '127.0.0.1,::1',
};

export default defineConfig({
  // Emptied by each run: what the other parts of `npm test` write down stands beside it.
  outputDir: '../test-results/browser',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  workers: WORKERS.length,
  // A busy machine makes one of some three hundred journeys late now and then. It is tried once more, and the end of
  // `npm test` names it as flaky: such a one wants mending.
  retries: 1,
  // How long a wait may take costs nothing where it is short: a machine of CI is a quarter as fast on some days.
  timeout: 240_000,
  globalTimeout: 84 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./fixtures/flaky-journeys.ts']],
  projects: [
    { name: 'journeys', testDir: './journeys', testMatch: '**/*.test.ts' },
    { name: 'screenshots', testDir: './screenshots', testMatch: '**/*.test.ts', timeout: 300_000 },
  ],
  use: {
    baseURL: originOf('PRODUCT'),
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1350, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recorded when a journey is tried again: recording every one costs a fifth of all the processor time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      env: { ...definedOf(process.env), ...browser.env },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-quic',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
      ],
      timeout: 60_000,
    },
  },
  webServer: WORKERS.flatMap(serversOf),
});

/** The assistants' stand-in, the product that asks it, and one without a key, for the journeys of one worker. */
function serversOf(worker: number): Extract<PlaywrightTestConfig['webServer'], unknown[]> {
  const simulator = originOf('SIMULATOR', worker);
  const account = `e2e_demonstration_${worker}`;
  return [
    {
      name: `simulator ${worker}`,
      command: `${NODE} fixtures/simulator-server.ts`,
      cwd: import.meta.dirname,
      url: `${simulator}/admin/bill`,
      env: { PORT: portOf('SIMULATOR', worker) },
      timeout: START_LIMIT_MS,
      gracefulShutdown: stopped,
    },
    {
      ...product,
      name: `product ${worker}`,
      url: `${originOf('PRODUCT', worker)}/health/ready`,
      env: {
        ...shared,
        PORT: portOf('PRODUCT', worker),
        DATA_DIR: join(dataDirs, `product-${worker}`),
        ...keysOf('key-of-the-simulator'),
        OPENAI_BASE_URL: `${simulator}/openai/v1`,
        ANTHROPIC_BASE_URL: `${simulator}/claude`,
        GOOGLE_GEMINI_BASE_URL: `${simulator}/gemini`,
        PERPLEXITY_BASE_URL: `${simulator}/perplexity`,
        DEVELOPER_PAGES: 'true',
        // A journey receives webhooks itself.
        WEBHOOKS_ALLOW_LOOPBACK: 'true',
        SUPPORT_ADDRESS: 'help@answerscope.example',
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
      },
    },
    {
      ...product,
      name: `demonstration ${worker}`,
      // Printed once, on the first start: the names of the groups become variables that the tests read.
      wait: {
        stdout: new RegExp(
          `Sign in as demonstration: (?<${account}_email>\\S+) / (?<${account}_password>\\S+)`,
        ),
      },
      env: {
        ...shared,
        ...keysOf(''),
        PORT: portOf('DEMONSTRATION', worker),
        DATA_DIR: join(dataDirs, `demonstration-${worker}`),
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
      },
    },
  ];
}

/** Memory, where the machine lends enough of it as a disk: what journeys write outlives nobody, and disks can be slow. */
function scratch(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 2 ** 30 ? memory : tmpdir();
}

function definedOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
