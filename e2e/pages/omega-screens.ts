import { expect, type Page } from '@playwright/test';
import { alter, at, atFailure, fail, hold, type Screen } from './screen.ts';

const LIST = /\/api\/admin\/omega(\?|$)/;
const DAY_MS = 86_400_000;

const person = (email: string | null) => ({ id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db', email });

/** As in the list: one for good, one until a day, with long and short words. */
const OVERRIDES = [
  {
    keyword: 'coffee subscription',
    channel: 'openai',
    forced_status: 'mentioned',
    reason:
      'The answer names the company by its former name, which the rules will know with the next change of names.',
    until: null,
  },
  {
    keyword: 'where do I find a bookshop in Chicago that wraps gifts and delivers on Sundays',
    channel: 'perplexity',
    forced_status: 'not_mentioned',
    reason: 'A homonym',
    until: new Date(Date.now() + 20 * DAY_MS).toISOString(),
  },
].map((override, index) => ({
  ...override,
  id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47e${index}`,
  user: person('robin.tester@northwind-books.example'),
  keyword_id: `01a1fb62-272e-7e0a-ac32-a0b1df7d47d${index}`,
  state: 'in_force',
  set_by: person('admin@e2e.example'),
  set_at: new Date(Date.now() - 3 * DAY_MS).toISOString(),
  lifted: null,
}));

const LIFTED = OVERRIDES.map((override) => ({
  ...override,
  state: 'lifted',
  lifted: {
    by: person(null),
    at: new Date(Date.now() - DAY_MS).toISOString(),
    reason: 'The former name is an alias now',
  },
}));

const COUNTS = {
  mentioned_keywords: 3,
  not_mentioned_keywords: 9,
  improved_keywords: 0,
  declined_keywords: 1,
  percentage_mentioned: 25,
};

const FORECAST = {
  result: {
    result_state: 'not_mentioned',
    k: 1,
    n: 3,
    empty: 0,
    checked_at: new Date(Date.now() - DAY_MS).toISOString(),
  },
  report: {
    created_at: new Date(Date.now() - DAY_MS).toISOString(),
    total_keywords: 12,
    total_keywords_after: 12,
    has_keyword: true,
    before: COUNTS,
    after: {
      ...COUNTS,
      mentioned_keywords: 4,
      not_mentioned_keywords: 8,
      declined_keywords: 0,
      percentage_mentioned: 33.3,
    },
  },
  in_force: null,
};

const show = (page: Page, items: readonly object[]) =>
  page.route(LIST, (route) =>
    route.fulfill({ json: { items, total: items.length, page: 1, page_size: 20 } }),
  );

/** The dialog with everything chosen but the reason. */
async function choose(page: Page): Promise<void> {
  await show(page, OVERRIDES);
  await page.route('**/api/admin/omega/keywords*', (route) =>
    route.fulfill({ json: { items: [{ id: person(null).id, keyword: 'coffee subscription' }], total: 1 } }),
  );
  await at('/admin/omega', '2 set statuses in force')(page);
  await page.getByRole('button', { name: 'Set a status' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['User', 'Keyword']) {
    await dialog.getByRole('combobox', { name }).click();
    await dialog.getByRole('listbox', { name }).getByRole('option').first().click();
  }
  await dialog.getByLabel('Assistant').selectOption('ChatGPT');
  await dialog.getByLabel('Status').selectOption('Mentioned');
}

interface Results {
  items: { status: string }[];
}

/** What every check of a list came to is set by an administrator. */
const forceResults = (page: Page) =>
  alter<Results>(page, /\/api\/visibility-results/, ({ items, ...rest }) => ({
    ...rest,
    items: items.map((item, index) => {
      const forced_status = index % 2 === 0 ? 'not_mentioned' : 'mentioned';
      return { ...item, forced_status, result_state: forced_status, is_mentioned: index % 2 === 1 };
    }),
  }));

interface Detail {
  revision: object;
  keywords: { items: object[] };
}

/** Statuses that administrators set, where they are set and where they are shown. */
export const OMEGA_SCREENS: readonly Screen[] = [
  {
    name: 'admin-omega',
    as: 'administrator',
    open: async (page) => {
      await show(page, OVERRIDES);
      await at('/admin/omega', '2 set statuses in force')(page);
    },
  },
  {
    name: 'admin-omega-lifted',
    as: 'administrator',
    open: async (page) => {
      await show(page, LIFTED);
      await at('/admin/omega?state=lifted', '2 set statuses lifted')(page);
    },
  },
  {
    name: 'admin-omega-empty',
    as: 'administrator',
    open: async (page) => {
      await show(page, []);
      await at('/admin/omega', 'No status is set')(page);
    },
  },
  {
    name: 'admin-omega-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, LIST);
      await at('/admin/omega', 'Loading the set statuses...')(page);
    },
  },
  {
    name: 'admin-omega-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, LIST);
      await atFailure('/admin/omega', 'The set statuses could not be loaded')(page);
    },
  },
  {
    name: 'admin-omega-set',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/omega/forecast*', (route) => route.fulfill({ json: FORECAST }));
      await choose(page);
      await expect(page.getByText('3 of 12 (25%) → 4 of 12 (33.3%)')).toBeVisible();
    },
  },
  {
    name: 'admin-omega-set-already',
    as: 'administrator',
    open: async (page) => {
      await page.route('**/api/admin/omega/forecast*', (route) =>
        route.fulfill({ json: { ...FORECAST, in_force: OVERRIDES[0] } }),
      );
      await choose(page);
      await expect(page.getByText('Lift that first.')).toBeVisible();
    },
  },
  {
    name: 'keywords-set-by-administrator',
    as: 'settled',
    open: async (page) => {
      await forceResults(page);
      await at('/tracker/keywords', '1-20 of 24')(page);
      await expect(page.getByRole('link', { name: /set by administrator/ }).first()).toBeVisible();
    },
  },
  {
    name: 'visibility-set-by-administrator',
    as: 'settled',
    open: async (page) => {
      await forceResults(page);
      await at('/tracker/visibility', 'set by administrator')(page);
    },
  },
  {
    name: 'report-set-by-administrator',
    as: 'reported',
    open: async (page) => {
      await alter<Detail>(page, /\/api\/reports\/[^/?]+(\?|$)/, ({ revision, keywords, ...rest }) => ({
        ...rest,
        revision: { ...revision, forced_keywords: 1 },
        keywords: {
          ...keywords,
          items: keywords.items.map((line, index) =>
            index === 0 ? { ...line, forced_status: 'not_mentioned', result_state: 'not_mentioned' } : line,
          ),
        },
      }));
      await page.goto('/tracker/reports');
      await page.getByRole('table', { name: 'Reports' }).getByRole('link').first().click();
      await expect(page.getByText('Not mentioned, set by administrator').first()).toBeVisible();
    },
  },
];
