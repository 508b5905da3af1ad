import { expect, type Page } from '@playwright/test';
import { at, hold, refuse, type Screen } from './screen.ts';

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
    name: 'dashboard-empty',
    as: 'newcomer',
    open: at('/tracker/dashboard', 'Answers are searched for its name'),
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
      await expect(page.getByRole('table', { name: 'Visibility over time' })).toBeVisible();
    },
  },
  { name: 'home-empty', as: 'newcomer', open: at('/tracker', 'Answers are searched for its name') },
  { name: 'home', as: 'reported', open: at('/tracker', 'What to do next') },
  {
    name: 'dashboard-loading',
    as: 'reported',
    open: async (page) => {
      await hold(page, /\/api\/(dashboard|answers|plan-usage)/);
      await at('/tracker/dashboard', 'Newest answers')(page);
    },
  },
  {
    name: 'dashboard-error',
    as: 'reported',
    provokes: /status of 403 /,
    open: async (page) => {
      await refuse(page, '**/api/dashboard');
      await at('/tracker/dashboard', 'Your dashboard could not be loaded')(page);
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
    provokes: /status of 403 /,
    open: async (page) => {
      await refuse(page, '**/api/reports*');
      await at('/tracker/reports', 'Failed to load reports. Please try again.')(page);
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
    name: 'report-none-shown',
    as: 'reported',
    open: async (page, { reportPath }) => {
      await at(`${reportPath}?show=failed`, 'No failed keywords in this report.')(page);
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
    provokes: /status of 403 /,
    open: async (page, { reportPath }) => {
      await refuse(page, '**/api/reports/*');
      await at(reportPath, 'The report could not be loaded')(page);
    },
  },
  {
    name: 'report-missing',
    as: 'settled',
    provokes: /status of 404 /,
    open: at('/tracker/reports/01a1fb62-272e-7e0a-ac32-a0b1df7d47db', 'This report was not found'),
  },
  { name: 'competitors-empty', as: 'newcomer', open: at('/tracker/competitive-intel', 'No competitors yet') },
  {
    name: 'competitors',
    as: 'reported',
    open: at('/tracker/competitive-intel', 'The names you changed do not hold for older answers yet'),
  },
  {
    name: 'competitor-dialog',
    as: 'reported',
    open: async (page) => {
      await page.goto('/tracker/competitive-intel');
      await page.getByRole('button', { name: 'Change Nordhaven' }).click();
      await expect(page.getByRole('dialog', { name: 'Change Nordhaven' })).toBeVisible();
    },
  },
  {
    name: 'competitors-loading',
    as: 'reported',
    open: async (page) => {
      await hold(page, /\/api\/(brand|competitors|judgements)/);
      await at('/tracker/competitive-intel', 'Your names')(page);
    },
  },
  {
    name: 'competitors-error',
    as: 'reported',
    provokes: /status of 403 /,
    open: async (page) => {
      await refuse(page, '**/api/competitors');
      await at('/tracker/competitive-intel', 'Your competitors could not be loaded')(page);
    },
  },
];
