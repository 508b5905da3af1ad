import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/admin-operations';
const SETTINGS = '**/api/admin/channel-settings';
const PROVIDERS = '**/api/admin/providers';

/** A mail and a look at a customer that were given up. */
const FAILED_JOBS = {
  items: [
    {
      id: '01a20c23-c440-7006-afb1-faf5e5af0656',
      name: 'send-mail',
      state: 'failed',
      input: '{"mail_id": "01a20c23-c440-7006-afb1-faf5e5af0657"}',
      tries: 13,
      tries_max: 13,
      error: 'connect ECONNREFUSED 192.0.2.7:587',
      created_at: '2026-03-02T06:00:00.000Z',
      next_try_at: null,
      failed_at: '2026-03-02T17:12:00.000Z',
    },
    {
      id: '01a20c23-c440-7006-afb1-faf5e5af0658',
      name: 'sync-stripe-customer',
      state: 'failed',
      input: '{"customer_id": "cus_9s6XKzkNRiz8i3"}',
      tries: 6,
      tries_max: 6,
      error: 'The payment provider did not answer within 20 seconds.',
      created_at: '2026-03-02T05:00:00.000Z',
      next_try_at: null,
      failed_at: '2026-03-02T05:40:00.000Z',
    },
  ],
  total: 2,
  page: 1,
  page_size: 25,
};

/** An installation in which two parts do not work and two need a look. */
const SYSTEM_HEALTH = {
  checks: [
    ['database', 'ok', 'PostgreSQL 17.2 holds 1.5 GiB and answered in 2 ms.', null],
    ['migrations', 'ok', 'The tables are of the version that runs.', null],
    [
      'workers',
      'failed',
      '4 assistants of runs have waited, one of them for 2 hours.',
      'Start a process with ROLE=worker or ROLE=both. If one runs, look for paused providers under API Management.',
    ],
    ['jobs', 'ok', 'No job is late, and none has failed for good within a week.', null],
    [
      'mail',
      'failed',
      '2 mails were given up within a week: connect ECONNREFUSED 10.0.0.7:587. The last was sent 3 days ago.',
      'Check SMTP_URL, then send a test mail.',
    ],
    ['backup', 'warning', 'The last backup is 12 days old.', 'Run npm run backup, best every night.'],
    [
      'disk',
      'warning',
      '3.2 GiB of 80.0 GiB are free where /var/lib/answerscope lies.',
      'Make room before it is full: nothing can be written then.',
    ],
    ['memory', 'ok', 'This process holds 412 MiB of 4.0 GiB.', null],
    ['clock', 'ok', 'The clocks of this machine and of the database agree.', null],
    [
      'secrets',
      'ok',
      'AUTH_SECRET is set. These assistants have a key: ChatGPT, Claude. A key of Stripe is set.',
      null,
    ],
    ['proxy', 'ok', 'The visitor’s address is taken from 10.0.0.2.', null],
  ].map(([name, state, found, advice]) => ({ name, state, found, advice })),
  checked_at: '2026-11-25T12:00:00.000Z',
  up_since: '2026-11-20T08:30:00.000Z',
  version: '0.1.0',
};

/** What a product on the internet depends on: most of it answers, mail does not, one assistant has no key. */
const DEPENDENCY_HEALTH = {
  dependencies: [
    ['database', 'reachable', 'db.example:5432', '18.4', 2, 'It answers.', null],
    [
      'mail',
      'failed',
      'mail.example:587',
      null,
      null,
      'It answers, but refuses the login.',
      'Check login and password in SMTP_URL.',
    ],
    [
      'openai',
      'reachable',
      'api.openai.com',
      null,
      48,
      'It takes connections. Only a question shows whether it takes the key.',
      null,
    ],
    [
      'claude',
      'reachable',
      'api.anthropic.com',
      null,
      51,
      'It takes connections. Only a question shows whether it takes the key.',
      null,
    ],
    ['gemini', 'not_configured', null, null, null, 'It has no key, and is not asked.', 'Set GEMINI_API_KEY.'],
    [
      'perplexity',
      'failed',
      'api.perplexity.ai',
      null,
      null,
      'It did not answer within 3 seconds.',
      'Check that this machine may reach it, and whether the provider tells of a disturbance.',
    ],
    [
      'stripe',
      'reachable',
      'api.stripe.com',
      '2026-10-28.clover',
      212,
      'It answers, and takes the key.',
      null,
    ],
  ].map(([name, state, address, version, latency_ms, found, advice]) => ({
    name,
    state,
    address,
    version,
    latency_ms,
    found,
    advice,
    last_success:
      state === 'not_configured'
        ? null
        : {
            at: '2026-11-25T11:58:00.000Z',
            words: name === 'mail' ? 'A mail was handed over.' : 'This look.',
          },
    last_failure:
      state === 'failed'
        ? { at: '2026-11-25T12:00:00.000Z', words: 'A look: it did not answer within 3 seconds.' }
        : null,
  })),
  checked_at: '2026-11-25T12:00:00.000Z',
};

/** Jobs that are still to be done: one for the first time, one again, one that is being done. */
const WAITING_JOBS = {
  ...FAILED_JOBS,
  items: [
    {
      state: 'waiting',
      name: 'purge-trash',
      input: '{}',
      tries: 0,
      error: null,
      next_try_at: '2030-03-03T03:23:00.000Z',
    },
    {
      state: 'retrying',
      name: 'send-mail',
      tries: 2,
      error: 'connect ECONNREFUSED 192.0.2.7:587',
      next_try_at: '2030-03-03T03:24:00.000Z',
    },
    {
      state: 'working',
      name: 'follow-coupon',
      input: '{"coupon_id": "01a20c23-c440-7006-afb1-faf5e5af0659"}',
      tries: 1,
      error: null,
      next_try_at: null,
    },
  ].map((job, at) => ({
    ...FAILED_JOBS.items[0],
    id: `01a20c23-c440-7006-afb1-faf5e5af066${at}`,
    failed_at: null,
    ...job,
  })),
  total: 3,
};

/** An error that a browser met. */
const reportError = async (page: Page) => {
  await at('/admin/errors', 'Error Monitoring')(page);
  await page.request.post('/api/errors', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      category: 'ROUTE_ERROR',
      message: 'TypeError: Cannot read properties of undefined',
      stack: 'TypeError: x\n    at drawTrend (http://localhost/assets/dashboard-abc1234.js:1:2048)',
      url: `${new URL(page.url()).origin}/tracker/dashboard`,
      errorId: '4f1c2a9e0b7d4c6f8a1e3d5b7c9f0a2e',
    },
  });
};

/** What keeps the product going: providers, channels, errors, jobs, and the audit. */
export const ADMIN_OPERATION_SCREENS: readonly Screen[] = [
  { name: 'admin-api', as: 'administrator', open: at('/admin/api', 'Claude') },
  {
    name: 'admin-api-paused',
    as: 'administrator',
    open: async (page) => {
      await page.route(PROVIDERS, async (route) => {
        const response = await route.fetch();
        const [first, second, third, ...others] = await response.json();
        const moment = '2030-01-01T00:00:00.000Z';
        const paused = { ...first, paused_until: moment, pause_reason: 'The key was refused' };
        const failing = {
          ...second,
          recent_calls: 12,
          recent_failures: 9,
          last_failure_at: '2026-01-01T00:00:00.000Z',
          last_failure: 'The provider is overloaded (529).',
        };
        await route.fulfill({
          response,
          json: [paused, failing, { ...third, is_configured: false }, ...others],
        });
      });
      await at('/admin/api', 'Paused until')(page);
    },
  },
  {
    name: 'admin-api-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, PROVIDERS);
      await at('/admin/api', 'Loading the providers...')(page);
    },
  },
  {
    name: 'admin-api-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, PROVIDERS);
      await atFailure('/admin/api', 'The providers could not be loaded')(page);
    },
  },
  { name: 'admin-tracker-config', as: 'administrator', open: at('/admin/tracker-config', 'Model') },
  {
    name: 'admin-tracker-config-try',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/tracker-config', 'Model')(page);
      await page.getByRole('button', { name: 'Try a question' }).first().click();
      await page.getByLabel('Question', { exact: true }).fill('Which bakery is the best in Chicago?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Reply' })).toBeVisible();
    },
  },
  {
    name: 'admin-tracker-config-change',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/tracker-config', 'Model')(page);
      await page.getByRole('button', { name: 'Change' }).nth(1).click();
      await page.getByRole('dialog').getByLabel('Question template').fill('Who?');
      await expect(page.getByText('The template must hold {keyword}')).toBeVisible();
    },
  },
  {
    name: 'admin-tracker-config-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, SETTINGS);
      await at('/admin/tracker-config', 'Loading the settings...')(page);
    },
  },
  {
    name: 'admin-tracker-config-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, SETTINGS);
      await atFailure('/admin/tracker-config', 'The channels could not be loaded')(page);
    },
  },
  {
    name: 'admin-errors',
    as: 'administrator',
    open: async (page) => {
      await reportError(page);
      await at('/admin/errors', 'Cannot read properties of undefined')(page);
      await page.getByText('Newest example').first().click();
    },
  },
  {
    name: 'admin-errors-ignored',
    as: 'administrator',
    open: async (page) => {
      await reportError(page);
      // What is open is shown as ignored: nobody ignores it meanwhile.
      await page.route(/\/api\/admin\/errors\?.*state=ignored/, async (route) => {
        const response = await route.fetch({ url: route.request().url().replace('ignored', 'open') });
        const body = (await response.json()) as { items: object[] };
        const items = body.items.map((group) => ({ ...group, state: 'ignored' }));
        await route.fulfill({ response, json: { ...body, items } });
      });
      await at('/admin/errors?state=ignored', 'Cannot read properties of undefined')(page);
    },
  },
  {
    name: 'admin-system-health',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/system-health', (route) => route.fulfill({ json: SYSTEM_HEALTH }));
      await at('/admin/system-health', '2 parts do not work')(page);
    },
  },
  {
    name: 'admin-system-health-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, '**/api/admin/system-health');
      await at('/admin/system-health', 'Looking at the installation...')(page);
    },
  },
  {
    name: 'admin-system-health-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/system-health');
      await atFailure('/admin/system-health', 'The installation could not be looked at')(page);
    },
  },
  {
    name: 'admin-dependency-health',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/dependency-health', (route) =>
        route.fulfill({ json: DEPENDENCY_HEALTH }),
      );
      await at('/admin/dependency-health', '2 dependencies do not work')(page);
    },
  },
  {
    name: 'admin-dependency-health-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, '**/api/admin/dependency-health');
      await at('/admin/dependency-health', 'Looking at the dependencies...')(page);
    },
  },
  {
    name: 'admin-dependency-health-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/dependency-health');
      await atFailure('/admin/dependency-health', 'The dependencies could not be looked at')(page);
    },
  },
  {
    name: 'admin-jobs',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/jobs*', (route) => route.fulfill({ json: FAILED_JOBS }));
      await at('/admin/jobs', '2 failed jobs')(page);
      await page.getByText('What it works on').first().click();
    },
  },
  {
    name: 'admin-jobs-waiting',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/jobs*', (route) => route.fulfill({ json: WAITING_JOBS }));
      await at('/admin/jobs?list=waiting', '3 waiting jobs')(page);
      await page.getByText('What it works on').first().click();
    },
  },
  {
    name: 'admin-jobs-empty',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/jobs*', (route) =>
        route.fulfill({ json: { ...FAILED_JOBS, items: [], total: 0 } }),
      );
      await at('/admin/jobs', 'No failed jobs')(page);
    },
  },
  {
    name: 'admin-jobs-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, '**/api/admin/jobs*');
      await at('/admin/jobs', 'Loading jobs...')(page);
    },
  },
  {
    name: 'admin-jobs-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/jobs*');
      await atFailure('/admin/jobs', 'The jobs could not be loaded')(page);
    },
  },
  { name: 'admin-audit', as: 'administrator', open: at('/admin/audit', /^[\d,]+ acts?$/) },
  {
    name: 'admin-audit-empty',
    as: 'administrator',
    open: at('/admin/audit?actor=nobody-has-this-name', 'No act matches'),
  },
  {
    name: 'admin-audit-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, OPERATIONS);
      await at('/admin/audit', 'Loading the audit rows...')(page);
    },
  },
  {
    name: 'admin-audit-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, OPERATIONS);
      await atFailure('/admin/audit', 'The audit rows could not be loaded')(page);
    },
  },
];
