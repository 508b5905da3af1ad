import { expect, type Page } from '@playwright/test';
import { unsubscribePage } from '../../apps/server/src/modules/summaries/unsubscribe-page.rules.ts';
import type { Furnished } from '../fixtures/furnished.ts';
import { LoginPage } from './login-page.ts';
import { RegistrationPage } from './registration-page.ts';
import { alter, at, type Screen } from './screen.ts';

const CODES = Array.from({ length: 10 }, (_, index) => `a7Kq${index}-Zx3${index}p`);
const URI =
  'otpauth://totp/Answerscope:a%40e2e.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Answerscope';

/** The set-up as the server answers it; nothing of the account changes, others look at it. */
async function openSecret(page: Page): Promise<void> {
  await page.route('**/api/auth/two-factor/enable', (route) =>
    route.fulfill({ json: { totpURI: URI, backupCodes: CODES } }),
  );
  await page.route('**/api/auth/two-factor/verify-totp', (route) => route.fulfill({ json: {} }));
  await at('/tracker/settings', 'in use now')(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Password of your account').fill('correct horse 7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code that the app shows')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
}

/** The settings with a copy of the data as the server would answer it. */
function openDataCopy(given: { state: string; byte_count?: number; expires_at?: string }): Screen['open'] {
  const copy = {
    id: '0199c1de-0000-7000-8000-000000000000',
    requested_at: '2026-11-23T09:30:00.000Z',
    rows_done: 1_204,
    rows_total: 18_530,
    byte_count: 0,
    expires_at: null,
    url: given.state === 'ready' ? '/downloads/0199c1de-0000-7000-8000-000000000000.zip' : null,
    ...given,
  };
  const next_at = given.state === 'failed' ? null : '2026-11-24T09:30:00.000Z';
  return async (page) => {
    await page.route('**/api/data-copy', (route) => route.fulfill({ json: { copy, next_at } }));
    await at('/tracker/settings', 'in use now')(page);
    await page.getByRole('heading', { name: 'Your data' }).scrollIntoViewIfNeeded();
  };
}

/** The settings of somebody at whom support has looked, and looks now. */
async function openSupportViews(page: Page): Promise<void> {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const items = [
    {
      id: '0199c1de-0000-7000-8000-000000000001',
      reason: 'You wrote that the report of Tuesday is missing',
      started_at: minutesAgo(3),
      ends_at: minutesAgo(-27),
    },
    {
      id: '0199c1de-0000-7000-8000-000000000002',
      reason: 'To see why the list of keywords was empty',
      started_at: minutesAgo(3_000),
      ends_at: minutesAgo(2_990),
    },
  ];
  await page.route('**/api/support-views', (route) => route.fulfill({ json: { items } }));
  await at('/tracker/settings', 'in use now')(page);
  await expect(page.getByRole('list', { name: 'Times support looked at your account' })).toBeVisible();
  await page.getByRole('heading', { name: 'When support looked' }).scrollIntoViewIfNeeded();
}

/** The dashboard as an administrator sees it who views as its user. */
async function openViewed(page: Page): Promise<void> {
  await alter<object>(page, '**/api/auth/get-session', (body) => ({
    ...body,
    view_as: { ends_at: '2026-11-26T12:00:00.000Z', seconds_left: 1_745 },
  }));
  await at('/tracker/dashboard', 'read-only')(page);
  await expect(page.getByRole('region', { name: 'View as a user' })).toBeVisible();
}

export const UNCONFIRMED = 'waiting@e2e.example';

/** The sign-in of an account whose address waits to be confirmed, as an installation answers that asks for it. */
export async function showUnconfirmed(page: Page): Promise<void> {
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'FORBIDDEN',
        status: 403,
        message: 'Please check your email and click the confirmation link before signing in.',
        details: { reason: 'email_not_confirmed' },
      },
    }),
  );
  await new LoginPage(page).signIn({ email: UNCONFIRMED, password: 'correct horse 7' });
  await expect(page.getByText('Please check your email and click')).toBeVisible();
}

/** The settings of somebody who has hidden the sidebar. */
async function openWithoutSidebar(page: Page): Promise<void> {
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), shows_sidebar: false } });
  });
  await at('/tracker/settings', 'in use now')(page);
  await expect(page.getByRole('complementary')).toBeHidden();
}

/** The settings with what the user is mailed as the server would answer it. */
function openNotifications(given: object): Screen['open'] {
  const settings = {
    summary_frequency: 'weekly',
    can_be_daily: false,
    is_email_confirmed: true,
    next_summary_at: '2026-11-30T08:00:00.000Z',
    last_summary_at: null,
    ...given,
  };
  return async (page) => {
    await page.route('**/api/mail-settings', (route) => route.fulfill({ json: settings }));
    await at('/tracker/settings', 'in use now')(page);
    await expect(page.getByLabel('Summary of your visibility')).toBeVisible();
    await page.getByRole('heading', { name: 'Email notifications' }).scrollIntoViewIfNeeded();
  };
}

/** What the link of a summary leads to, once its button was pressed; the server ends nobody's. */
const openUnsubscribed =
  (step: 'ended' | 'refused'): Screen['open'] =>
  async (page) => {
    await at('/unsubscribe?token=x', 'Stop these mails')(page);
    await page.route('**/unsubscribe?*', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: unsubscribePage({ step }) }),
    );
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(page.getByRole('button')).toBeHidden();
  };

const KEY = {
  id: '0199c1de-0000-7000-8000-000000000003',
  name: 'Nightly report',
  scope: 'read',
  created_at: '2026-03-02T06:00:00.000Z',
  expires_at: null,
  last_used_at: '2026-03-03T06:00:00.000Z',
  revoked_at: null,
  is_revoked_by_administrator: false,
  is_live: true,
};
const KEYS = [
  KEY,
  { ...KEY, id: '0199c1de-0000-7000-8000-000000000004', name: 'Dashboard of the office', scope: 'write' },
  {
    ...KEY,
    id: '0199c1de-0000-7000-8000-000000000005',
    name: 'A trial',
    last_used_at: null,
    revoked_at: '2026-03-03T06:00:00.000Z',
    is_revoked_by_administrator: true,
    is_live: false,
  },
];

/** The settings of somebody whose programs have keys. */
async function openApiKeys(page: Page): Promise<void> {
  await page.route('**/api/api-keys', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { items: KEYS } })
      : route.fulfill({ json: { items: KEYS, id: KEY.id, key: `answerscope_${'aB3-x_9'.repeat(6)}Q` } }),
  );
  await at('/tracker/settings', 'in use now')(page);
  await expect(page.getByText('Dashboard of the office')).toBeVisible();
  await page.getByRole('heading', { name: 'API keys' }).scrollIntoViewIfNeeded();
}

async function openNewApiKey(page: Page): Promise<void> {
  await openApiKeys(page);
  await page.getByRole('button', { name: 'Make an API key' }).click();
  await expect(page.getByLabel('What it is for')).toBeVisible();
}

/** The account's own pages in every state that looks different. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'settings', as: 'settled', open: at('/tracker/settings', 'in use now') },
  { name: 'settings-no-sidebar', as: 'settled', only: 1350, open: openWithoutSidebar },
  {
    name: 'settings-no-sidebar-menu',
    as: 'settled',
    only: 1350,
    open: async (page) => {
      await openWithoutSidebar(page);
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  { name: 'settings-authenticator', as: 'settled', open: openSecret },
  {
    name: 'settings-recovery-codes',
    as: 'settled',
    open: async (page) => {
      await openSecret(page);
      await page.getByLabel('Code that the app shows').fill('123456');
      await page.getByRole('button', { name: 'Switch on' }).click();
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    },
  },
  {
    name: 'settings-delete',
    as: 'settled',
    open: async (page) => {
      await page.route('**/api/auth/get-session', async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        await route.fulfill({ json: { ...body, user: { ...body.user, twoFactorEnabled: true } } });
      });
      await at('/tracker/settings', 'in use now')(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Please type the address of your account')).toBeVisible();
    },
  },
  { name: 'settings-data-preparing', as: 'settled', open: openDataCopy({ state: 'preparing' }) },
  {
    name: 'settings-data-ready',
    as: 'settled',
    open: openDataCopy({ state: 'ready', byte_count: 3_240_000, expires_at: '2026-11-30T09:30:00.000Z' }),
  },
  { name: 'settings-data-failed', as: 'settled', open: openDataCopy({ state: 'failed' }) },
  { name: 'settings-api-keys', as: 'settled', open: openApiKeys },
  { name: 'settings-new-api-key', as: 'settled', open: openNewApiKey },
  {
    name: 'settings-made-api-key',
    as: 'settled',
    open: async (page) => {
      await openNewApiKey(page);
      await page.getByLabel('What it is for').fill('Nightly report');
      await page.getByRole('dialog').getByLabel('Your password').fill('correct horse 7');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('new-api-key')).toBeVisible();
    },
  },
  { name: 'settings-support-looked', as: 'settled', open: openSupportViews },
  { name: 'view-as', as: 'settled', open: openViewed },
  { name: 'settings-notifications', as: 'settled', open: openNotifications({ can_be_daily: true }) },
  {
    name: 'settings-notifications-unconfirmed',
    as: 'settled',
    open: openNotifications({ is_email_confirmed: false }),
  },
  {
    name: 'settings-notifications-nothing',
    as: 'settled',
    provokes: /status of 409 .*send_my_summary/,
    open: async (page) => {
      await openNotifications({})(page, {} as Furnished);
      await page.route('**/rpc/send_my_summary', (route) =>
        route.fulfill({
          status: 409,
          json: {
            code: 'CONFLICT',
            status: 409,
            message: 'No report was written in the last seven days, so there is nothing to sum up yet.',
            details: { reason: 'nothing_measured' },
          },
        }),
      );
      await page.getByRole('button', { name: 'Send me one now' }).click();
      await expect(page.getByText('nothing to sum up yet')).toBeVisible();
    },
  },
  { name: 'unsubscribe', as: 'visitor', open: at('/unsubscribe?token=x', 'Stop these mails') },
  { name: 'unsubscribed', as: 'visitor', open: openUnsubscribed('ended') },
  { name: 'unsubscribe-refused', as: 'visitor', open: openUnsubscribed('refused') },
  { name: 'confirm-email', as: 'visitor', open: at('/confirm-email?token=x', 'Confirm this address') },
  {
    name: 'login-link-unknown',
    as: 'visitor',
    open: at('/login?confirmation=unknown', 'No account found with this email address.'),
  },
  {
    name: 'login-unconfirmed',
    as: 'visitor',
    provokes: /status of 403 .*sign-in/,
    open: async (page) => {
      await page.goto('/login');
      await showUnconfirmed(page);
    },
  },
  {
    name: 'registration-unconfirmed',
    as: 'visitor',
    open: async (page) => {
      await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ json: { token: null } }));
      const form = new RegistrationPage(page);
      await form.open();
      await form.fill({ email: UNCONFIRMED, password: 'correct horse 7' });
      await form.submit.click();
      await expect(page.getByText(`We sent it to ${UNCONFIRMED}.`)).toBeVisible();
    },
  },
  {
    name: 'login-second-step',
    as: 'visitor',
    open: async (page) => {
      await page.route('**/api/auth/sign-in/email', (route) =>
        route.fulfill({ json: { twoFactorRedirect: true, twoFactorMethods: ['totp'] } }),
      );
      await page.goto('/login');
      await page.getByLabel('Email').fill('somebody@e2e.example');
      await page.getByLabel('Password').fill('correct horse 7');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByLabel('Code')).toBeVisible();
    },
  },
];
