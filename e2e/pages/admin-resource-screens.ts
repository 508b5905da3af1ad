import { expect, type Page } from '@playwright/test';
import { png } from '../fixtures/picture.ts';
import { at, type Screen } from './screen.ts';

const LOGOS = /\/api\/admin\/logos\?/;
const PLAN = /\/api\/admin\/plans\/[0-9a-f-]{36}$/;
const REVISIONS = /\/api\/admin\/plans\/[0-9a-f-]{36}\/revisions/;
const ID = '01a1fb62-272e-7e0a-ac32-a0b1df7d47d';
const MOMENT = '2026-01-05T10:00:00.000Z';

/** What an administrator did to a plan, in the fields that changed. */
const revision = (at: number, action: string, more: object) => ({
  id: `${ID}${at}`,
  action: `plans.${action}`,
  actor_kind: 'administrator',
  actor_reference: null,
  actor_email: 'administrator@example.com',
  reason: null,
  before: null,
  after: null,
  created_at: MOMENT,
  ...more,
});

const REVISED = [
  revision(1, 'update', {
    reason: 'Two is what was promised',
    before: { keywords_per_channel: 10, description: 'For a start.', is_highlighted: false },
    after: { keywords_per_channel: 2, description: 'For a first look at one market.', is_highlighted: true },
  }),
  revision(2, 'restore', { reason: 'It was put there by mistake' }),
  revision(3, 'trash', { reason: 'Nobody is on it' }),
  revision(4, 'create', { after: { name: 'Free', price_monthly: 0, keywords_per_channel: 10 } }),
];

const plans = at('/admin/plans', /^[\d,]+ plans?$/);

/** The form of the plan that is free. */
async function openFree(page: Page) {
  await plans(page);
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  const sheet = page.getByRole('dialog').first();
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Free');
  return sheet;
}

/** A save of a plan is refused so. */
const refuseSave = (page: Page, details: (row: object) => object) =>
  page.route(PLAN, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const row = (await (await page.request.get(route.request().url())).json()) as object;
    const refused = { code: 'CONFLICT', message: 'Not saved.', status: 409, id: `${ID}0` };
    await route.fulfill({ status: 409, json: { ...refused, details: details(row) } });
  });

/** What every list of the back office shows of one row or of several, on logos and plans; nothing is written. */
export const ADMIN_RESOURCE_SCREENS: readonly Screen[] = [
  {
    name: 'admin-resource-history',
    as: 'administrator',
    open: async (page) => {
      await page.route(REVISIONS, (route) =>
        route.fulfill({ json: { items: REVISED, total: REVISED.length, page: 1, page_size: 25 } }),
      );
      const sheet = await openFree(page);
      await sheet.getByText('History', { exact: true }).click();
      await expect(sheet.getByText('For a first look at one market.')).toBeVisible();
    },
  },
  {
    name: 'admin-resource-two-versions',
    as: 'administrator',
    provokes: /status of 409 /,
    open: async (page) => {
      await refuseSave(page, (row) => ({
        reason: 'version_changed',
        stored: { ...row, version: 99, name: 'Free for ever', description: 'For a first look.' },
      }));
      const sheet = await openFree(page);
      await sheet.getByLabel('Name', { exact: true }).fill('Free for one market');
      await sheet.getByRole('button', { name: 'Save plan' }).click();
      // The form is longer than the window, and was saved at its end.
      await expect(sheet.getByRole('alert', { name: 'Two versions' })).toBeInViewport({ ratio: 0.9 });
    },
  },
  {
    name: 'admin-resource-consequences',
    as: 'administrator',
    provokes: /status of 409 /,
    open: async (page) => {
      const consequences = [
        { count: 1_204, text: 'users have more keywords than that' },
        { count: 1, text: 'keyword is paused' },
      ];
      await refuseSave(page, () => ({ reason: 'has_consequences', consequences }));
      const sheet = await openFree(page);
      await sheet.getByLabel('Keywords per channel (optional)').fill('1');
      await sheet.getByRole('button', { name: 'Save plan' }).click();
      const asked = page.getByRole('dialog', { name: 'This touches others' });
      await expect(asked.getByText('1,204')).toBeVisible();
    },
  },
  {
    name: 'admin-resource-bulk-results',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/plans/bulk', (route) => {
        const { ids } = route.request().postDataJSON() as { ids: string[] };
        const message = 'Somebody is on this plan. Please move them to another one first.';
        const error = { code: 'CONFLICT', message };
        return route.fulfill({ json: { results: ids.map((id) => ({ id, success: false, error })) } });
      });
      await plans(page);
      await page.getByRole('checkbox', { name: 'Select Free' }).check();
      await page.getByRole('checkbox', { name: 'Select Professional' }).check();
      await page.getByRole('button', { name: 'Put in the trash' }).click();
      const asked = page.getByRole('dialog', { name: /^Put 2 plans/ });
      await asked.getByLabel('Reason').fill('Tidying up');
      await asked.getByRole('button', { name: 'Put in the trash' }).click();
      await expect(page.getByRole('dialog', { name: '2 plans not changed' })).toBeVisible();
    },
  },
  {
    name: 'admin-resource-trash',
    as: 'administrator',
    open: async (page) => {
      const trashed = ['Acme Tyres', 'Birch & Daughters'].map((name, index) => ({
        id: `${ID}${index}`,
        name,
        alt_text: `${name}, drawn`,
        image_url: `/media/${String(index).repeat(64)}.webp`,
        is_active: index === 0,
        sort_order: index,
        version: 2,
        created_at: MOMENT,
        updated_at: MOMENT,
        deleted_at: MOMENT,
      }));
      await page.route('**/media/*.webp', (route) =>
        route.fulfill({ body: png(90).buffer, contentType: 'image/png' }),
      );
      await page.route(LOGOS, (route) =>
        route.fulfill({ json: { items: trashed, total: 2, page: 1, page_size: 25, trashed: 2 } }),
      );
      await at('/admin/logos?state=trashed', '2 logos in the trash')(page);
      await page.getByRole('checkbox', { name: 'Select Acme Tyres' }).check();
      await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible();
    },
  },
  {
    name: 'admin-resource-trash-empty',
    as: 'administrator',
    open: async (page) => {
      await page.route(LOGOS, (route) =>
        route.fulfill({ json: { items: [], total: 0, page: 1, page_size: 25, trashed: 0 } }),
      );
      await at('/admin/logos?state=trashed', 'The trash is empty')(page);
    },
  },
];
