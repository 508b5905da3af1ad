import { expect, type Page } from '@playwright/test';
import { cannedCoupons, cannedPayments, cannedRedemptions } from './canned-payments.ts';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/admin-operations';
const SETTINGS = '**/api/admin/channel-settings';
const PROVIDERS = '**/api/admin/providers';
const PAYMENTS = '**/api/admin/payments';
const COUPONS = /\/api\/admin\/coupons(\?|$)/;

/** The page of the first user that the list finds. */
async function openUser(page: Page, part = 'Overview'): Promise<void> {
  await page.goto('/admin/users?order=asc&role=user');
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  await expect(async () => {
    await page.getByText(part, { exact: true }).first().click();
    await expect(page.getByRole('radio', { name: part })).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function openAct(page: Page, name: string): Promise<void> {
  await openUser(page);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

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

/** Somebody who pays by the month, and whose first payment was given back. */
const cannedBilling = (paidAt: string) => {
  const invoice = { amount_cents: 4_900, currency: 'usd', created_at: paidAt, paid_at: paidAt };
  return {
    subscription: {
      state: 'active',
      is_subscribed: true,
      subscription_end_date: null,
      plan_id: null,
      plan_name: 'Professional',
      interval: 'monthly',
      trial_ends_at: null,
      renews_at: '2030-01-01T00:00:00.000Z',
      has_card: true,
      has_trial_left: false,
      can_manage: true,
      is_configured: true,
      is_simulated: false,
      conflict: 'plan_mismatch',
      synced_at: paidAt,
    },
    payments: [
      { ...invoice, id: 'in_2', number: 'A-0002', state: 'paid', refunded_cents: 0 },
      { ...invoice, id: 'in_1', number: 'A-0001', state: 'refunded', refunded_cents: 4_900 },
    ],
  };
};

/** The back office in every state that looks different. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', as: 'administrator', open: at('/admin/dashboard', 'Spent by day') },
  {
    name: 'admin-saved-views',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/audit', 'Audit Logs')(page);
      await page.getByRole('button', { name: 'Views' }).click();
      const sheet = page.getByRole('dialog', { name: 'Saved views' });
      await expect(sheet.getByText('No saved views').or(sheet.getByRole('list'))).toBeVisible();
    },
  },
  {
    name: 'admin-dashboard-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, OPERATIONS);
      await at('/admin', 'Loading the numbers...')(page);
    },
  },
  {
    name: 'admin-dashboard-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, OPERATIONS);
      await atFailure('/admin', 'The numbers could not be loaded')(page);
    },
  },
  {
    name: 'admin-dashboard-attention',
    as: 'administrator',
    open: async (page) => {
      await page.route(OPERATIONS, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        if (body.operation === 'get_attention')
          body.data = {
            paused_providers: [
              { channel: 'openai', reason: 'The key was refused', paused_until: '2030-01-01T00:00:00.000Z' },
            ],
            today: { spent_usd: 8.2, reserved_usd: 0.4, limit_usd: 10 },
            waiting: { count: 2, since: '2026-01-01T00:00:00.000Z' },
            failed_mails: 1,
            failed_jobs: 3,
            open_errors: 2,
            open_disputes: 1,
            pending_comments: 2,
          };
        await route.fulfill({ response, json: body });
      });
      await at('/admin/dashboard', 'ChatGPT is not asked now')(page);
    },
  },
  {
    name: 'admin-role-loading',
    as: 'administrator',
    only: 1350,
    open: async (page) => {
      await hold(page, '**/rpc/get_my_roles');
      await at('/admin', 'Management Portal')(page);
    },
  },
  { name: 'admin-users', as: 'administrator', open: at('/admin/users', /^[\d,]+ users?$/) },
  {
    name: 'admin-users-empty',
    as: 'administrator',
    open: at('/admin/users?search=nobody-has-this-name', 'No user matches'),
  },
  {
    name: 'admin-users-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, '**/api/admin/users?*');
      await at('/admin/users', 'Loading users...')(page);
    },
  },
  {
    name: 'admin-users-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/admin/users?*');
      await atFailure('/admin/users', 'The users could not be loaded')(page);
    },
  },
  {
    name: 'admin-users-selected',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/users?role=user', /^[\d,]+ users?$/)(page);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check();
      await page.getByRole('button', { name: 'Set inactive' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'admin-user', as: 'administrator', open: (page) => openUser(page) },
  { name: 'admin-user-keywords', as: 'administrator', open: (page) => openUser(page, 'Keywords') },
  { name: 'admin-user-runs', as: 'administrator', open: (page) => openUser(page, 'Runs') },
  { name: 'admin-user-activity', as: 'administrator', open: (page) => openUser(page, 'Activity') },
  { name: 'admin-user-notes', as: 'administrator', open: (page) => openUser(page, 'Notes') },
  { name: 'admin-user-plan', as: 'administrator', open: (page) => openAct(page, 'Change plan') },
  {
    name: 'admin-user-deletion',
    as: 'administrator',
    open: async (page) => {
      await page.route(OPERATIONS, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const deletion = {
          two_factor_enabled: true,
          deletion_asked_at: '2026-11-02T09:30:00.000Z',
          erased_after: '2026-11-09T09:30:00.000Z',
        };
        if (body.data?.account) Object.assign(body.data.account, deletion);
        await route.fulfill({ json: body });
      });
      await openUser(page);
      await expect(page.getByText('Deletion asked for on')).toBeVisible();
    },
  },
  {
    name: 'admin-user-billing',
    as: 'administrator',
    open: async (page) => {
      await page.route(OPERATIONS, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        if (body.data?.billing) Object.assign(body.data.billing, cannedBilling(new Date().toISOString()));
        await route.fulfill({ json: body });
      });
      await openUser(page);
      await page.getByRole('button', { name: 'Refund $49.00' }).click();
      await expect(page.getByRole('dialog', { name: /^Refund \$49\.00 to / })).toBeVisible();
    },
  },
  {
    name: 'admin-user-more',
    as: 'administrator',
    open: async (page) => {
      await openUser(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Delete account' })).toBeVisible();
    },
  },
  {
    name: 'admin-user-delete',
    as: 'administrator',
    open: async (page) => {
      await openUser(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'admin-user-update', as: 'administrator', open: (page) => openAct(page, 'Update') },
  { name: 'admin-user-inactive', as: 'administrator', open: (page) => openAct(page, 'Set inactive') },
  {
    name: 'admin-user-missing',
    as: 'administrator',
    provokes: /status of 404 /,
    open: at('/admin/users/01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This user was not found'),
  },
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
      await at('/admin/errors', 'Errors')(page);
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
      await at('/admin/errors', 'Cannot read properties of undefined')(page);
      await page.getByText('Newest example').first().click();
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
  { name: 'admin-logos', as: 'administrator', open: at('/admin/logos', /^[\d,]+ logos?$/) },
  { name: 'admin-topics', as: 'administrator', open: at('/admin/topics', /categories offered/) },
  {
    name: 'admin-topics-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, OPERATIONS);
      await atFailure('/admin/topics', 'The topics could not be loaded')(page);
    },
  },
  {
    name: 'admin-topic-categories',
    as: 'administrator',
    open: at('/admin/topics/categories', /^[\d,]+ categories$/),
  },
  {
    name: 'admin-topic-subcategories',
    as: 'administrator',
    open: at('/admin/topics/subcategories', /^[\d,]+ subcategories$/),
  },
  {
    name: 'admin-topic-subcategory',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/topics/subcategories', /^[\d,]+ subcategories$/)(page);
      await page.getByRole('button', { name: 'New subcategory' }).click();
      await page.getByRole('dialog').getByRole('combobox', { name: 'Category' }).click();
      const choices = page.getByRole('listbox', { name: 'Category' });
      await expect(choices.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'admin-plans', as: 'administrator', open: at('/admin/plans', /^[\d,]+ plans?$/) },
  {
    name: 'admin-coupons',
    as: 'administrator',
    open: async (page) => {
      await page.route(COUPONS, (route) => route.fulfill({ json: cannedCoupons(new Date()) }));
      await at('/admin/coupons', /^[\d,]+ coupons?$/)(page);
    },
  },
  { name: 'admin-coupons-empty', as: 'administrator', open: at('/admin/coupons', 'No coupons yet') },
  {
    name: 'admin-coupons-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, COUPONS);
      await atFailure('/admin/coupons', 'Failed to fetch coupons')(page);
    },
  },
  {
    name: 'admin-coupon',
    as: 'administrator',
    provokes: /status of 409 /,
    open: async (page) => {
      await at('/admin/coupons', 'No coupons yet')(page);
      await page.getByRole('button', { name: 'New coupon' }).first().click();
      const form = page.getByRole('dialog', { name: 'New coupon' });
      await form.getByLabel('Code', { exact: true }).fill('SPRING');
      await form.getByLabel(/^Percentage off/).fill('20');
      await form.getByRole('button', { name: 'Create coupon' }).click();
      await expect(form.getByText(/Nothing takes payments here yet/)).toBeVisible();
    },
  },
  {
    name: 'admin-coupon-redemptions',
    as: 'administrator',
    open: async (page) => {
      const canned = cannedCoupons(new Date());
      await page.route(COUPONS, (route) => route.fulfill({ json: canned }));
      await page.route('**/api/admin/coupons/*', (route) => route.fulfill({ json: canned.items[0] }));
      await page.route('**/api/admin/coupons/*/redemptions', (route) =>
        route.fulfill({ json: cannedRedemptions(new Date()) }),
      );
      await at('/admin/coupons', 'SPRING-SALE')(page);
      await page.getByRole('button', { name: 'SPRING-SALE' }).click();
      await page.getByRole('dialog').getByText('Redemptions', { exact: true }).click();
      await expect(page.getByText('2 redemptions')).toBeVisible();
    },
  },
  { name: 'admin-stripe', as: 'administrator', open: at('/admin/stripe', 'No plan contradicts') },
  {
    name: 'admin-stripe-attention',
    as: 'administrator',
    open: async (page) => {
      await page.route(PAYMENTS, (route) => route.fulfill({ json: cannedPayments(new Date()) }));
      await at('/admin/stripe', '2 conflicts')(page);
    },
  },
  {
    name: 'admin-stripe-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, PAYMENTS);
      await at('/admin/stripe', 'Loading the payments...')(page);
    },
  },
  {
    name: 'admin-stripe-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, PAYMENTS);
      await atFailure('/admin/stripe', 'The payments could not be loaded')(page);
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
  {
    name: 'admin-palette',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/audit', /^[\d,]+ acts?$/)(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Search pages and users' }).fill('e2e');
      await expect(page.getByRole('dialog').getByText(/@e2e/).first()).toBeVisible();
    },
  },
];
