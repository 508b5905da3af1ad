import { expect, type Page } from '@playwright/test';
import { at, atFailure, fail, hold, type Screen } from './screen.ts';

const WARNINGS = '**/api/admin/rules/warnings';

const rule = (at: number, more: object) => ({
  rule_id: `01890000-0000-7000-8000-00000000000${at}`,
  comparison: 'gt',
  is_cooling_down: false,
  ...more,
});
const READINGS = [
  rule(1, {
    name: 'Many calls to assistants fail',
    measure: 'failed_answers',
    threshold: 25,
    value: 37.5,
    would_warn: true,
  }),
  rule(2, {
    name: 'Checks wait for a worker',
    measure: 'waiting_minutes',
    threshold: 15,
    value: 0,
    would_warn: false,
  }),
  rule(3, {
    name: "The day's spending nears its limit",
    measure: 'daily_spend',
    threshold: 90,
    value: 92.4,
    would_warn: true,
    is_cooling_down: true,
  }),
  rule(4, { name: 'Too few calls', measure: 'failed_answers', threshold: 5, value: null, would_warn: false }),
];
const WARNED = [1, 2, 3].map((day) => ({
  id: `01890000-0000-7000-8000-00000000001${day}`,
  rule_id: READINGS[2]?.rule_id,
  name: "The day's spending nears its limit",
  measure: 'daily_spend',
  comparison: 'gt',
  threshold: 90,
  value: 90 + day / 2,
  warned_at: new Date(Date.now() - day * 86_400_000).toISOString(),
}));

const show = (readings: readonly object[], warnings: readonly object[]) => async (page: Page) => {
  await page.route(WARNINGS, (route) => route.fulfill({ json: { readings, warnings } }));
  await at('/admin/rules', /^No warning rule is met|^\d warning rules? (is|are) met/)(page);
};

async function tryOut(page: Page, label: string, text: string, button: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: button }).click();
}

/** The rules of the operator. */
export const RULE_SCREENS: readonly Screen[] = [
  {
    name: 'admin-rules',
    as: 'administrator',
    open: async (page) => {
      await show(READINGS, WARNED)(page);
      await tryOut(page, 'Email address', 'anna@example.com', 'Try sign-up');
      await expect(page.getByText('May sign up.')).toBeVisible();
      await tryOut(page, 'Keyword or question', 'best coffee', 'Try keyword');
      await expect(page.getByText('Accepted. No rule refuses it.')).toBeVisible();
    },
  },
  { name: 'admin-rules-empty', as: 'administrator', open: show([], []) },
  {
    name: 'admin-rules-loading',
    as: 'administrator',
    open: async (page) => {
      await hold(page, WARNINGS);
      await at('/admin/rules', 'Who may sign up')(page);
    },
  },
  {
    name: 'admin-rules-failed',
    as: 'administrator',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, WARNINGS);
      await atFailure('/admin/rules', 'What the warning rules read could not be loaded')(page);
    },
  },
  {
    name: 'admin-warning-rules',
    as: 'administrator',
    open: at('/admin/rules/warnings', /^[\d,]+ warning rules$/),
  },
  {
    name: 'admin-warning-rule',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/rules/warnings', /^[\d,]+ warning rules$/)(page);
      await page.getByRole('button', { name: 'High memory usage', exact: true }).click();
      await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('High memory usage');
    },
  },
  {
    name: 'admin-sign-up-rule',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/rules/sign-ups', /sign-up rules?/)(page);
      await page.getByRole('button', { name: 'New sign-up rule' }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Mail domain')).toBeVisible();
    },
  },
  {
    name: 'admin-keyword-rule',
    as: 'administrator',
    open: async (page) => {
      await at('/admin/rules/keywords', /keyword rules?/)(page);
      await page.getByRole('button', { name: 'New keyword rule' }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Phrase')).toBeVisible();
    },
  },
];
