import { readFileSync } from 'node:fs';
import { COMPANY, NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';

test('a user makes reports over their own rows, and saves them', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD, SILENT_KEYWORD] });
  const main = page.getByRole('main');

  await test.step('without a report it says what would make one', async () => {
    await page.goto('/tracker/reports');
    await page.getByRole('link', { name: 'Analytics', exact: true }).click();
    await expect(page).toHaveURL('/tracker/reports/analytics');
    await expect(page.getByRole('heading', { name: 'Analytics', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing in these days' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Check all keywords' })).toBeVisible();
  });

  await test.step('a report that is written is in it by itself, and few answers are said to be few', async () => {
    await checkUntilReported(api, 1);
    await expect(page.getByText(/^Only \d answers in these days: too few to tell much/)).toBeVisible();
    const table = page.getByRole('table', { name: 'Visibility trends' });
    await expect(table.getByRole('row').nth(1)).toContainText(/before: None/);
  });

  await test.step('it says how old it is, and counts another report by itself', async () => {
    await page.reload();
    await expect(main).toContainText(/Updated (just now|\d+ min ago)/);
    await checkUntilReported(api, 2);
    const trends = page.getByRole('table', { name: 'Visibility trends' });
    await expect(trends.getByRole('row').nth(1)).toContainText('2');
  });

  await test.step('other reports and days are in the address', async () => {
    await page.getByLabel('Report').selectOption('Channel performance');
    await expect(page).toHaveURL(/report=channel-performance/);
    await page.getByLabel('Date range').selectOption('7 days');
    await expect(page).toHaveURL(/range=7/);
    const rows = page.getByRole('table', { name: 'Channel performance' });
    await expect(rows.getByRole('row', { name: /^ChatGPT/ })).toContainText('answers');
    await expect(
      page.getByRole('img', { name: /^Share mentioned, ChatGPT by day: from .* in 7 days$/ }),
    ).toBeVisible();
    await expect(page.getByLabel('Report').locator('option')).toHaveCount(4);
  });

  await test.step('it is saved, and nothing on the page speaks of caches', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^channel-performance-.*\.csv$/);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/\r\nChatGPT,\d/);
    await expect(main).not.toContainText(/cache|made now| ms/i);
  });
});
