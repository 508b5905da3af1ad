import { CHANNELS } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/demonstration.ts';
import { differences, factOf, NOT_SAID, Walk } from '../pages/walk.ts';

/** A rate with its range and its answers, as the cards of assistants have it. */
const RATED = /\d+%\s*[\d-]+%? · [\d,]+ answers/;
/** The figures of a report that has been made, each with that of the days before. */
const MADE = /Before: /;

/** What the account's own pages say besides rates, which one-value reads. */
async function walkAsOwner(walk: Walk, page: Page): Promise<void> {
  await walk.open('/tracker/dashboard', RATED);
  walk.words('spent this month', /Simulated AI usage in \w+: (\$[\d,]+\.\d\d)/);
  await walk.moment('newest report', /^Updated/);
  await walk.moment('next refresh', /^Next refresh/);
  await walk.open('/tracker/openai');
  await walk.moment('next refresh', /^Next refresh/);

  for (const channel of CHANNELS) {
    await walk.open(`/tracker/reports?channel=${channel}`);
    const row = page.getByRole('table', { name: 'Reports' }).locator('tbody tr').first();
    walk.keep('keywords', /of (\d+)/.exec(await row.innerText())?.[1] ?? '');
    await walk.moment(`${channel}: newest report written`, /\d/);
    await walk.open((await row.getByRole('link').getAttribute('href')) ?? '');
    await walk.moment(`${channel}: newest report written`, /^Created/);
    await walk.rows('keywords', 'Keywords of the report');
  }
  await walk.open('/tracker/reports');
  await walk.moment('newest report', /^Newest report/);
  await walk.open('/tracker/presence-score');
  await walk.moment('newest report', /^Updated/);

  await walk.open('/tracker/keywords');
  walk.words('keywords', /(\d+) keywords?, no limit on/);
  walk.words('plan', /no limit on (\w+)/);
  await walk.rows('keywords', 'Keywords');
  await walk.open('/tracker/plans');
  walk.words('keywords', /(\d+) keywords? \(no limit\)/);
  walk.words('plan', /(\w+) · (?:[^·\n]+ · )?\d+ keywords? \(no limit\)/);
  walk.words('plan', /(\w+)\s+Current Plan/);
  walk.words('price of Enterprise', /Enterprise\s[^$]*(\$\d+)\s*per month/);
  walk.words('refresh of Enterprise', /Enterprise\s[^$]*\$\d+[\s\S]*?Checks and reports (\w+)/);
  walk.words('spent this month', /simulated AI usage (\$[\d,]+\.\d\d)/);
  walk.words('keywords of Enterprise', /Enterprise\s[^$]*\$\d+[\s\S]*?(Unlimited) keywords/);

  await walk.open('/tracker/competitive-intel');
  walk.words('competitors', /Tracked \((\d+)\)/);
  await walk.open('/tracker/profile');
  walk.keep('website', await page.getByLabel('Website').first().inputValue());
  walk.keep('company', await page.getByLabel('Company name').first().inputValue());
  walk.words('profile', /(profile complete)/);
}

/** What the back office says of the same account, which is the only one that asks. */
async function walkAsAdministrator(walk: Walk, page: Page, email: string): Promise<void> {
  await walk.open('/admin/dashboard', /Active users\s*\d/);
  walk.words('runs of 30 days', /from ([\d,]+) runs in 30 days/);
  walk.words('answers of 30 days', /Answers\s+([\d,]+)\s+from/);
  walk.words('cost of 30 days', /Spent\s+(\$[\d.,]+)\s+in 30 days/);
  walk.words('users', /Users\s+([\d,]+)\s/);
  walk.words('active users of 30 days', /Active users\s+([\d,]+)\s/);
  walk.words('new users of 30 days', /New users\s+([\d,]+)\s/);

  await walk.open('/admin/reporting?report=user-activity', MADE);
  await walk.fact('runs of 30 days', 'Runs');
  await walk.fact('answers of 30 days', 'Answers');
  await walk.fact('cost of 30 days', 'Cost of answers');
  await walk.fact('users', 'Users');
  await walk.fact('active users of 30 days', 'Active users');
  await walk.fact('new users of 30 days', 'New users');
  const before = /Before: (.*)/;
  await walk.fact('cost of the 30 days before', 'Cost of answers', before);
  await walk.open('/admin/reporting?report=revenue-analytics', MADE);
  await walk.fact('cost of 30 days', 'Cost of answers');
  await walk.fact('cost of the 30 days before', 'Cost of answers', before);
  await walk.open('/admin/reporting?report=channel-performance', MADE);
  await walk.fact('cost of 30 days', 'Cost of answers');
  await walk.fact('cost of the 30 days before', 'Cost of answers', before);
  await walk.open('/admin/reporting?report=visibility-trends', MADE);
  await walk.fact('reports of 30 days', 'Reports');
  await walk.fact('rate of 30 days', 'Share mentioned');
  await walk.open('/admin/reporting?report=keyword-analysis', MADE);
  await walk.fact('keywords', 'Keywords');
  await walk.fact('rate of 30 days', 'Share mentioned');
  await walk.open('/admin/reporting?report=competitive-analysis', MADE);
  await walk.fact('competitors', 'Competitors mentioned');

  await walk.open(`/admin/users?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('table', { name: 'Users' }).locator('tbody tr').filter({ hasText: email });
  const cells = await row.locator('td, th').allInnerTexts();
  const place = cells.findLastIndex((cell) => cell.includes(email));
  walk.keep('plan', cells[place + 1] ?? '');
  walk.keep('keywords', cells[place + 3] ?? '');
  walk.keep('joined', (await row.locator('time').first().getAttribute('datetime')) ?? '');
  const path = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  await walk.open(path);
  walk.keep('joined', (await factOf(page, 'Joined').locator('time').getAttribute('datetime')) ?? '');
  await walk.fact('plan', 'Plan');
  await walk.fact('keywords', 'Keywords');
  await walk.fact('competitors', 'Competitors');
  await walk.fact('spent this month', 'Spent this month');
  await walk.fact('company', 'Company');
  await walk.fact('website', 'Website');
  await walk.fact('keywords of Enterprise', 'Keyword limit', /^(\w+),/);
  await walk.open(`${path}?part=keywords`);
  walk.words('keywords', /(\d+) keywords? with/);
  await walk.rows('keywords', 'Keywords');
}

test('what two pages of the demonstration say of the same thing is the same', {
  tag: '@verify',
}, async ({ page, demonstration: { account, administrator } }) => {
  test.setTimeout(600_000);
  const walk = new Walk(page);
  await walk.signIn(account, '/tracker/dashboard');
  await walkAsOwner(walk, page);
  await walk.signIn(administrator, '/admin/dashboard');
  await walkAsAdministrator(walk, page, account.email);
  await walk.open('/plans');
  walk.words('price of Enterprise', /Enterprise\s[^$]*(\$\d+)/);

  const { compared, differing } = differences(walk.said);
  expect.soft(walk.said.filter(({ value }) => value === NOT_SAID || value === '')).toEqual([]);
  expect.soft(differing).toEqual([]);
  expect(compared).toBeGreaterThan(20);
});
