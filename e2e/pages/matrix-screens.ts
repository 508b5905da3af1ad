import { expect, type Page } from '@playwright/test';
import { MATRIX_RUN_ID, showMatrix } from './canned-matrix.ts';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const AT = '/tracker/visibility-optimized';
const MATRIX = `${AT}?run=${MATRIX_RUN_ID}`;

const choose = async (page: Page) => {
  await at(AT, '1-20 of 24')(page);
  for (const keyword of ['running shoes', 'office chairs', 'payroll software'])
    await page.getByRole('checkbox', { name: `Select ${keyword}`, exact: true }).check();
};

/** Advanced testing in every state that looks different. */
export const MATRIX_SCREENS: readonly Screen[] = [
  { name: 'matrix-choice', as: 'settled', open: at(AT, 'Choose keywords below.') },
  {
    name: 'matrix-chosen',
    as: 'settled',
    open: async (page) => {
      await choose(page);
      await expect(page.getByRole('button', { name: /^Start · at most/ })).toBeEnabled();
    },
  },
  { name: 'matrix-empty', as: 'newcomer', open: at(AT, 'No Keywords Found') },
  {
    name: 'matrix-choice-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, /\/api\/(keywords|plan-usage)/);
      await page.goto(AT);
      await expect(page.getByRole('table', { name: 'Keywords to choose from' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  {
    name: 'matrix-choice-failed',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/keywords*');
      await atFailure(AT, 'Advanced testing could not be loaded')(page);
    },
  },
  {
    name: 'matrix-running',
    as: 'settled',
    open: async (page) => {
      await showMatrix(page, { isDone: false });
      await at(MATRIX, 'checked so far')(page);
    },
  },
  {
    name: 'matrix',
    as: 'settled',
    open: async (page) => {
      await showMatrix(page, { isDone: true });
      await at(MATRIX, 'You are named in')(page);
    },
  },
  {
    name: 'matrix-cell',
    as: 'settled',
    open: async (page) => {
      await showMatrix(page, { isDone: true });
      await at(MATRIX, 'You are named in')(page);
      const { items } = await (await page.request.get('/api/answers')).json();
      const answers = { items: items.slice(0, 3), next_before: null };
      await page.route(/\/api\/answers\?/, (route) => route.fulfill({ json: answers }));
      await page.getByRole('link', { name: /answers of ChatGPT about coffee subscription$/i }).click();
      await page.getByRole('button', { name: 'Next answer' }).click();
      await expect(page.getByText('Answer 2 of 3 of ChatGPT in this check')).toBeVisible();
      await expect(page.getByRole('article', { name: /^Answer of / })).toBeVisible();
    },
  },
  {
    name: 'matrix-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, /\/api\/runs\/[0-9a-f-]+\?/);
      await at(MATRIX, 'Loading the check...')(page);
    },
  },
  {
    name: 'matrix-missing',
    as: 'settled',
    provokes: /status of 404 /,
    open: at(`${AT}?run=01a1fb62-272e-7e0a-ac32-a0b1df7d47db`, 'This check does not exist'),
  },
];
