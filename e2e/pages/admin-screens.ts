import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/admin-operations';

/** The page of the first user that the list finds. */
async function openUser(page: Page, part = 'Overview'): Promise<void> {
  await page.goto('/admin/users?order=asc&role=user');
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  await page.getByText(part, { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: part })).toBeChecked();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

async function openAct(page: Page, name: string): Promise<void> {
  await openUser(page);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The back office in every state that looks different. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', as: 'administrator', open: at('/admin/dashboard', 'Spent by day') },
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
  { name: 'admin-user-update', as: 'administrator', open: (page) => openAct(page, 'Update') },
  { name: 'admin-user-inactive', as: 'administrator', open: (page) => openAct(page, 'Set inactive') },
  {
    name: 'admin-user-missing',
    as: 'administrator',
    provokes: /status of 404 /,
    open: at('/admin/users/01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This user was not found'),
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
