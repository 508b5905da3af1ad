import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { showRevenueReport } from './canned-analytics.ts';
import { alterOperation, reply } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

/** A part of the page of the first user that the list finds. */
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

/** Somebody who pays by the month, and whose first payment was given back. */
async function showBilling(page: Page): Promise<void> {
  const paid_at = new Date().toISOString();
  const invoice = { amount_cents: 4_900, currency: 'usd', created_at: paid_at, paid_at };
  await alterOperation(page, contract.admin.run_admin_operation, 'get_user_details', (data) => ({
    ...data,
    billing: {
      subscription: {
        state: 'active',
        is_subscribed: true,
        plan_name: 'Professional',
        interval: 'monthly',
        renews_at: '2030-01-01T00:00:00.000Z',
        has_card: true,
        can_manage: true,
        is_configured: true,
        conflict: 'plan_mismatch',
      },
      payments: [
        { ...invoice, id: 'in_2', number: 'A-0002', state: 'paid' },
        { ...invoice, id: 'in_1', number: 'A-0001', state: 'refunded', refunded_cents: 4_900 },
      ],
    },
  }));
}

const USER_SCREENS = [
  ...screensOf('admin-users', 'administrator', {
    'admin-users-selected': look({ isFixed: true }, async (page) => {
      await at('/admin/users?role=user', /^[\d,]+ users?$/)(page);
      const boxes = page.getByRole('checkbox', { name: /^Select / });
      await boxes.nth(1).check();
      await page.getByRole('button', { name: 'Set inactive' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  }),
  ...screensOf('admin-user', 'administrator', {
    'admin-user-keywords': (page) => openUser(page, 'Keywords'),
    'admin-user-runs': (page) => openUser(page, 'Runs'),
    'admin-user-activity': (page) => openUser(page, 'Activity'),
    'admin-user-notes': (page) => openUser(page, 'Notes'),
    'admin-user-plan': (page) => openAct(page, 'Change plan'),
    'admin-user-update': (page) => openAct(page, 'Update'),
    'admin-user-billing': async (page) => {
      await showBilling(page);
      await openUser(page);
      await page.getByRole('button', { name: 'Refund $49.00' }).click();
      await expect(page.getByRole('dialog', { name: /^Refund \$49\.00 to / })).toBeVisible();
    },
    'admin-user-delete': async (page) => {
      await openUser(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
];

/** A file that is made, one that is ready, one that could not be. */
const showDataExports = (page: Page) =>
  reply(page, contract.admin.list_data_exports, {
    items: [
      {
        entity: 'answers',
        state: 'preparing',
        format: 'ndjson',
        channel: 'claude',
        rows_done: 18_204,
        rows_total: 46_310,
      },
      {
        state: 'ready',
        entity: 'users',
        format: 'csv',
        user: 'a.person.with.a.long.address@a-company-of-some-length.example',
        has_personal_data: true,
        rows_done: 1,
        byte_count: 412,
        expires_at: '2026-12-01T11:58:00.000Z',
        url: '/api/admin/data-exports/01a20c23-c440-7006-afb1-faf5e5af0661/file',
      },
      {
        state: 'failed',
        entity: 'answers',
        failure: 'The file would be larger than 2 GB. Please choose fewer days, one user or one assistant.',
      },
    ],
  });

/** The back office: its dashboard, its users and reports over all of them. */
export const ADMIN_SCREENS = [
  ...screensOf('admin-dashboard', 'administrator', {
    'admin-dashboard-attention': look({ isFixed: true }, async (page) => {
      const since = '2026-01-01T00:00:00.000Z';
      await alterOperation(page, contract.admin.run_admin_operation, 'get_attention', () => ({
        paused_providers: [
          {
            channel: 'openai',
            reason: 'ChatGPT asked to wait: it limits how often this account may ask.',
            paused_until: '2030-01-01T00:00:00.000Z',
          },
        ],
        today: { spent_usd: 8.2, reserved_usd: 0.4, limit_usd: 10 },
        waiting: { count: 2, since },
        failed_mails: 1,
        failed_jobs: 3,
        open_errors: 2,
        open_disputes: 1,
        failing_subscriptions: 2,
        plan_conflicts: 1,
        pending_comments: 2,
        late_backup: { is_first: false, is_nightly: true, since },
        other_tables: { version: 'newer', since },
        waiting_events: { count: 4, since },
        health: [
          {
            name: 'mail',
            state: 'warning',
            found: 'Emails are saved as files in DATA_DIR. No email sent yet.',
            advice: 'Set SMTP_URL to send them.',
          },
        ],
        met_rules: ['High Error Rate'],
      }));
      await at('/admin/dashboard', 'ChatGPT is paused')(page);
    }),
  }),
  ...screensOf('admin', 'administrator', {
    'admin-saved-views': async (page) => {
      await at('/admin/audit', 'Audit Logs')(page);
      await page.getByRole('button', { name: 'Views' }).click();
      const sheet = page.getByRole('dialog', { name: 'Saved views' });
      await expect(sheet.getByText('No saved views').or(sheet.getByRole('list'))).toBeVisible();
    },
    'admin-palette': async (page) => {
      await at('/admin/audit', /^[\d,]+ acts?$/)(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Search pages and users' }).fill('e2e');
      await expect(page.getByRole('dialog').getByText(/@e2e/).first()).toBeVisible();
    },
  }),
  ...USER_SCREENS,
  ...screensOf('admin-reporting', 'administrator', {
    'admin-reporting-channels': at('/admin/reporting?report=channel-performance', 'By day'),
    'admin-reporting-revenue': look({ isFixed: true }, async (page) => {
      await showRevenueReport(page);
      await at('/admin/reporting?report=revenue-analytics', 'By day')(page);
    }),
  }),
  ...screensOf('admin-data-export', 'administrator', {
    'admin-data-export': async (page) => {
      await showDataExports(page);
      await at('/admin/data-export', 'Creating the file')(page);
      await page.getByRole('switch', { name: 'Include personal data' }).check();
    },
  }),
];
