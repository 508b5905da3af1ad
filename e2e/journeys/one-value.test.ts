import { CHANNEL_LABELS, CHANNELS, type Channel } from '@answerscope/contract';
import type { Page } from '@playwright/test';
import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/demonstration.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { differences, NOT_SAID, Walk } from '../pages/walk.ts';

const RATE = String.raw`(\d+%)\s+([\d-]+%?) · ([\d,]+) answers`;
const VERDICT = String.raw`(Improved|Declined|No significant change)\s+(\d+% → \d+%)`;

/** Reads the answers of each company or site in a table, and those of them that leave the brand out. */
async function readRows(walk: Walk, page: Page, name: string): Promise<void> {
  const table = page.getByRole('table', { name, exact: true });
  const heads = await table.locator('thead th').allInnerTexts();
  for (const row of await table.locator('tbody tr').all()) {
    const cells = await row.locator('td, th').allInnerTexts();
    const cellOf = (head: string) => cells[heads.findIndex((one) => one.trim() === head)] ?? '';
    const company = cells[0]?.split(/[:\n]/)[0]?.trim() ?? '';
    const without = cellOf('Without you');
    // '3 of 12 mentioning it' stands in one cell, or '12 of 60' and '3' in two.
    const [, counted = NOT_SAID] =
      /([\d,]+) of/.exec(cellOf('Mentioned in') || cellOf('Cited in')) ?? / of ([\d,]+)/.exec(without) ?? [];
    walk.keep(`${company}: answers`, counted);
    // The brand's own row says nothing of answers without it.
    if (company !== 'You') walk.keep(`${company}: without you`, /^[\d,]+/.exec(without)?.[0] ?? NOT_SAID);
  }
}

/** Reads every rate, range and change that two pages show of a range, as docs/numbers.md names them. */
async function readNumbers(
  walk: Walk,
  page: Page,
  { channels, range, hasTags }: { channels: readonly Channel[]; range: string; hasTags: boolean },
) {
  const of = (path: string) => `${path}?range=${range}`;
  const main = page.getByRole('main');
  const rateOf = (label: string) => `${label}: rate, range and answers`;
  for (const path of ['/tracker', '/tracker/dashboard']) {
    await walk.open(of(path), new RegExp(RATE));
    for (const channel of channels) {
      const label = CHANNEL_LABELS[channel];
      walk.words(rateOf(label), new RegExp(String.raw`${label}\s+${RATE}`));
      const card = main
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${label}`) })
        .first();
      const [, verdict, sizes] = new RegExp(VERDICT).exec(await card.innerText()) ?? [];
      if (verdict) walk.keep(`${label}: change`, `${verdict.toLowerCase()}: ${sizes}`);
      if (sizes) walk.keep(`${label}: rates compared`, sizes);
    }
    walk.keep('first line', await main.locator('h1 ~ *').first().innerText());
  }
  await readRows(walk, page, 'Who is named');
  await readRows(walk, page, 'Also mentioned');
  await readRows(walk, page, 'Cited sites');
  await page.getByRole('radio', { name: 'Table' }).first().click({ force: true });
  let [mentions, answers] = [0, 0];
  for (const channel of channels) {
    const label = CHANNEL_LABELS[channel];
    const counts = await page
      .getByRole('table', { name: `${label} over time` })
      .locator('tbody tr')
      .allInnerTexts();
    const recent = counts
      .slice(0, counts.length / 2)
      .flatMap((row) => [...row.matchAll(/([\d,]+) of ([\d,]+)/g)]);
    const sum = (group: number) =>
      recent.reduce((all, found) => all + Number(found[group]?.replace(',', '')), 0);
    walk.keep(`${label}: answers`, String(sum(2)));
    mentions += sum(1);
    answers += sum(2);
  }
  walk.keep('all assistants', `${mentions.toLocaleString('en')} of ${answers.toLocaleString('en')}`);

  for (const channel of channels) {
    const label = CHANNEL_LABELS[channel];
    const said = String.raw`${label} mentions [^%]* in\s+${RATE}`;
    for (const path of [`/tracker/${channel}`, '/tracker/visibility']) {
      const more = path === '/tracker/visibility' ? `&channel=${channel}` : '';
      await walk.open(`${of(path)}${more}`, new RegExp(RATE));
      walk.words(rateOf(label), new RegExp(said));
      const [, change] =
        /((?:improved|declined|no significant change): \d+% → \d+%)/.exec(await main.innerText()) ?? [];
      if (change) walk.keep(`${label}: change`, change);
      const [, , , n = ''] = new RegExp(said).exec((await main.innerText()).replace(/\n/g, ' ')) ?? [];
      walk.keep(`${label}: answers`, n.replace(',', ''));
    }
  }

  await walk.open(of('/tracker/presence-score'), /Mentioned/);
  const scores = page.getByRole('table', { name: 'Presence score by assistant' });
  for (const channel of channels) {
    const label = CHANNEL_LABELS[channel];
    const row = await scores.getByRole('row', { name: new RegExp(`^${label}`) }).innerText();
    const [, verdict, sizes] = new RegExp(VERDICT).exec(row) ?? [];
    if (verdict) walk.keep(`${label}: change`, `${verdict.toLowerCase()}: ${sizes}`);
  }
  walk.words('all assistants', /Mentioned[\s\S]*?([\d,]+ of [\d,]+) answers/);

  await walk.open(of('/tracker/competitive-intel'), /is mentioned in|No other company/);
  walk.words('all assistants', /You\s+(?:\d+%\s+)?([\d,]+) of ([\d,]+)/);
  await readRows(walk, page, 'Companies');
  const you = page.getByRole('table', { name: 'Companies' }).getByRole('row').filter({ hasText: /^You/ });
  for (const channel of channels) {
    const label = CHANNEL_LABELS[channel];
    const [, n = NOT_SAID] = new RegExp(`${label}\\s*[\\d,]+ of ([\\d,]+)`).exec(await you.innerText()) ?? [];
    walk.keep(`${label}: answers`, n.replace(',', ''));
  }
  await walk.open(of('/tracker/sources'), /cited most/);
  await readRows(walk, page, 'Sources');

  if (hasTags) await walk.open(of('/tracker/tags'), /All keywords/);
  for (const channel of hasTags ? channels : []) {
    const label = CHANNEL_LABELS[channel];
    walk.words(rateOf(label), new RegExp(String.raw`All keywords[\s\S]*?${label}\s+${RATE}`));
  }

  await walk.open(of('/tracker/reports/analytics'));
  await walk.fact('all assistants: rate and range', 'Share mentioned');
  await walk.open(`${of('/tracker/reports/analytics')}&report=keyword-analysis`);
  await walk.fact('all assistants: rate and range', 'Share mentioned');
  await walk.open(`${of('/tracker/reports/analytics')}&report=channel-performance`, new RegExp(RATE));
  const assistants = page.getByRole('table', { name: 'Channel performance' });
  for (const channel of channels) {
    const label = CHANNEL_LABELS[channel];
    const row = await assistants.getByRole('row', { name: new RegExp(`^${label}`) }).innerText();
    const [, ...rate] = new RegExp(RATE).exec(row) ?? [];
    walk.keep(rateOf(label), rate.join(' of ') || NOT_SAID);
    // Where these days are too short, the other pages compare longer ones.
    const [, sizes] = /before: (\d+% → \d+%)/.exec(row) ?? [];
    if (sizes) walk.keep(`${label}: rates compared`, sizes);
  }
}

function expectOneValue(walk: Walk, least: number): void {
  const { compared, differing } = differences(walk.said);
  expect.soft(walk.said.filter(({ value }) => value === NOT_SAID || value === '')).toEqual([]);
  expect.soft(differing).toEqual([]);
  expect(compared).toBeGreaterThanOrEqual(least);
}

test.describe('a number is the same on every page that shows it', { tag: '@verify' }, () => {
  for (const range of ['28', '90'])
    test(`in ${range} days of a demonstration of 90`, async ({ page, demonstration: { account } }) => {
      test.setTimeout(600_000);
      const walk = new Walk(page);
      await walk.signIn(account, '/tracker/dashboard');
      await readNumbers(walk, page, { channels: CHANNELS, range, hasTags: true });
      // The rates and answers of each, the sum, the first line, and the rate of all.
      expectOneValue(walk, 2 * CHANNELS.length + 3);
    });

  test('of a young account with two checks', async ({ page, api, signUp }) => {
    test.setTimeout(600_000);
    const keywords = [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD, 'gift books', 'used books'];
    await signUp(COMPANY, { keywords });
    for (const reports of [1, 2]) await checkUntilReported(api, reports);
    const walk = new Walk(page);
    await readNumbers(walk, page, { channels: ['openai'], range: '28', hasTags: false });
    expectOneValue(walk, 3);
  });
});
