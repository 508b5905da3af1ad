import type { Locator, Page } from '@playwright/test';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { loseConnection } from '../pages/connection.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

test('an assistant that fails says why, and the answer before is kept', async ({
  page,
  signUp,
  simulator,
}) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD] });
  await page.goto('/tracker/checker');
  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(toast(page)).toContainText('Check Complete');
  await simulator.breakNext({ kind: 'quota' });
  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(toast(page)).toContainText('Failed to check keyword visibility. Please try again.');
  await expect(page.getByRole('alert')).toContainText('The OpenAI account has no credit left');
  await expect(page.getByRole('alert')).toContainText('Earlier answers are kept');
  await expect(page.getByText(/failed: ChatGPT is not answering/)).toBeVisible();
  await page.getByText('Details for the administrator').click();
  await expect(page.getByText(/API Error \(429\)/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Earlier answers' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: NAMING_KEYWORD }).click();
  await expect(page.getByRole('article').getByText('Mentioned', { exact: true })).toBeVisible();
});

test('keywords added without a connection wait for it and are saved when it is back', async ({
  page,
  context,
  api,
  signUp,
}) => {
  await signUp(COMPANY);
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(page.getByRole('heading', { name: 'No keywords yet' })).toBeVisible();
  await loseConnection(page);
  const asked = hearRequests(page);
  await expect(toast(page)).toContainText('Offline Mode');
  await expect(page.getByText('You are offline')).toBeVisible();
  await keywords.add(NAMING_KEYWORD);
  await expect(page.getByText('Offline - 1 operation queued')).toBeVisible();
  await keywords.add('used books');
  await expect(page.getByText('Offline - 2 operations queued')).toBeVisible();
  await page.getByRole('button', { name: 'Offline - 2 operations queued' }).press('Enter');
  const operations = page.getByRole('region', { name: 'Recent operations' }).getByRole('listitem');
  await expect(operations).toHaveCount(2);
  await expect(operations.first()).toContainText('Add keyword: used books');
  await expect(operations.first()).toContainText('Waiting for the connection');
  await expect(keywords.row('used books')).toBeVisible();
  await expectBeside(page.getByText('Offline - 2 operations queued'), keywords.deleteButton('used books'));
  expect(asked()).toEqual([]);

  await context.setOffline(false);
  await expect(toast(page)).toContainText('Queued operations are being processed.');
  await expect(page.getByText('All changes synced')).toBeVisible();
  await expect(operations.first()).toContainText('Saved');
  await expect(keywords.link('used books')).toBeVisible();
  await expect(keywords.link(NAMING_KEYWORD)).toBeVisible();
  expect(await api.get('/api/keywords')).toMatchObject({ total: 2 });
});

test('a browser without any network reads, hears and writes on the machine that it runs on', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY);
  await page.addInitScript(`Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })`);
  const hears = page.waitForRequest(/\/api\/events/);
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(page.getByRole('heading', { name: 'No keywords yet' })).toBeVisible();
  await hears;
  await keywords.add(NAMING_KEYWORD);
  await expect(keywords.link(NAMING_KEYWORD)).toBeVisible();
  await expect(page.getByText('You are offline')).toBeHidden();
  expect(await api.get('/api/keywords')).toMatchObject({ total: 1 });
});

/** What a page asks the server for from now on. */
function hearRequests(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  return () => [...asked];
}

test('a page that could not be opened without a connection opens when it is back', {
  tag: '@verify',
}, async ({ page, context, signUp, problems }) => {
  problems.provoke(/request failed/);
  problems.provoke(/net::ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/);
  await signUp(COMPANY);
  await new KeywordsPage(page).open();
  // Long before the programs of the other pages are loaded ahead.
  await loseConnection(page, ['connectivity']);
  await (await sidebarLink(page, 'Analytics & Reporting', 'Reports')).click();
  await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeVisible();
});

test('what was written without a connection outlives the page, and the next one saves it', async ({
  page,
  context,
  api,
  signUp,
}) => {
  await signUp(COMPANY, { keywords: ['used books'] });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(keywords.link('used books')).toBeVisible();
  await keywords.openForm();
  await loseConnection(page);
  await keywords.add(NAMING_KEYWORD);
  await expect(page.getByText('Offline - 1 operation queued')).toBeVisible();
  await page.close();
  expect(await api.get('/api/keywords')).toMatchObject({ total: 1 });

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/tracker/keywords');
  await expect(next.getByRole('link', { name: NAMING_KEYWORD })).toBeVisible();
  await expect.poll(() => api.get('/api/keywords')).toMatchObject({ total: 2 });
});

/** What stays in its place at the foot of the window covers no such button, however far one scrolls. */
async function expectBeside(fixed: Locator, button: Locator): Promise<void> {
  const [over, under] = await Promise.all([fixed.boundingBox(), button.boundingBox()]);
  if (over === null || under === null) throw new Error('one of them is not shown');
  expect(over.x + over.width).toBeLessThan(under.x);
}
