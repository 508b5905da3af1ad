import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { NAMING_KEYWORD } from '../fixtures/company.ts';
import { MATRIX_RUN_ID, showMatrix, showRun } from './canned-run.ts';
import { alterReply, hold, refuse, reply } from './replies.ts';
import { answered, at, look, screensOf, unfold } from './screen.ts';
import { toast } from './toast.ts';

const openVisibility = at('/tracker/visibility', '1-20 of 24');
const MATRIX = `/tracker/visibility-optimized?run=${MATRIX_RUN_ID}`;

async function openMatrix(page: Page): Promise<void> {
  await showMatrix(page, 'done');
  await at(MATRIX, 'You are mentioned in')(page);
}

async function confirmAll(page: Page): Promise<void> {
  await openVisibility(page);
  await page.getByRole('button', { name: 'Check all' }).click();
}

async function openChecker(page: Page): Promise<void> {
  await page.goto('/tracker/checker');
  await answered(page);
}

/** Where assistants are asked, and what they answered. */
export const CHECK_SCREENS = [
  ...screensOf('visibility', 'settled', {
    visibility: openVisibility,
    'visibility-ad-hoc': async (page) => {
      // Names may be as long as a line.
      const company = 'Fabrikam Books and Stationery of the Low Countries';
      await at(`/tracker/visibility?company=${encodeURIComponent(company)}`, `You check “${company}”`)(page);
      await page.getByRole('button', { name: 'Check running shoes' }).click();
      await expect(toast(page)).toContainText('Fabrikam');
    },
    'visibility-confirm': look({ isFixed: true }, async (page) => {
      await alterReply(page, contract.plans.get_my_plan_usage, ({ plan, ...usage }) => ({
        ...usage,
        plan: { ...plan, samples_max: 5 },
      }));
      await confirmAll(page);
      await page.getByLabel('Answers per question').selectOption('3');
      await expect(page.getByRole('button', { name: /Start check · at most/ })).toBeEnabled();
    }),
    'visibility-running': look({ isFixed: true }, async (page) => {
      await showRun(page, { state: 'running' });
      await openVisibility(page);
      await expect(page.getByText('Checking on ChatGPT and Claude')).toBeVisible();
    }),
    'visibility-refused': look({ provokes: /status of 500 / }, async (page) => {
      await refuse(page, contract.runs.start_run, 'INTERNAL_SERVER_ERROR');
      await confirmAll(page);
      await page.getByRole('button', { name: /Start check · at most/ }).click();
      await expect(toast(page)).toContainText('Check Failed');
      // Above the dialog, not behind its veil.
      const isOnTop = (element: { matches(selector: string): boolean }) => element.matches(':popover-open *');
      expect(await toast(page).evaluate(isOnTop)).toBe(true);
    }),
    'visibility-filters': look({ only: 360, isFixed: true }, async (page) => {
      await page.goto('/tracker/visibility?status=failed');
      await unfold(page, 'Filters (1)');
      await expect(page.getByLabel('Search intent')).toBeVisible();
    }),
    'visibility-report': look({ isFixed: true }, async (page) => {
      await showRun(page, { state: 'done' });
      await page.goto('/tracker/visibility?report=true');
      const fold = page.getByRole('button', { name: 'Keywords of the check' });
      await expect(page.getByRole('table', { name: 'Channels of the check' })).toBeVisible();
      if (await fold.isVisible()) await fold.click();
      await expect(page.getByRole('table', { name: 'Keywords of the check' })).toBeVisible();
      await expect(page.getByText('OpenAI limits how often')).toBeVisible();
    }),
    'visibility-answer': look({ isFixed: true }, async (page) => {
      await page.goto('/tracker/visibility?validator=true');
      await page.getByRole('link', { name: NAMING_KEYWORD }).click();
      await answered(page);
    }),
  }),
  ...screensOf('visibility-optimized', 'settled', {
    'matrix-chosen': async (page) => {
      await at('/tracker/visibility-optimized', '1-20 of 24')(page);
      for (const keyword of ['running shoes', 'office chairs', 'payroll software'])
        await page.getByRole('checkbox', { name: `Select ${keyword}`, exact: true }).check();
      await expect(page.getByRole('button', { name: /^Start · at most/ })).toBeEnabled();
    },
    'matrix-running': async (page) => {
      await showMatrix(page, 'running');
      await at(MATRIX, 'checks done')(page);
    },
    matrix: look({ isFixed: true }, openMatrix),
    'matrix-cell': look({ isFixed: true }, async (page) => {
      await openMatrix(page);
      const { items } = await (await page.request.get('/api/answers')).json();
      await reply(page, contract.checks.list_answers, { items: items.slice(0, 3) });
      await page.getByRole('link', { name: /answers of ChatGPT about coffee subscription$/i }).click();
      await page.getByRole('button', { name: 'Next answer' }).click();
      await expect(page.getByText('Answer 2 of 3 of ChatGPT in this check')).toBeVisible();
      await answered(page);
    }),
  }),
  ...screensOf('checker', 'settled', {
    checker: openChecker,
    'checker-choosing': async (page) => {
      await openChecker(page);
      await page.getByRole('combobox', { name: 'Keyword' }).click();
      await expect(page.getByText('20 of 24. Type to find more.')).toBeVisible();
    },
    'checker-checking': async (page) => {
      await hold(page, '**/functions/check-visibility');
      await page.goto('/tracker/checker');
      await page.getByRole('button', { name: 'Check visibility' }).click();
      await expect(page.getByText(/You can leave this page/)).toBeVisible();
    },
    'checker-failed': (page, { failedCheckPath }) => at(failedCheckPath, 'Earlier answers')(page),
  }),
  ...screensOf('answer', 'settled', {
    answer: look({ isFixed: true }, async (page, { answerPath }) => {
      await page.goto(answerPath);
      await answered(page);
    }),
  }),
];
