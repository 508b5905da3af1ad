import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, type Screen } from './screen.ts';

const FILE = { name: 'keywords.csv', mimeType: 'text/csv' };

const openPreview = async (page: Page) => {
  await page.goto('/tracker/add-keywords?from=list');
  const many = Array.from({ length: 90 }, (_, index) => `books for month ${index + 1}`);
  const list = ['gift books\tShop', 'Gift  BOOKS', 'running shoes', '<b>bold</b>', ...many];
  await page.getByLabel('Keywords', { exact: true }).fill(list.join('\n'));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('76 of 94 keywords can be added')).toBeVisible();
};

/** How keywords are added, in every state that looks different. */
export const ADD_KEYWORD_SCREENS: readonly Screen[] = [
  { name: 'add-keywords-ai', as: 'settled', open: at('/tracker/add-keywords?from=ai', 'What you offer') },
  {
    name: 'add-keywords-ai-no-company',
    as: 'newcomer',
    open: at('/tracker/add-keywords?from=ai', 'Which company are the keywords for?'),
  },
  {
    name: 'add-keywords-ai-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, /\/api\/keyword-batches\/open/);
      await atFailure('/tracker/add-keywords?from=ai', 'Failed to load profile data')(page);
    },
  },
  {
    name: 'add-keywords',
    as: 'newcomer',
    open: at('/tracker/add-keywords', 'What would your customers ask?'),
  },
  { name: 'add-keywords-list', as: 'settled', open: at('/tracker/add-keywords?from=list', 'One per line.') },
  {
    name: 'add-keywords-file',
    as: 'settled',
    open: at('/tracker/add-keywords?from=file', 'Choose a CSV file'),
  },
  { name: 'add-keywords-preview', as: 'settled', open: openPreview },
  {
    name: 'add-keywords-over-limit',
    as: 'settled',
    open: async (page) => {
      await openPreview(page);
      await page.getByLabel('Show').selectOption('over_limit');
      await expect(page.getByText('books for month 90')).toBeVisible();
    },
  },
  {
    name: 'add-keywords-columns',
    as: 'settled',
    open: async (page) => {
      await page.goto('/tracker/add-keywords?from=file');
      const rows = [
        'Rank,What people type,Hits,Where',
        '1,coffee subscription,900,Shop',
        '2,espresso machine,20,',
      ];
      await page
        .getByLabel('Choose a CSV file')
        .setInputFiles({ ...FILE, buffer: Buffer.from(rows.join('\n')) });
      await expect(page.getByRole('table', { name: 'First rows of keywords.csv' })).toBeVisible();
    },
  },
  {
    name: 'add-keywords-guessed',
    as: 'settled',
    open: async (page) => {
      await page.goto('/tracker/add-keywords?from=file');
      const rows = [
        'keyword,question,hits',
        'Kaffee f\u00fcr B\u00fcros,Welcher Kaffee schmeckt?,900',
        'R\u00f6stkaffee,,20',
      ];
      await page
        .getByLabel('Choose a CSV file')
        .setInputFiles({ ...FILE, buffer: Buffer.from(rows.join('\n'), 'latin1') });
      await expect(page.getByText('it was read as Windows-1252')).toBeVisible();
    },
  },
  {
    name: 'add-keywords-unreadable',
    as: 'settled',
    open: async (page) => {
      await page.goto('/tracker/add-keywords?from=file');
      await page
        .getByLabel('Choose a CSV file')
        .setInputFiles({ ...FILE, buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]) });
      await expect(page.getByRole('alert')).toContainText('Save it as “CSV UTF-8”');
    },
  },
  {
    name: 'add-keywords-refused',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/keywords/import');
      await page.goto('/tracker/add-keywords?from=list');
      await page.getByLabel('Keywords', { exact: true }).fill('gift books');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];
