import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/admin-operations';
const SETTINGS = '**/api/admin/channel-settings';
const PROVIDERS = '**/api/admin/providers';
const API_KEYS = '**/api/admin/api-keys*';

/** Two keys of users, one of which does not expire. */
const USER_KEYS = [
  { name: 'Nightly report', email: 'ada.lovelace@northwind.example', expires_at: '2030-03-02T06:00:00.000Z' },
  { name: 'Dashboard of the office', email: 'grace@contoso.example', scope: 'write', last_used_at: null },
].map((key, at) => ({
  id: `01a20c23-c440-7006-afb1-faf5e5af067${at}`,
  user_id: '01a20c23-c440-7006-afb1-faf5e5af0680',
  full_name: 'Ada Lovelace',
  scope: 'read',
  created_at: '2026-03-02T06:00:00.000Z',
  expires_at: null,
  last_used_at: '2026-03-02T17:12:00.000Z',
  revoked_at: null,
  is_revoked_by_administrator: false,
  is_live: true,
  ...key,
}));

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
        const paused = {
          ...first,
          paused_until: moment,
          pause_reason: 'ChatGPT asked to wait: it limits how often this account may ask.',
        };
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
    name: 'admin-api-keys',
    as: 'administrator',
    open: async (page) => {
      await page.route(API_KEYS, (route) =>
        route.fulfill({ json: { items: USER_KEYS, total: 2, page: 1, page_size: 20 } }),
      );
      await at('/admin/api', 'Dashboard of the office')(page);
      await page.getByRole('heading', { name: 'API keys of users' }).scrollIntoViewIfNeeded();
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
      const assistant = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'ChatGPT' }) });
      await assistant.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('dialog').getByLabel('Question template').fill('Who?');
      await expect(page.getByText('The template must hold {keyword}')).toBeVisible();
    },
  },
  {
    name: 'admin-tracker-config-pause',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/tracker-config', 'Model')(page);
      const all = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'All assistants' }) });
      await all.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('dialog').getByLabel('Pause between assistants, ms').fill('90000');
      await expect(page.getByRole('dialog').getByText('1 setting will change')).toBeVisible();
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
    name: 'admin-errors-not-found',
    as: 'administrator',
    open: at('/admin/errors?search=nothing%20of%20it&category=ROUTE_ERROR', 'No error matches'),
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
