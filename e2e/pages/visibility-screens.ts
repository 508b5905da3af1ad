import { expect } from '@playwright/test';
import { NAMING_KEYWORD } from '../fixtures/company.ts';
import { showEmptyResults } from './canned-answers.ts';
import { showRun } from './canned-run.ts';
import { alter, answered, at, atFailure, fail, hold, pauseSome, type Screen, unfold } from './screen.ts';
import { toast } from './toast.ts';

const openVisibility = at('/tracker/visibility', '1-20 of 24');

/** The visibility tracker in every state that looks different. */
export const VISIBILITY_SCREENS: readonly Screen[] = [
  { name: 'visibility-empty', as: 'newcomer', open: at('/tracker/visibility', 'No Keywords Found') },
  { name: 'visibility', as: 'settled', open: openVisibility },
  {
    name: 'visibility-empty-answers',
    as: 'settled',
    open: async (page) => {
      await showEmptyResults(page);
      await openVisibility(page);
      await expect(page.getByText('No companies named').filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: 'visibility-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, /\/api\/(keywords|visibility-results|profile)/);
      await page.goto('/tracker/visibility');
      await expect(page.getByRole('table', { name: 'Keywords and their visibility' })).toBeVisible();
    },
  },
  {
    name: 'visibility-error',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/keywords*');
      await atFailure('/tracker/visibility', 'Your keywords could not be loaded')(page);
    },
  },
  {
    name: 'visibility-without-results',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, /\/api\/visibility-results\?/);
      await atFailure('/tracker/visibility', 'Not loaded')(page);
    },
  },
  {
    name: 'visibility-paused',
    as: 'settled',
    open: async (page) => {
      await pauseSome(page);
      await openVisibility(page);
      await expect(page.getByText('Paused').first()).toBeVisible();
    },
  },
  {
    name: 'visibility-no-match',
    as: 'settled',
    open: at('/tracker/visibility?search=zz', 'No keyword matches'),
  },
  {
    name: 'visibility-ad-hoc',
    as: 'settled',
    open: async (page) => {
      await at('/tracker/visibility?company=Fabrikam', 'You look for “Fabrikam”')(page);
      await page.getByRole('button', { name: 'Check running shoes' }).click();
      await expect(toast(page)).toContainText('Fabrikam');
    },
  },
  {
    name: 'visibility-selected',
    as: 'settled',
    open: async (page) => {
      await openVisibility(page);
      await page.getByRole('checkbox', { name: 'Select running shoes' }).check();
      await page.getByRole('checkbox', { name: 'Select office chairs' }).check();
      await expect(page.getByText('2 keywords selected')).toBeVisible();
    },
  },
  {
    name: 'visibility-confirm',
    as: 'settled',
    open: async (page) => {
      await openVisibility(page);
      await page.getByRole('button', { name: 'Check all' }).click();
      await expect(page.getByRole('button', { name: /Start check · at most/ })).toBeEnabled();
    },
  },
  {
    name: 'visibility-confirm-samples',
    as: 'settled',
    open: async (page) => {
      await alter<{ plan: { samples_max: number } }>(page, '**/api/plan-usage', (body) => ({
        ...body,
        plan: { ...body.plan, samples_max: 5 },
      }));
      await openVisibility(page);
      await page.getByRole('button', { name: 'Check all' }).click();
      await page.getByLabel('Answers per question').selectOption('3');
      await expect(page.getByRole('button', { name: /Start check · at most/ })).toBeEnabled();
    },
  },
  {
    name: 'visibility-running',
    as: 'settled',
    open: async (page) => {
      await showRun(page, { state: 'running' });
      await openVisibility(page);
      await expect(page.getByText('Checking on ChatGPT and Claude')).toBeVisible();
    },
  },
  {
    name: 'visibility-refused',
    as: 'settled',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/runs');
      await openVisibility(page);
      await page.getByRole('button', { name: 'Check all' }).click();
      await page.getByRole('button', { name: /Start check · at most/ }).click();
      await expect(toast(page)).toContainText('Check Failed');
      // Above the dialog, not behind its veil.
      const isOnTop = (element: { matches(selector: string): boolean }) => element.matches(':popover-open *');
      expect(await toast(page).evaluate(isOnTop)).toBe(true);
    },
  },
  {
    name: 'visibility-stopped',
    as: 'settled',
    open: async (page) => {
      await showRun(page, { state: 'own_cap' });
      await openVisibility(page);
      await expect(page.getByText('Stopped by your own limit')).toBeVisible();
    },
  },
  {
    name: 'visibility-cancelled',
    as: 'settled',
    open: async (page) => {
      await showRun(page, { state: 'cancelled' });
      await openVisibility(page);
      await expect(page.getByText('Visibility Check Cancelled')).toBeVisible();
    },
  },
  {
    name: 'visibility-filters',
    as: 'settled',
    only: 360,
    open: async (page) => {
      await page.goto('/tracker/visibility?status=failed');
      await unfold(page, 'Filters (1)');
      await expect(page.getByLabel('Search intent')).toBeVisible();
    },
  },
  {
    name: 'visibility-no-report',
    as: 'settled',
    open: at('/tracker/visibility?report=true', 'No check has run yet'),
  },
  {
    name: 'visibility-report',
    as: 'settled',
    open: async (page) => {
      await showRun(page, { state: 'done' });
      await page.goto('/tracker/visibility?report=true');
      // A phone folds it away.
      const fold = page.getByRole('button', { name: 'Keywords of the check' });
      await expect(page.getByRole('table', { name: 'Channels of the check' })).toBeVisible();
      if (await fold.isVisible()) await fold.click();
      await expect(page.getByRole('table', { name: 'Keywords of the check' })).toBeVisible();
      await expect(page.getByText('OpenAI limits how often')).toBeVisible();
    },
  },
  {
    name: 'visibility-answer',
    as: 'settled',
    open: async (page) => {
      await page.goto('/tracker/visibility?validator=true');
      await page.getByRole('link', { name: NAMING_KEYWORD }).click();
      await answered(page);
    },
  },
  {
    name: 'visibility-answer-loading',
    as: 'settled',
    open: async (page) => {
      await hold(page, '**/api/answers/*');
      await page.goto('/tracker/visibility');
      await page.getByRole('link', { name: NAMING_KEYWORD }).click();
      await expect(page.getByText('Loading the answer...')).toBeAttached();
    },
  },
  {
    name: 'visibility-answer-missing',
    as: 'settled',
    provokes: /status of 404 /,
    open: at(
      '/tracker/visibility?keyword=01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
      'This keyword was not found',
    ),
  },
];
