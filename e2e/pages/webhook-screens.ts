import { expect, type Page } from '@playwright/test';
import { at, type Screen } from './screen.ts';

const MOMENT = '2026-03-02T06:00:00.000Z';
const ENDPOINT = {
  id: '0199c1de-0000-7000-8000-000000000003',
  name: 'Warehouse',
  url: 'https://warehouse.example.com/hooks/answerscope?team=visibility-and-reporting',
  events: ['report.ready', 'run.ended'],
  is_active: true,
  switched_off_at: null,
  failing_since: null,
  previous_secret_until: '2026-03-03T06:00:00.000Z',
  is_in_plan: true,
  created_at: MOMENT,
};
const LIST = {
  endpoints_max: 3,
  items: [
    ENDPOINT,
    {
      ...ENDPOINT,
      id: '0199c1de-0000-7000-8000-000000000004',
      name: 'Dashboard of the office',
      events: ['report.ready'],
      failing_since: MOMENT,
      previous_secret_until: null,
    },
    {
      ...ENDPOINT,
      id: '0199c1de-0000-7000-8000-000000000005',
      name: 'A former tool',
      is_active: false,
      switched_off_at: MOMENT,
      failing_since: MOMENT,
      previous_secret_until: null,
    },
    {
      ...ENDPOINT,
      id: '0199c1de-0000-7000-8000-000000000006',
      name: 'One more',
      previous_secret_until: null,
      is_in_plan: false,
    },
  ],
};
const DELIVERY = {
  id: '0199c1de-0000-7000-8000-000000000007',
  event_id: '0199c1de-0000-7000-8000-000000000008',
  type: 'report.ready',
  state: 'delivered',
  attempts: 1,
  created_at: MOMENT,
  last_attempt_at: MOMENT,
  next_attempt_at: null,
  response_status: 204,
  failure: null,
};
const DELIVERIES = [
  { ...DELIVERY, type: 'webhook.test', state: 'waiting', attempts: 0, response_status: null },
  {
    ...DELIVERY,
    state: 'waiting',
    attempts: 2,
    response_status: 503,
    failure: 'status',
    next_attempt_at: MOMENT,
  },
  { ...DELIVERY, type: 'run.ended', state: 'failed', attempts: 6, response_status: null, failure: 'timeout' },
  DELIVERY,
].map((one, place) => ({ ...one, id: `0199c1de-0000-7000-8000-00000000001${place}` }));

/** The settings of somebody whose plan includes webhooks. */
const openWebhooks =
  (list: object) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/webhooks', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: list })
        : route.fulfill({ json: { ...list, id: ENDPOINT.id, secret: `whsec_${'aB3+x/9'.repeat(6)}Q=` } }),
    );
    await page.route('**/api/webhooks/*/deliveries', (route) =>
      route.fulfill({ json: { items: DELIVERIES } }),
    );
    await at('/tracker/settings', 'in use now')(page);
    await expect(page.getByText('Read what is sent and how it is signed')).toBeVisible();
    await page.getByRole('heading', { name: 'Webhooks' }).scrollIntoViewIfNeeded();
  };

async function openNewEndpoint(page: Page): Promise<void> {
  await openWebhooks({ items: [], endpoints_max: 5 })(page);
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  await expect(page.getByLabel('What it is')).toBeVisible();
}

/** Webhooks in every state that looks different. */
export const WEBHOOK_SCREENS: readonly Screen[] = [
  { name: 'settings-webhooks', as: 'settled', open: openWebhooks(LIST) },
  { name: 'settings-webhooks-none', as: 'settled', open: openWebhooks({ items: [], endpoints_max: 5 }) },
  { name: 'settings-webhooks-no-plan', as: 'settled', open: openWebhooks({ items: [], endpoints_max: 0 }) },
  {
    name: 'settings-webhooks-failed',
    as: 'settled',
    provokes: /status of 500/,
    open: async (page) => {
      await page.route('**/api/webhooks', (route) => route.fulfill({ status: 500, json: {} }));
      await at('/tracker/settings', 'in use now')(page);
      const failed = page.getByText('Your webhooks could not be loaded');
      await expect(failed).toBeVisible();
      await failed.scrollIntoViewIfNeeded();
    },
  },
  { name: 'settings-new-webhook', as: 'settled', open: openNewEndpoint },
  {
    name: 'settings-made-webhook',
    as: 'settled',
    open: async (page) => {
      await openNewEndpoint(page);
      await page.getByLabel('What it is').fill('Warehouse');
      await page.getByLabel('Address').fill(ENDPOINT.url);
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('webhook-secret')).toBeVisible();
    },
  },
  {
    name: 'settings-webhook-deliveries',
    as: 'settled',
    open: async (page) => {
      await openWebhooks(LIST)(page);
      await page.getByRole('button', { name: 'Deliveries to Warehouse' }).click();
      await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('status 503');
    },
  },
];
