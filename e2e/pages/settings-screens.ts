import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { alterReply, alterSession, reply, replyOfAuth } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

const MOMENT = '2026-03-02T06:00:00.000Z';

const openSettings = at('/tracker/settings', 'New email address');
const openSecurity = at('/tracker/settings/security', 'in use now');

/** Setting up an authenticator; nothing of the account changes, others look at it. */
async function openSecret(page: Page): Promise<void> {
  const secret = 'secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Answerscope';
  await replyOfAuth(page, 'two-factor/enable', {
    totpURI: `otpauth://totp/Answerscope:a%40e2e.example?${secret}`,
    backupCodes: Array.from({ length: 10 }, (_, index) => `a7Kq${index}-Zx3${index}p`),
  });
  await replyOfAuth(page, 'two-factor/verify-totp', {});
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Password of your account').fill('correct horse 7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code from the app')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
}

const openDataCopy = (copy: { state: string; url?: string; byte_count?: number }) => async (page: Page) => {
  await reply(page, contract.accounts.get_my_data_copy, {
    copy: { rows_done: 1_204, rows_total: 18_530, expires_at: '2026-11-30T09:30:00.000Z', ...copy },
    next_at: '2026-11-24T09:30:00.000Z',
  });
  await at('/tracker/settings/data', 'Your data')(page);
};

const API_KEYS = [
  { name: 'Nightly report', last_used_at: MOMENT, is_live: true },
  { name: 'Dashboard of the office', scope: 'write', is_live: true },
  { name: 'A trial', revoked_at: MOMENT, is_revoked_by_administrator: true },
];

async function openApiKeys(page: Page): Promise<void> {
  await reply(page, contract.accounts.list_my_api_keys, { items: API_KEYS });
  await page.goto('/tracker/settings/api');
  await expect(page.getByText('Dashboard of the office')).toBeVisible();
}

const WEBHOOK = {
  name: 'Warehouse',
  url: 'https://warehouse.example.com/hooks/answerscope?team=visibility-and-reporting',
  events: ['report.ready', 'run.ended'],
  is_active: true,
  is_in_plan: true,
};
const WEBHOOKS = [
  { ...WEBHOOK, previous_secret_until: '2026-03-03T06:00:00.000Z' },
  { ...WEBHOOK, name: 'Dashboard of the office', events: ['report.ready'], failing_since: MOMENT },
  { ...WEBHOOK, name: 'A former tool', is_active: false, switched_off_at: MOMENT, failing_since: MOMENT },
  { ...WEBHOOK, name: 'One more', is_in_plan: false },
];

async function openWebhooks(page: Page): Promise<void> {
  await reply(page, contract.accounts.list_my_webhooks, { items: WEBHOOKS, endpoints_max: 5 });
  await page.goto('/tracker/settings/webhooks');
  await expect(page.getByText('Webhook documentation')).toBeVisible();
}

const openNotifications = (settings: object) => async (page: Page) => {
  await reply(page, contract.profile.get_mail_settings, {
    summary_frequency: 'weekly',
    is_email_confirmed: true,
    next_summary_at: '2026-11-30T08:00:00.000Z',
    ...settings,
  });
  await page.goto('/tracker/settings/notifications');
  await expect(page.getByLabel('Summary of your visibility')).toBeVisible();
};

/** The settings of an account, and what frames its pages. */
export const SETTINGS_SCREENS = [
  ...screensOf('tracker', 'settled', {
    'no-sidebar-menu': look({ only: 1350 }, async (page) => {
      await alterReply(page, contract.profile.get_profile, (body) => ({ ...body, shows_sidebar: false }));
      await openSettings(page);
      await expect(page.getByRole('complementary')).toBeHidden();
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    }),
    'view-as': async (page) => {
      const view_as = { ends_at: '2026-11-26T12:00:00.000Z', seconds_left: 1_745 };
      await alterSession(page, (body) => ({ ...body, view_as }));
      await at('/tracker/dashboard', 'read-only')(page);
      await expect(page.getByRole('region', { name: 'View as a user' })).toBeVisible();
    },
  }),
  ...screensOf('settings', 'settled', {
    settings: openSettings,
    'settings-authenticator': look({ isFixed: true }, openSecret),
    'settings-recovery-codes': async (page) => {
      await openSecret(page);
      await page.getByLabel('Code from the app').fill('123456');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    },
    'settings-delete': async (page) => {
      await alterSession(page, (body) => ({ ...body, user: { ...body.user, twoFactorEnabled: true } }));
      await page.goto('/tracker/settings/data');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Please type the email of your account')).toBeVisible();
    },
    'settings-data-ready': openDataCopy({
      state: 'ready',
      byte_count: 3_240_000,
      url: '/downloads/copy.zip',
    }),
    'settings-api-keys': openApiKeys,
    'settings-made-api-key': async (page) => {
      const key = `answerscope_${'aB3-x_9'.repeat(6)}Q`;
      await reply(page, contract.accounts.create_my_api_key, { items: API_KEYS, key });
      await openApiKeys(page);
      await page.getByRole('button', { name: 'Create API key' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Nightly report');
      await page.getByRole('dialog').getByLabel('Current password').fill('correct horse 7');
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('new-api-key')).toBeVisible();
    },
    'settings-notifications': openNotifications({ can_be_daily: true }),
    'settings-webhooks': look({ isFixed: true }, openWebhooks),
    'settings-made-webhook': async (page) => {
      const secret = `whsec_${'aB3+x/9'.repeat(6)}Q=`;
      await reply(page, contract.accounts.create_my_webhook, { items: WEBHOOKS, endpoints_max: 5, secret });
      await openWebhooks(page);
      await page.getByRole('button', { name: 'Add an endpoint' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Warehouse');
      await page.getByLabel('Address').fill(WEBHOOK.url);
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('webhook-secret')).toBeVisible();
    },
    'settings-webhook-deliveries': async (page) => {
      await reply(page, contract.accounts.list_my_webhook_deliveries, {
        items: [
          { type: 'webhook.test', state: 'waiting' },
          { state: 'waiting', attempts: 2, response_status: 503, failure: 'status', next_attempt_at: MOMENT },
          { type: 'run.ended', state: 'failed', attempts: 6, failure: 'timeout' },
          { state: 'delivered', attempts: 1, last_attempt_at: MOMENT, response_status: 204 },
        ],
      });
      await openWebhooks(page);
      await page.getByRole('button', { name: 'Deliveries to Warehouse' }).click();
      await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('status 503');
    },
  }),
];
