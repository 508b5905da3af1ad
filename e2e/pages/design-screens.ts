import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const DESIGN = '**/api/admin/design';
const VERSIONS = '**/api/admin/design/versions';
const NAMES = ['page', 'raised', 'sunken', 'hover', 'active', 'overlay'];

const token = (token_name: string, scheme: string, token_value: string) => ({
  token_name,
  scheme,
  token_value,
});
const TEAL = [
  token('accent', 'dark', '#0f766e'),
  token('accent', 'light', '#0f766e'),
  token('accent_hover', 'dark', '#115e59'),
  token('accent_text', 'dark', '#5eead4'),
  token('radius', 'both', '4px'),
];
/** Words that are hard to read on every ground. */
const FAINT = NAMES.map((name) => token(`surface_${name}`, 'light', '#8a8a8a'));

const version = (number: number, more: object) => ({
  number,
  tokens: TEAL,
  published_at: new Date(Date.now() - (9 - number) * 86_400_000).toISOString(),
  published_by: 'administrator@example.com',
  reason: 'The colours of our house',
  restored: null,
  style_sheet: `/design/${String(number).repeat(64)}.css`,
  ...more,
});
const PUBLISHED = [
  version(4, { restored: 2, reason: 'The other one was too loud' }),
  version(3, { tokens: [], style_sheet: null, restored: 0, reason: 'For the day of the fair' }),
  version(2, {}),
  version(1, { tokens: TEAL.slice(0, 1), published_by: null }),
];

const show = (draft: readonly object[], published: readonly object[]) => async (page: Page) => {
  await page.route(DESIGN, (route) =>
    route.fulfill({
      json: {
        draft: { version: 3, tokens: draft, updated_at: null, updated_by: null },
        published: published[0] ?? null,
      },
    }),
  );
  await page.route(VERSIONS, (route) =>
    route.fulfill({ json: { items: published, total: published.length } }),
  );
  await at('/admin/theme', /^Everybody sees/)(page);
  await expect(page.getByText(/pairs? of colours ha(s|ve)/).first()).toBeVisible();
};

const templates = at('/admin/theme-templates', /^[\d,]+ theme templates?$/);

/** The design of the product, and its templates. */
export const DESIGN_SCREENS: readonly Screen[] = [
  { name: 'admin-theme-empty', as: 'administrator', open: show([], []) },
  { name: 'admin-theme-published', as: 'administrator', open: show(TEAL, PUBLISHED) },
  {
    name: 'admin-theme-all-pairs',
    as: 'administrator',
    open: async (page) => {
      await show(FAINT, [])(page);
      await page.getByText('Show all pairs').click();
    },
  },
  {
    name: 'admin-theme-refused',
    as: 'administrator',
    open: async (page) => {
      await show([token('on_accent', 'light', '#8d8af5')], [])(page);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(/It cannot be published: 2 pairs/)).toBeVisible();
    },
  },
  {
    name: 'admin-theme-wrong-values',
    as: 'administrator',
    open: async (page) => {
      await show([], [])(page);
      await page.getByLabel('Accent, dark', { exact: true }).fill('red');
      await page.getByLabel('Radius lg', { exact: true }).fill('99px');
      await expect(page.getByText('2 values cannot be read yet.')).toBeVisible();
    },
  },
  {
    name: 'admin-theme-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, DESIGN);
      await at('/admin/theme', 'Theme Templates')(page);
    },
  },
  {
    name: 'admin-theme-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, DESIGN);
      await atFailure('/admin/theme', 'The design could not be loaded')(page);
    },
  },
  { name: 'admin-theme-templates', as: 'administrator', open: templates },
  {
    name: 'admin-theme-template-new',
    as: 'administrator',
    open: async (page) => {
      await templates(page);
      await page.getByRole('button', { name: 'New theme template' }).first().click();
      const sheet = page.getByRole('dialog');
      await sheet.locator('input[type="file"]').setInputFiles({
        name: 'theme.json',
        mimeType: 'application/json',
        buffer: Buffer.from(
          JSON.stringify({
            format: 'answerscope-theme-template',
            version: 1,
            name: 'Bad',
            description: '',
            tokens: [token('accent', 'dark', 'url(x)'), token('positive', 'dark', '#ffffff')],
          }),
        ),
      });
      await expect(sheet.getByText('This file was not imported.')).toBeVisible();
    },
  },
  {
    name: 'admin-theme-template-use',
    as: 'administrator',
    open: async (page) => {
      await templates(page);
      await page.getByRole('button', { name: 'High contrast', exact: true }).click();
      await page.getByRole('dialog').getByText('Use', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Export JSON' })).toBeVisible();
    },
  },
];
