import { COMPANY } from '../fixtures/company.ts';
import { holdBack } from '../fixtures/hold-back.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { toast } from '../pages/toast.ts';

test('a new keyword stands in the list before the server has answered', async ({ page, signUp }) => {
  await signUp(COMPANY);
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(page.getByRole('heading', { name: 'No keywords yet' })).toBeVisible();
  const answer = await holdBack(page, '**/rpc/add_my_keyword');
  await keywords.add('gift books');
  await expect(keywords.row('gift books')).toBeVisible();
  await expect(keywords.entry).toHaveValue('');
  await expect(keywords.deleteButton('gift books')).toBeDisabled();
  await expect(keywords.link('gift books')).toBeHidden();
  answer();
  await expect(keywords.link('gift books')).toBeVisible();
  await expect(keywords.deleteButton('gift books')).toBeEnabled();
});

test('a keyword that is refused is taken back and left in the form, with the reason', async ({
  page,
  signUp,
  problems,
}) => {
  problems.provoke(/status of 409 .*\/rpc\/add_my_keyword/);
  problems.provoke(/status of 402 .*\/rpc\/add_my_keyword/);
  problems.provoke(/request failed: POST .*\/rpc\/add_my_keyword/);
  problems.provoke(/net::ERR_CONNECTION_REFUSED/);
  await signUp(COMPANY, { keywords: ['one', 'two', 'three', 'Gift books'] });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(keywords.link('Gift books')).toBeVisible();
  for (const entry of ['', '<b>books</b>', 'https://example.com/books', '!!!']) {
    await keywords.add(entry);
    await expect(keywords.entry, entry).toHaveAccessibleDescription(
      'Please enter a valid keyword (letters, numbers, and spaces only).',
    );
  }
  const duplicate = 'This keyword is already in your list.';
  await keywords.add('gift  BOOKS');
  await expect(keywords.entry).toHaveAccessibleDescription(duplicate);
  await expect(toast(page)).toBeHidden();
  await expect(keywords.entry).toHaveValue('gift  BOOKS');
  await expect(keywords.table.getByRole('row')).toHaveCount(5);

  await keywords.add('five');
  await expect(page.getByText('5 of 5 keywords on Free')).toBeVisible();
  const limit = "You've reached your keyword limit. Upgrade your plan to add more keywords.";
  await keywords.add('six');
  await expect(keywords.entry).toHaveAccessibleDescription(limit);
  await expect(toast(page)).toBeHidden();
  await expect(keywords.entry).toHaveValue('six');
  await expect(keywords.row('six')).toBeHidden();
  await expect(keywords.table.getByRole('row')).toHaveCount(6);

  await page.route('**/rpc/add_my_keyword', (route) => route.abort('connectionrefused'));
  await keywords.add('seven');
  await expect(toast(page)).toContainText('Error adding keyword');
  await expect(toast(page)).toContainText('Please check your internet connection and try again.');
  await expect(keywords.row('seven')).toBeHidden();
  await expect(keywords.entry).toHaveValue('seven');
});

test('deleted keywords come back with one undo, and are gone once its message is dismissed or the page is left', async ({
  page,
  signUp,
  api,
  problems,
}) => {
  problems.provoke(/status of 500 .*\/api\/keywords\/delete/);
  await signUp(COMPANY, { keywords: ['gift books', 'used books'] });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await keywords.deleteButton('gift books').click();
  await expect(toast(page)).toContainText('Keyword deleted');
  await keywords.deleteButton('used books').click();
  await expect(toast(page)).toContainText('2 keywords');
  await expect(keywords.row('gift books')).toBeHidden();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(keywords.link('used books')).toBeVisible();
  await page.reload();
  await expect(keywords.link('gift books')).toBeVisible();
  expect(await api.get('/api/keywords')).toMatchObject({ total: 2 });

  await page.route('**/api/keywords/delete', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'x', status: 500 } }),
  );
  await keywords.deleteButton('gift books').click();
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toContainText('Failed to delete keyword. Please try again.');
  await expect(keywords.link('gift books')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await keywords.deleteButton('gift books').click();
  await expect(toast(page)).toContainText('Keyword deleted');
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('1 of 5 keywords on Free')).toBeVisible();
  expect(await api.get('/api/keywords')).toMatchObject({ total: 1 });

  await keywords.deleteButton('used books').click();
  await expect(toast(page)).toContainText('Keyword deleted');
  await page.goto('/pages/how-it-works');
  await expect.poll(async () => (await api.get('/api/keywords')).total).toBe(0);
});

test('search and filters narrow the list, stand in the address and can be cleared', {
  tag: '@verify',
}, async ({ page, signUp }) => {
  await signUp(COMPANY, {
    keywords: [
      ['buy gift books', 'Shop'],
      ['used books', 'Shop'],
      ['reading circle', 'Events'],
    ],
  });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(keywords.table.getByRole('row')).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search' }).fill('BOOKS');
  await expect(keywords.table.getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(/search=BOOKS/);
  await page.getByRole('search').getByLabel('Topic').selectOption('Events');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('BOOKS');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(keywords.table.getByRole('row')).toHaveCount(4);
  await expect(page).toHaveURL('/tracker/keywords');

  await page.goto('/tracker/keywords?search_intent=transactional');
  await expect(keywords.link('buy gift books')).toBeVisible();
  await expect(page.getByText('Transactional (auto)')).toBeVisible();
  await expect(keywords.link('reading circle')).toBeHidden();
  await keywords.link('buy gift books').click();
  await expect(page.getByRole('heading', { name: 'buy gift books', level: 1 })).toBeVisible();
  const intent = page.getByRole('combobox', { name: 'Search intent' });
  await expect(intent).toHaveValue('transactional');
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('keyword'),
  );
  await intent.selectOption('local');
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('set automatically')).toBeHidden();
  await page.goto('/tracker/keywords?search_intent=local');
  await expect(keywords.link('buy gift books')).toBeVisible();
});
