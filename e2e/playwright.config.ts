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
/** Three times as long as a run takes on two cores. */
const GLOBAL_LIMIT_MS = (process.env.LOOKS === 'all' ? 120 : 45) * 60_000;

/** Each worker has its own servers, so that a fault ordered by one journey never meets another's. */
const WORKERS = Array.from({ length: Number(process.env.E2E_WORKERS ?? 1) }, (_, worker) => worker);

await choosePorts(WORKERS);
const browser = prepareChromium(join(ROOT, '.cache'), process.env.CHROME_PATH);
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const dataDirs = isWorker ? '' : mkdtempSync(join(scratch(), 'answerscope-e2e-'));
if (!isWorker) {
  for (const worker of WORKERS) keepMailsIn(join(dataDirs, `product-${worker}`, 'mails'), worker);
  // When root runs the tests, PostgreSQL runs as another user who must be able to enter.
  chmodSync(dataDirs, 0o755);
  // Playwright stops its servers on SIGINT only.
  process.once('SIGTERM', () => process.kill(process.pid, 'SIGINT'));
  // Only the main process: a worker ends while the servers still run.
  process.on('exit', () => rmSync(dataDirs, { recursive: true, force: true }));
}

const NODE = JSON.stringify(process.execPath);
const stopped = { signal: 'SIGINT', timeout: 20_000 } as const;
const KEY = 'key-of-the-simulator';

export default defineConfig({
  // Emptied by each run, so it must not hold the logs of the other parts of `npm test`.
  outputDir: '../test-results/browser',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: false,
  workers: WORKERS.length,
  // `npm test` names a journey that passes at its second attempt as flaky. `npm run verify` allows none.
  retries: 1,
  // Limits end what hangs. They are no expectation of speed: CI can be four times slower than a desk.
  timeout: 400_000,
  globalTimeout: GLOBAL_LIMIT_MS,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['./fixtures/flaky-journeys.ts']],
  projects: [
    { name: 'journeys', testDir: './journeys', testMatch: '**/*.test.ts' },
    { name: 'screenshots', testDir: './screenshots', testMatch: 'screens.test.ts', timeout: 300_000 },
    {
      name: 'pseudo',
      testDir: './screenshots',
      testMatch: 'pseudo.test.ts',
      timeout: 120_000,
      expect: { timeout: 20_000 },
      use: { actionTimeout: 20_000 },
    },
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
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Recording every first attempt would cost a fifth of the processor time.
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

/** The simulated assistants of one worker and the product that asks them. */
function serversOf(worker: number): Extract<PlaywrightTestConfig['webServer'], unknown[]> {
  const simulator = originOf('SIMULATOR', worker);
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
      name: `product ${worker}`,
      command: `${NODE} ../scripts/start.ts`,
      cwd: import.meta.dirname,
      url: `${originOf('PRODUCT', worker)}/health/ready`,
      timeout: START_LIMIT_MS,
      gracefulShutdown: stopped,
      stdout: 'pipe',
      stderr: 'pipe',
      env: {
        DATABASE_URL: '',
        BASE_URL: '',
        LOG_LEVEL: 'warn',
        // Each test has its own client address, and so its own rate limits.
        TRUSTED_PROXY: '127.0.0.1,::1',
        PORT: portOf('PRODUCT', worker),
        DATA_DIR: join(dataDirs, `product-${worker}`),
        OPENAI_API_KEY: KEY,
        ANTHROPIC_API_KEY: KEY,
        GEMINI_API_KEY: KEY,
        PERPLEXITY_API_KEY: KEY,
        OPENAI_BASE_URL: `${simulator}/openai/v1`,
        ANTHROPIC_BASE_URL: `${simulator}/claude`,
        GOOGLE_GEMINI_BASE_URL: `${simulator}/gemini`,
        PERPLEXITY_BASE_URL: `${simulator}/perplexity`,
        DEVELOPER_PAGES: 'true',
        // A journey receives webhooks on this machine.
        WEBHOOKS_ALLOW_LOOPBACK: 'true',
        SUPPORT_ADDRESS: 'help@answerscope.example',
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
      },
    },
  ];
}

/** A folder in memory where there is room for it, else on disk. */
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
