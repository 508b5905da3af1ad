import { test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';
import { sidebarLink } from '../pages/sidebar.ts';

test('the page of an assistant shows its rate, its keywords and the answers behind them', {
  tag: '@verify',
}, async ({ page, context, furnished }) => {
  await context.addCookies(furnished.reported);
  const dashboard = (await (await page.request.get('/api/dashboard')).json()) as {
    channels: { channel: string; headline: { current: { mentions: number; answers: number } } }[];
  };
  const current = dashboard.channels.find(({ channel }) => channel === 'claude')?.headline.current;
  await page.goto('/tracker/dashboard');
  await (await sidebarLink(page, 'AI Platform Rankings', 'Claude')).click();
  await expect(page).toHaveURL('/tracker/claude');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claude');
  // One name, one value: what the dashboard says of it.
  const headline = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(headline).toContainText(/\d+\w+ of \d+ companies by mentions/);
  await expect(page.locator('#trend')).toContainText(`${current?.answers} answers`);
  const table = page.getByRole('table', { name: 'Keywords of the report' });
  await expect(table.getByRole('row')).not.toHaveCount(1);

  await test.step('its keywords are narrowed in the address, and a row opens the answer', async () => {
    await page.getByLabel('Show').selectOption('mentioned');
    await expect(page).toHaveURL('/tracker/claude?show=mentioned');
    await page.reload();
    await expect(page.getByLabel('Show')).toHaveValue('mentioned');
    await table
      .getByRole('link', { name: /^Read the answer to/ })
      .first()
      .click();
    await expect(page.getByRole('article', { name: 'Answer of Claude' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/tracker/claude?show=mentioned');
  });

  await test.step('another assistant begins anew', async () => {
    await (await sidebarLink(page, 'AI Platform Rankings', 'ChatGPT')).click();
    await expect(page).toHaveURL('/tracker/openai');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ChatGPT');
    await expect(page.getByLabel('Show')).toHaveValue('');
  });
});

test('an assistant that the plan does not include says so, and leads to the plans', {
  tag: '@verify',
}, async ({ page, context, furnished }) => {
  await context.addCookies(furnished.newcomer);
  await page.goto('/tracker/perplexity');
  await expect(page.getByRole('heading', { name: 'Free does not include Perplexity' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare plans' }).click();
  await expect(page).toHaveURL('/tracker/plans');
});
