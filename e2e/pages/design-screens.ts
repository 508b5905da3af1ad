import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { daysAgo } from './canned-figures.ts';
import { reply } from './replies.ts';
import { at, look, screensOf } from './screen.ts';

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
const FAINT = ['page', 'raised', 'sunken', 'hover', 'active', 'overlay'].map((name) =>
  token(`surface_${name}`, 'light', '#8a8a8a'),
);

const version = (number: number, more: object) => ({
  number,
  tokens: TEAL,
  published_at: daysAgo(9 - number),
  published_by: 'administrator@example.com',
  reason: 'The colours of our house',
  style_sheet: `/design/${String(number).repeat(64)}.css`,
  ...more,
});
const PUBLISHED = [
  version(4, { restored: 2, reason: 'The other one was too loud' }),
  version(3, { tokens: [], style_sheet: null, restored: 0, reason: 'For the day of the fair' }),
  version(2, { published_by: null }),
];

type Versions = readonly ReturnType<typeof version>[];

async function openDesign(page: Page, tokens: readonly ReturnType<typeof token>[], items: Versions = []) {
  await reply(page, contract.admin.read_design, { draft: { version: 3, tokens }, published: items[0] });
  await reply(page, contract.admin.list_design_versions, { items, total: items.length });
  await at('/admin/theme', /^Everybody sees/)(page);
  await expect(page.getByText(/colour pairs? ha(s|ve)/).first()).toBeVisible();
}

const openTemplates = at('/admin/theme-templates', /^[\d,]+ theme templates?$/);

/** The design of the product, and its templates. */
export const DESIGN_SCREENS = [
  ...screensOf('admin-theme', 'administrator', {
    'admin-theme-published': look({ isFixed: true }, (page) => openDesign(page, TEAL, PUBLISHED)),
    'admin-theme-all-pairs': async (page) => {
      await openDesign(page, FAINT);
      await page.getByText('Show all pairs').click();
    },
    'admin-theme-refused': async (page) => {
      await openDesign(page, [token('on_accent', 'light', '#8d8af5')]);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText(/2 colour pairs have too little contrast to publish/)).toBeVisible();
    },
  }),
  ...screensOf('admin-theme-templates', 'administrator', {
    'admin-theme-template-use': async (page) => {
      await openTemplates(page);
      await page.getByRole('button', { name: 'High contrast', exact: true }).click();
      await page.getByRole('dialog').getByText('Use', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Export JSON' })).toBeVisible();
    },
  }),
];
