import { expect, type Page } from '@playwright/test';
import { readByThePage } from '../fixtures/read-by-the-page.ts';
import { showReportWithoutBrands } from './canned-answers.ts';
import { showDashboardWeeks } from './canned-dashboard.ts';
import { showRenamed } from './canned-judging.ts';
import { showLeftOut } from './canned-left-out.ts';
import { showRun } from './canned-run.ts';
import { alter, at, atFailure, fail, hold, type Screen } from './screen.ts';

const chart = (page: Page) =>
  expect(
    page
      .getByRole('slider', { name: /: moment$/ })
      .locator('svg')
      .first(),
  ).toBeVisible();

/** Dashboard and reports in every state that looks different. */
export const REPORT_SCREENS: readonly Screen[] = [
  {
    name: 'assistant',
    as: 'reported',
    open: async (page) => {
      await at('/tracker/openai', 'Newest report')(page);
      await chart(page);
      await expect(page.getByRole('table', { name: 'Keywords of the report' })).toBeVisible();
    },
  },
  { name: 'assistant-unreported', as: 'settled', open: at('/tracker/openai', 'There is no report yet') },
  {
    name: 'assistant-not-asked',
    as: 'settled',
    open: at('/tracker/gemini', 'Gemini has not been asked yet'),
  },
  {
    name: 'assistant-not-in-plan',
    as: 'newcomer',
    open: at('/tracker/claude', 'Free does not include Claude'),
  },
  {
    name: 'assistant-left-plan',
    as: 'reported',
    open: async (page) => {
      await alter<{ channels: { channel: string; is_in_plan: boolean }[] }>(
        page,
        '**/api/dashboard',
        (body) => ({
          ...body,
          channels: body.channels.map((one) => ({ ...one, is_in_plan: one.channel !== 'claude' })),
        }),
      );
      await at('/tracker/claude', 'so it is not asked any more')(page);
    },
  },
  {
    name: 'assistant-loading',
    as: 'reported',
    open: async (page) => {
      await hold(page, /\/api\/(dashboard|reports\/)/);
      await page.goto('/tracker/openai');
      await expect(page.getByText('Loading what ChatGPT says of you...')).toBeAttached();
    },
  },
  {
    name: 'assistant-failed',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/dashboard');
      await atFailure('/tracker/openai', 'What ChatGPT says of you could not be loaded')(page);
    },
  },
  {
    name: 'assistant-report-failed',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, /\/api\/reports\//);
      await atFailure('/tracker/openai', 'The newest report could not be loaded')(page);
    },
  },
  {
    name: 'assistant-answers-failed',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, /\/api\/answers\?/);
      await atFailure('/tracker/openai', 'The newest answers could not be loaded')(page);
    },
  },
  {
    name: 'assistant-not-set-up',
    as: 'settled',
    open: async (page) => {
      await alter<{ channels: { channel: string; is_configured: boolean }[] }>(
        page,
        '**/api/dashboard',
        (body) => ({
          ...body,
          channels: body.channels.map((one) => ({ ...one, is_configured: one.channel !== 'gemini' })),
        }),
      );
      await at('/tracker/gemini', 'Gemini is not set up')(page);
    },
  },
  {
    name: 'dashboard-empty',
    as: 'newcomer',
    open: at('/tracker/dashboard', 'Answers are searched for its name'),
  },
  {
    name: 'path-ready',
    as: 'newcomer',
    open: async (page) => {
      await alter<object>(page, '**/api/profile', (body) => ({ ...body, company_name: 'Bäckerei Strudl' }));
      await alter<object>(page, '**/api/plan-usage', (body) => ({ ...body, keywords: 5 }));
      await readByThePage(page);
      await at('/tracker/dashboard', 'Check these 5 now')(page);
    },
  },
  {
    name: 'path-running',
    as: 'settled',
    open: async (page) => {
      await showRun(page, { state: 'running' });
      await readByThePage(page);
      await at('/tracker/dashboard', /of 48 answered/)(page);
    },
  },
  {
    name: 'dashboard-unreported',
    as: 'settled',
    open: at('/tracker/dashboard', /of the newest \d+ answers/),
  },
  {
    name: 'dashboard',
    as: 'reported',
    open: async (page) => {
      await at('/tracker/dashboard', /in \d+% of its answers/)(page);
      await chart(page);
    },
  },
  {
    name: 'dashboard-table',
    as: 'reported',
    open: async (page) => {
      await at('/tracker/dashboard', /in \d+% of its answers/)(page);
      await page.getByText('Table', { exact: true }).click();
      await expect(page.getByRole('table', { name: 'ChatGPT over time' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-weeks',
    as: 'reported',
    open: async (page) => {
      await readByThePage(page);
      await showDashboardWeeks(page);
      await at('/tracker/dashboard', /Beyond chance, ChatGPT improved/)(page);
      await chart(page);
      await page
        .getByRole('button', { name: /The keywords changed: 3 before/ })
        .first()
        .focus();
      await expect(page.getByRole('tooltip').getByText('The keywords changed: 3 before')).toBeVisible();
    },
  },
  {
    name: 'home-weeks',
    as: 'reported',
    open: async (page) => {
      await readByThePage(page);
      await showDashboardWeeks(page);
      await at('/tracker', 'No assistant names you for 7 keywords')(page);
    },
  },
  {
    name: 'dashboard-renamed',
    as: 'reported',
    open: async (page) => {
      await readByThePage(page);
      await showRenamed(page);
      await at('/tracker/dashboard', /named Quarzwerk Holding in/)(page);
      await chart(page);
      await page.getByRole('button', { name: 'Changed names wait' }).click();
      await expect(page.getByText('All numbers are about Quarzwerk Holding')).toBeVisible();
    },
  },
  { name: 'home-empty', as: 'newcomer', open: at('/tracker', 'Answers are searched for its name') },
  { name: 'home', as: 'reported', open: at('/tracker', 'What to do next') },
  {
    name: 'dashboard-loading',
    as: 'reported',
    open: async (page) => {
      await readByThePage(page);
      await hold(page, /\/api\/(dashboard|answers|plan-usage)/);
      await at('/tracker/dashboard', 'Newest answers')(page);
    },
  },
  {
    name: 'dashboard-error',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page) => {
      await readByThePage(page);
      await fail(page, '**/api/dashboard');
      await atFailure('/tracker/dashboard', 'Your dashboard could not be loaded')(page);
    },
  },
  { name: 'reports-empty', as: 'newcomer', open: at('/tracker/reports', 'No reports yet') },
  { name: 'reports', as: 'reported', open: at('/tracker/reports', /of 6 \(/) },
  {
    name: 'reports-loading',
    as: 'reported',
    open: async (page) => {
      await hold(page, '**/api/reports*');
      await page.goto('/tracker/reports');
      await expect(page.getByRole('table', { name: 'Reports' })).toBeVisible();
    },
  },
  {
    name: 'reports-error',
    as: 'reported',
    provokes: /status of 500 /,
    open: async (page) => {
      await fail(page, '**/api/reports*');
      await atFailure('/tracker/reports', 'Failed to load reports. Please try again.')(page);
    },
  },
  {
    name: 'report',
    as: 'reported',
    open: async (page, { reportPath }) => {
      await page.goto(reportPath);
      await expect(page.getByRole('table', { name: 'Keywords of the report' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Cited sites' })).toBeVisible();
    },
  },
  {
    name: 'report-without-brands',
    as: 'reported',
    open: async (page, { reportPath }) => {
      await showReportWithoutBrands(page);
      await at(reportPath, 'No rate: no answer names a company.')(page);
      await expect(page.getByRole('table', { name: 'Keywords of the report' })).toBeVisible();
    },
  },
  {
    name: 'left-out',
    as: 'reported',
    open: async (page) => {
      await showLeftOut(page);
      await at('/tracker/left-out?channel=openai', 'You counted 1 in.')(page);
    },
  },
  {
    name: 'left-out-none',
    as: 'reported',
    open: at('/tracker/left-out?channel=perplexity', 'No answer is left out here.'),
  },
  {
    name: 'left-out-loading',
    as: 'reported',
    open: async (page) => {
      await hold(page, '**/api/left-out-answers*');
      await at('/tracker/left-out', 'Answers left out')(page);
    },
  },
  {
    name: 'left-out-missing',
    as: 'reported',
    provokes: /status of 404 /,
    open: at(
      '/tracker/left-out?report=01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
      'What these answers belong to was not found',
    ),
  },
  {
    name: 'report-none-shown',
    as: 'reported',
    open: async (page, { reportPath }) => {
      await at(`${reportPath}?show=failed`, 'No failed keywords in this report.')(page);
    },
  },
  {
    name: 'report-none-in-group',
    as: 'reported',
    open: async (page, { reportPath }) => {
      await at(
        `${reportPath}?topic=Loans&search_intent=local`,
        'No keywords with the topic “Loans” and the search intent “Local” in this report.',
      )(page);
    },
  },
  {
    name: 'report-tag-gone',
    as: 'reported',
    provokes: /status of 404 /,
    open: async (page, { reportPath }) => {
      await at(
        `${reportPath}?tag=01a1fb62-272e-7e0a-ac32-a0b1df7d47db`,
        'No keywords with a tag that no longer exists in this report.',
      )(page);
    },
  },
  {
    name: 'report-loading',
    as: 'reported',
    open: async (page, { reportPath }) => {
      await hold(page, '**/api/reports/*');
      await page.goto(reportPath);
      await expect(page.getByRole('table', { name: 'Keywords of the report' })).toBeVisible();
    },
  },
  {
    name: 'report-error',
    as: 'reported',
    provokes: /status of 504 /,
    open: async (page, { reportPath }) => {
      await fail(page, '**/api/reports/*', 504);
      await atFailure(reportPath, 'The report could not be loaded')(page);
    },
  },
  {
    name: 'report-missing',
    as: 'settled',
    provokes: /status of 404 /,
    open: at('/tracker/reports/01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This report was not found'),
  },
];
