import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const FUNCTIONS = '**/api/admin/functions';

/** A read that is open, and run once. */
async function runGetTags(page: Page): Promise<void> {
  await at('/admin/function-test?q=tag-operations&open=tags.get_tags', 'Get tags')(page);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('Success')).toBeVisible();
}

/** The functions of the product, tried out, in every state that looks different. */
export const FUNCTION_TEST_SCREENS: readonly Screen[] = [
  {
    name: 'admin-function-test',
    as: 'administrator',
    open: at('/admin/function-test', /^\d+ functions$/),
  },
  {
    name: 'admin-function-test-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, FUNCTIONS);
      await at('/admin/function-test', 'Loading the functions...')(page);
    },
  },
  {
    name: 'admin-function-test-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, FUNCTIONS);
      await atFailure('/admin/function-test', 'The functions could not be loaded')(page);
    },
  },
  {
    name: 'admin-function-test-no-match',
    as: 'administrator',
    open: at('/admin/function-test?q=nothing+has+this', 'No function matches'),
  },
  { name: 'admin-function-test-run', as: 'administrator', open: runGetTags },
  {
    name: 'admin-function-test-write',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/function-test?q=create-tag&open=tags.create_tag', 'Create tag')(page);
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-function-test-fault',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/function-test?q=create-tag&open=tags.create_tag', 'Create tag')(page);
      await page.getByLabel('Input').fill('{\n  "name": "Core"\n  "color"\n}');
      await expect(page.getByText('This is no JSON: line 3')).toBeVisible();
    },
  },
  {
    name: 'admin-function-test-suite',
    as: 'administrator',
    open: async (page, { settledUserPath }) => {
      await at('/admin/function-test?suite=admin', 'Test user ID')(page);
      await page.getByLabel('Test user ID').fill(settledUserPath.split('/').at(-1) ?? '');
      await page.getByRole('button', { name: 'Run basic tests' }).click();
      await expect(page.getByText(/^5 of 5 succeeded/)).toBeVisible();
    },
  },
  {
    name: 'admin-function-test-suite-refused',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/function-test?suite=admin', 'Test user ID')(page);
      await page.getByRole('button', { name: 'Run basic tests' }).click();
      await expect(page.getByText('Test user ID must be entered before admin tests run.')).toBeVisible();
    },
  },
  {
    name: 'admin-function-test-suite-write',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/function-test?suite=tags&part=bulk', 'Bulk')(page);
      await page.getByRole('button', { name: 'Run advanced tests' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
