import { expect, type Page } from '@playwright/test';
import {
  cannedCoupons,
  cannedInvoices,
  cannedPayments,
  cannedRedemptions,
  cannedSubscriptions,
} from './canned-payments.ts';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const OPERATIONS = '**/functions/admin-operations';
const PAYMENTS = '**/api/admin/payments';
const COUPONS = /\/api\/admin\/coupons(\?|$)/;

/** The payments with a set-up of their plans that stands so. */
const showSetUp = (set_up: object, text: string) => async (page: Page) => {
  const payments = cannedPayments(new Date());
  await page.route(PAYMENTS, (route) =>
    route.fulfill({ json: { ...payments, set_up: { ...payments.set_up, ...set_up } } }),
  );
  await at('/admin/stripe', text)(page);
};

/** What administrators keep lists of, and the payments. */
export const ADMIN_LIST_SCREENS: readonly Screen[] = [
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
  {
    name: 'admin-topic-ideas',
    as: 'administrator',
    open: at('/admin/topics/ideas', /^[\d,]+ topic ideas$/),
  },
  {
    name: 'admin-topic-idea',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/topics/ideas', /^[\d,]+ topic ideas$/)(page);
      await page.getByRole('button', { name: 'New topic idea' }).click();
      await page.getByRole('dialog').getByLabel('Questions').fill('one question');
      await page.getByRole('dialog').getByRole('button', { name: 'Create topic idea' }).click();
      await expect(page.getByText('Please give 3 to 5 questions, one a line')).toBeVisible();
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
    name: 'admin-stripe-subscriptions',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/payments/subscriptions?*', (route) =>
        route.fulfill({ json: cannedSubscriptions(new Date()) }),
      );
      await at('/admin/stripe', '57 subscriptions')(page);
    },
  },
  {
    name: 'admin-stripe-payments',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/payments/invoices?*', (route) =>
        route.fulfill({ json: cannedInvoices(new Date()) }),
      );
      await at('/admin/stripe?list=payments', '8 payments')(page);
    },
  },
  {
    name: 'admin-stripe-no-subscription',
    as: 'administrator',
    open: at('/admin/stripe?search=nobody%40example.com', /No subscription/),
  },
  {
    name: 'admin-stripe-setting-up',
    as: 'administrator',
    open: showSetUp({ state: 'waiting', ended_at: null, failure: null }, 'is under way...'),
  },
  {
    name: 'admin-stripe-set-up',
    as: 'administrator',
    open: showSetUp(
      { state: 'done', prices_made: 4, prices_kept: 2, failure: null },
      'ended: 4 prices made, 2 kept.',
    ),
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
];
