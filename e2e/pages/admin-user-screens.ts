import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/admin-operations';

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

/** The back office's users, and one of them. */
export const ADMIN_USER_SCREENS: readonly Screen[] = [
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
  { name: 'admin-user-view-as', as: 'administrator', open: (page) => openAct(page, 'View as') },
  { name: 'admin-user-update', as: 'administrator', open: (page) => openAct(page, 'Update') },
  { name: 'admin-user-inactive', as: 'administrator', open: (page) => openAct(page, 'Set inactive') },
  {
    name: 'admin-user-missing',
    as: 'administrator',
    provokes: /status of 404 /,
    open: at('/admin/users/01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This user was not found'),
  },
];
