import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { png } from '../fixtures/picture.ts';
import { showCoupons, showPaymentOverview, showSubscriptions } from './canned-payments.ts';
import { refuse, reply, serveFile } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

const PAGING = { page: 1, page_size: 25 };
const openPlans = at('/admin/plans', /^[\d,]+ plans?$/);

/** The form of the plan that is free. */
async function openFree(page: Page) {
  await openPlans(page);
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  const sheet = page.getByRole('dialog').first();
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Free');
  return sheet;
}

/** What every list of the back office shows of one row or of several, on logos and plans; nothing is written. */
const EVERY_RESOURCE = [
  ...screensOf('admin-plans', 'administrator', {
    'admin-resource-history': look({ isFixed: true }, async (page) => {
      const by = { actor_kind: 'administrator', actor_email: 'administrator@example.com' };
      await reply(page, contract.admin.plans.revisions, {
        items: [
          {
            ...by,
            action: 'plans.update',
            reason: 'Two is what was promised',
            before: { keywords_per_channel: 10, description: 'For a start.', is_highlighted: false },
            after: {
              keywords_per_channel: 2,
              description: 'For a first look at one market.',
              is_highlighted: true,
            },
          },
          { ...by, action: 'plans.restore', reason: 'It was put there by mistake' },
          { ...by, action: 'plans.trash', reason: 'Nobody is on it' },
          {
            ...by,
            action: 'plans.create',
            after: { name: 'Free', price_monthly: 0, keywords_per_channel: 10 },
          },
        ],
        total: 4,
        ...PAGING,
      });
      const sheet = await openFree(page);
      await sheet.getByText('History', { exact: true }).click();
      await expect(sheet.getByText('For a first look at one market.')).toBeVisible();
    }),
    'admin-resource-two-versions': look({ isFixed: true, provokes: /status of 409 / }, async (page) => {
      const sheet = await openFree(page);
      const { items } = await (await page.request.get('/api/admin/plans')).json();
      const free = items.find(({ name }: { name: string }) => name === 'Free');
      await refuse(page, contract.admin.plans.update, 'CONFLICT', {
        details: {
          reason: 'version_changed',
          stored: { ...free, version: 99, name: 'Free for ever', description: 'For a first look.' },
        },
      });
      await sheet.getByLabel('Name', { exact: true }).fill('Free for one market');
      await sheet.getByRole('button', { name: 'Save plan' }).click();
      // The form is longer than the window, and was saved at its end.
      await expect(sheet.getByRole('alert', { name: 'Two versions' })).toBeInViewport({ ratio: 0.9 });
    }),
  }),
  ...screensOf('admin-logos', 'administrator', {
    'admin-resource-trash': async (page) => {
      await serveFile(page, '**/media/*.webp', { body: png(90).buffer, contentType: 'image/png' });
      await reply(page, contract.admin.logos.list, {
        items: ['Acme Tyres', 'Birch & Daughters'].map((name, index) => ({
          name,
          alt_text: `${name}, drawn`,
          image_url: `/media/${String(index).repeat(64)}.webp`,
          version: 2,
          deleted_at: '2026-01-05T10:00:00.000Z',
        })),
        total: 2,
        trashed: 2,
        ...PAGING,
      });
      await at('/admin/logos?state=trashed', '2 items in the trash')(page);
      await page.getByRole('checkbox', { name: 'Select Acme Tyres' }).check();
      await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible();
    },
  }),
];

/** A form of the back office that is empty. */
const openNew = (path: string, noun: string, field: string) => async (page: Page) => {
  await page.goto(path);
  await page
    .getByRole('button', { name: `New ${noun}` })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel(field)).toBeVisible();
};

const showStripe =
  (show: (page: Page) => Promise<void>, path: string, text: string) => async (page: Page) => {
    await show(page);
    await at(path, text)(page);
  };

/** What administrators keep lists of, and the payments. */
export const RESOURCE_SCREENS = [
  ...EVERY_RESOURCE,
  ...screensOf('admin-topic-subcategories', 'administrator', {
    'admin-topic-subcategory': look({ isFixed: true }, async (page) => {
      await openNew('/admin/topics/subcategories', 'subcategory', 'Category')(page);
      await page.getByRole('dialog').getByRole('combobox', { name: 'Category' }).click();
      const choices = page.getByRole('listbox', { name: 'Category' });
      await expect(choices.getByRole('option').first()).toBeVisible();
    }),
  }),
  ...screensOf('admin-sign-up-rules', 'administrator', {
    'admin-sign-up-rule': openNew('/admin/rules/sign-ups', 'sign-up rule', 'Mail domain'),
  }),
  ...screensOf('admin-coupons', 'administrator', {
    'admin-coupon': look({ provokes: /status of 409 / }, async (page) => {
      await at('/admin/coupons', 'No coupons yet')(page);
      await page.getByRole('button', { name: 'New coupon' }).first().click();
      const form = page.getByRole('dialog', { name: 'New coupon' });
      await form.getByLabel('Code', { exact: true }).fill('SPRING');
      await form.getByLabel(/^Percentage off/).fill('20');
      await form.getByRole('button', { name: 'Create coupon' }).click();
      await expect(form.getByText(/Payments are not set up/)).toBeVisible();
    }),
    'admin-coupon-redemptions': async (page) => {
      await showCoupons(page);
      await at('/admin/coupons', 'SPRING-SALE')(page);
      await page.getByRole('button', { name: 'SPRING-SALE' }).click();
      await page.getByRole('dialog').getByText('Redemptions', { exact: true }).click();
      await expect(page.getByText('2 redemptions')).toBeVisible();
    },
  }),
  ...screensOf('admin-stripe', 'administrator', {
    'admin-stripe-attention': look(
      { isFixed: true },
      showStripe(showPaymentOverview, '/admin/stripe', '1 conflict'),
    ),
    'admin-stripe-subscriptions': showStripe(showSubscriptions, '/admin/stripe', '57 subscriptions'),
  }),
];
