import { contract } from '@answerscope/contract';
import { expect, type Page } from '@playwright/test';
import { readByThePage } from '../fixtures/read-by-the-page.ts';
import { showDashboardWeeks } from './canned-history.ts';
import { showRenamed } from './canned-judging.ts';
import { showLeftOut } from './canned-left-out.ts';
import { showRun } from './canned-run.ts';
import { alterReply } from './replies.ts';
import { at, drawn, look, screensOf } from './screen.ts';

const openDashboard = at('/tracker/dashboard', /\d+% of \d+ answers/);

/** The dashboard with four assistants of a quarter of a year. */
async function openWeeks(page: Page): Promise<void> {
  await readByThePage(page);
  await showDashboardWeeks(page);
}

const DASHBOARD_SCREENS = [
  ...screensOf('dashboard', 'newcomer', {
    'path-ready': look({ isFixed: true }, async (page) => {
      await alterReply(page, contract.profile.get_profile, (body) => ({
        ...body,
        company_name: 'Bäckerei Strudl',
      }));
      await alterReply(page, contract.plans.get_my_plan_usage, (body) => ({ ...body, keywords: 5 }));
      await readByThePage(page);
      await at('/tracker', 'Check these 5 now')(page);
    }),
  }),
  ...screensOf('dashboard', 'settled', {
    'path-running': async (page) => {
      await showRun(page, { state: 'running' });
      await readByThePage(page);
      await at('/tracker/dashboard', /of 48 answered/)(page);
    },
    'dashboard-unreported': at('/tracker/dashboard', /of the newest \d+ answers/),
  }),
  ...screensOf('dashboard', 'reported', {
    dashboard: async (page) => {
      await openDashboard(page);
      await drawn(page);
    },
    'dashboard-weeks': look({ isFixed: true }, async (page) => {
      await openWeeks(page);
      await at('/tracker/dashboard', /answers over .* mention/)(page);
      await drawn(page);
      const mark = page.getByRole('button', { name: /The model changed from model-1 to model-2/ });
      await mark.first().focus();
      await expect(
        page.getByRole('tooltip').getByText('The model changed from model-1 to model-2'),
      ).toBeVisible();
    }),
    'dashboard-renamed': async (page) => {
      await readByThePage(page);
      await showRenamed(page);
      await at('/tracker/dashboard', /mentions? Quarzwerk Holding in/)(page);
      await drawn(page);
      await page.getByRole('button', { name: 'Review name changes' }).click();
      await expect(page.getByText('All numbers are about Quarzwerk Holding')).toBeVisible();
    },
  }),
  ...screensOf('home', 'reported', {
    home: at('/tracker', 'Next steps'),
    'home-weeks': async (page) => {
      await openWeeks(page);
      await at('/tracker', 'Not in newest answers: 7 keywords')(page);
    },
  }),
];

/** The dashboard, assistants, reports and their answers. */
export const REPORT_SCREENS = [
  ...DASHBOARD_SCREENS,
  ...screensOf('assistant', 'reported', {
    assistant: look({ isFixed: true }, async (page) => {
      await at('/tracker/openai', 'Report')(page);
      await drawn(page);
      await expect(page.getByRole('table', { name: 'Keywords of the report' })).toBeVisible();
    }),
  }),
  ...screensOf('reports', 'reported', {
    reports: at('/tracker/reports', /· \d+ answers/),
  }),
  ...screensOf('report', 'reported', {
    report: look({ isFixed: true }, async (page, { reportPath }) => {
      await page.goto(reportPath);
      await expect(page.getByRole('table', { name: 'Keywords of the report' })).toBeVisible();
    }),
  }),
  ...screensOf('left-out', 'reported', {
    'left-out': async (page) => {
      await showLeftOut(page);
      await at('/tracker/left-out?channel=openai', 'You counted 1 answer.')(page);
    },
  }),
];
