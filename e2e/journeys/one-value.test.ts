import { CHANNEL_LABELS, CHANNELS, type Channel } from '@answerscope/contract';
import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/demonstration.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { Numbers } from '../pages/numbers.ts';
import { differences, NOT_SAID, Walk } from '../pages/walk.ts';

/** Reads every page that draws a rate, range or change of docs/numbers.md. */
async function readPages(pages: Numbers, channels: readonly Channel[], range: string): Promise<void> {
  const over = (path: string) => `/tracker${path}${path.includes('?') ? '&' : '?'}range=${range}`;
  const ofReport = (label: string) => ({ whole: `report ${label}`, onEach: 'report *' });

  await pages.read('Keywords', over('/keywords'), {}, /: (?:not )?mentioned/);
  const keywords = await pages.tableRows();
  pages.membersOf = (group) => {
    const members = keywords.filter(({ cells }) => cells.Topic?.includes(group));
    return members.map(({ name }) => name).join(' + ');
  };

  await pages.read('Home', over(''), {}, /Newest answers/);
  await pages.read('Dashboard', over('/dashboard'));
  await pages.readLines({ whole: 'all' });
  await pages.read('Reports', over('/reports'), { onEach: 'report *' });
  const reports = await pages.tableRows();
  const newest = channels.map((channel) => {
    const label = CHANNEL_LABELS[channel];
    const { path = '', cells = {} } = reports.find((row) => row.cells.Assistant === label) ?? {};
    const heads = ['Visibility in the report', 'Trend', 'Keywords with a mention'];
    const words = heads.map((head) => `${head} ${cells[head]}`).join(' ');
    pages.readWords(words.replace('the report', 'this report'), ofReport(label));
    return { channel, label, id: path.split('/').at(-1) };
  });
  for (const { channel, label, id } of newest) {
    await pages.read('Report', over(`/reports/${id}`), ofReport(label));
    await pages.read('Assistant', over(`/${channel}`), { whole: `report ${label}` });
    await pages.readLines({});
    await pages.read('Tracker', over(`/visibility?channel=${channel}&report=true`));
    await pages.read('Left out', over(`/left-out?window=${id}`), { whole: label }, /answer/);
  }

  await pages.read('Presence', over('/presence-score'));
  await pages.read('Competitors', over('/competitive-intel'), {}, /mention you|No other company/);
  await pages.read(
    'Opportunities',
    over('/competitive-intel?tab=opportunities'),
    {},
    /assistant pair|No |Track a company/,
  );
  await pages.read('Sources', over('/sources'), {}, /most cited|No /);
  // In 90 days this page counts the newest 2,000 answers, and says so.
  if (range !== '90') await pages.read('Brand', over('/brand-analysis'), {}, /in the last/);
  await pages.read('Topics', over('/topics'));
  await pages.read('Tags', over('/tags'), {}, /keyword/);
  for (const type of ['visibility-trends', 'channel-performance', 'keyword-analysis', 'competitive-analysis'])
    await pages.read('Analytics', over(`/reports/analytics?report=${type}`), {}, /In detail/);
  for (const { name, path } of keywords) {
    const about = { whole: `keywords ${name}`, onEach: `keywords ${name} on *` };
    await pages.read('Keyword', over(path.replace('/tracker', '')), about, /Mentions over time/);
    await pages.readLines(about, true);
  }
  pages.keepSums();
}

/** The pages on which each rate, range and change is read over 28 days. */
const READ = {
  'all: rate': 'Analytics Competitors Dashboard Presence',
  'all: range': 'Analytics Competitors',
  'all: sizes': 'Analytics', // Only on days when they differ.
  'all: share of voice': 'Analytics Competitors Dashboard Presence',
  'all: share of voice before': 'Analytics',
  'assistant: rate': 'Analytics Assistant Competitors Dashboard Presence Tags Tracker',
  'assistant: range': 'Analytics Assistant Dashboard Tags Tracker',
  'assistant: verdict': 'Assistant Dashboard Presence Tracker',
  'assistant: sizes': 'Analytics Assistant Dashboard Presence Tracker',
  'assistant: share of voice': 'Analytics Presence',
  'assistant: share of voice before': 'Analytics Presence',
  'keywords: rate': 'Keyword Opportunities Tags Topics',
  'keywords: range': 'Tags Topics',
  'keywords: verdict': 'Home Keyword Tags Topics',
  'keywords: sizes': 'Home Keyword Tags Topics',
  'keywords: share of voice': 'Keyword Topics',
  'report: rate': 'Assistant Report Reports',
  'report: range': 'Assistant Report Reports',
  'report: share of voice': 'Assistant Report',
  'score: score': 'Presence',
  'score: range': 'Presence',
  'theme: rate': 'Brand',
  'theme: range': 'Brand',
};

/** By what it is of, on which pages a value is said. */
function pagesOf(said: Numbers['said']): Record<string, string> {
  const facts = said.flatMap(({ of, where }) => {
    const [, subject = '', fact = ''] =
      /^([^ :]+).*: (rate|range|verdict|sizes|score|share of voice.*)$/.exec(of) ?? [];
    const kind = /^(all|keywords|report|score|theme)$/.test(subject) ? subject : 'assistant';
    return fact ? [{ value: `${kind}: ${fact}`, page: where.split(',')[0] ?? '' }] : [];
  });
  const values = [...Map.groupBy(facts, ({ value }) => value)].sort();
  return Object.fromEntries(
    values.map(([value, on]) => [value, [...new Set(on.map(({ page }) => page))].sort().join(' ')]),
  );
}

function expectOneValue(pages: Numbers, least: number): void {
  const { compared, differing } = differences(pages.said);
  expect.soft(pages.said.filter(({ value }) => value === NOT_SAID || value === '')).toEqual([]);
  expect.soft(differing).toEqual([]);
  expect(compared).toBeGreaterThanOrEqual(least);
}

test.describe('a number is the same on every page that shows it', { tag: '@verify' }, () => {
  for (const range of ['7', '28', '90'])
    test(`in ${range} days of a demonstration of 90`, async ({ page, demonstration: { account } }) => {
      test.setTimeout(600_000);
      const pages = new Numbers(page);
      await pages.signIn(account, '/tracker/dashboard');
      await readPages(pages, CHANNELS, range);
      if (range === '28') expect({ 'all: sizes': 'Analytics', ...pagesOf(pages.said) }).toEqual(READ);
      expectOneValue(pages, 280);
    });

  test('of a young account with two checks', async ({ page, api, signUp }) => {
    test.setTimeout(600_000);
    const keywords = [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD, 'gift books', 'used books'];
    await signUp(COMPANY, { keywords: keywords.map((keyword, at) => [keyword, `Topic ${Math.min(at, 3)}`]) });
    for (const reports of [1, 2]) await checkUntilReported(api, reports);
    const pages = new Numbers(page);
    await readPages(pages, ['openai'], '28');
    expectOneValue(pages, 80);
  });

  test('the first line leads to the answers that show it', async ({ page, demonstration: { account } }) => {
    await new Walk(page).signIn(account, '/tracker/dashboard');
    await page.goto('/tracker?range=28');
    await page.getByRole('link', { name: /Claude mentions Northwind Books less often for/ }).click();
    const answers = page.locator('#answers');
    await answers.getByLabel('Assistant').selectOption('');
    await page.getByRole('link', { name: /mention you · Claude ▼/ }).click();
    await expect(page).toHaveURL(/assistant=claude.*#answers$/);
    await expect(answers.getByRole('listitem').filter({ hasText: /^Claude/ })).toHaveCount(20);
    await expect(answers).toBeInViewport();
  });
});
