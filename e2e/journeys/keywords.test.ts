import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { toast } from '../pages/toast.ts';

test('a new keyword stands in the list before the server has answered', async ({ page, signUp }) => {
  await signUp(COMPANY);
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(page.getByRole('heading', { name: 'No keywords yet' })).toBeVisible();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rpc/add_my_keyword', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await keywords.add('gift books');
  await expect(keywords.row('gift books')).toBeVisible();
  await expect(keywords.entry).toHaveValue('');
  await expect(keywords.deleteButton('gift books')).toBeDisabled();
  await expect(keywords.link('gift books')).toBeHidden();
  answer();
  await expect(keywords.link('gift books')).toBeVisible();
  await expect(keywords.deleteButton('gift books')).toBeEnabled();
});

test('a keyword that is in the list already is refused, taken back and left in the form', async ({
  page,
  signUp,
  api,
  problems,
}) => {
  problems.provoke(/status of 409 .*\/rpc\/add_my_keyword/);
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'Gift books' });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(keywords.link('Gift books')).toBeVisible();
  await keywords.add('gift  BOOKS');
  await expect(toast(page)).toContainText('Error adding keyword');
  await expect(toast(page)).toContainText('This keyword is already in your list.');
  await expect(keywords.entry).toHaveAccessibleDescription('This keyword is already in your list.');
  await expect(keywords.entry).toHaveValue('gift  BOOKS');
  await expect(keywords.table.getByRole('row')).toHaveCount(2);
});

test('a keyword beyond the limit of the plan is refused, taken back and left in the form', async ({
  page,
  signUp,
  api,
  problems,
}) => {
  problems.provoke(/status of 402 .*\/rpc\/add_my_keyword/);
  await signUp(COMPANY);
  for (const keyword_text of ['one', 'two', 'three', 'four', 'five']) {
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text });
  }
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(page.getByText('5 of 5 keywords on Free')).toBeVisible();
  await keywords.add('six');
  const refusal = "You've reached your keyword limit. Upgrade your plan to add more keywords.";
  await expect(toast(page)).toContainText(refusal);
  await expect(keywords.entry).toHaveAccessibleDescription(refusal);
  await expect(keywords.entry).toHaveValue('six');
  await expect(keywords.row('six')).toBeHidden();
  await expect(keywords.table.getByRole('row')).toHaveCount(6);
});

test('what is no keyword is refused before it is sent', async ({ page, signUp }) => {
  await signUp(COMPANY);
  const keywords = new KeywordsPage(page);
  await keywords.open();
  for (const entry of ['', '<b>books</b>', 'https://example.com/books', '!!!']) {
    await keywords.add(entry);
    await expect(keywords.entry, entry).toHaveAccessibleDescription(
      'Please enter a valid keyword (letters, numbers, and spaces only).',
    );
  }
});

test('a deleted keyword comes back when the deletion is undone', async ({ page, signUp, api }) => {
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'gift books' });
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'used books' });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await keywords.deleteButton('gift books').click();
  await expect(keywords.row('gift books')).toBeHidden();
  await expect(keywords.row('used books')).toBeVisible();
  await expect(toast(page)).toContainText('Keyword deleted');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(keywords.link('gift books')).toBeVisible();
  await page.reload();
  await expect(keywords.link('gift books')).toBeVisible();
});

test('keywords deleted one after the other come back with one undo', async ({ page, signUp, api }) => {
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'gift books' });
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'used books' });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await keywords.deleteButton('gift books').click();
  await expect(toast(page)).toContainText('Keyword deleted');
  await keywords.deleteButton('used books').click();
  await expect(toast(page)).toContainText('2 keywords');
  await expect(keywords.row('gift books')).toBeHidden();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(keywords.link('gift books')).toBeVisible();
  await expect(keywords.link('used books')).toBeVisible();
  expect(await api.get('/api/keywords')).toMatchObject({ total: 2 });
});

test('a deletion that nobody undid is final once its message is gone', async ({ page, signUp, api }) => {
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'gift books' });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await keywords.deleteButton('gift books').click();
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('0 of 5 keywords on Free')).toBeVisible();
  expect(await api.get('/api/keywords')).toMatchObject({ total: 0 });
});

test('leaving the page while a deletion can still be undone deletes', async ({ page, signUp, api }) => {
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'gift books' });
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await keywords.deleteButton('gift books').click();
  await expect(toast(page)).toContainText('Keyword deleted');
  await page.goto('/pages/how-it-works');
  await expect.poll(async () => (await api.get('/api/keywords')).total).toBe(0);
});

test('filters in the address that make no sense are left out', async ({ page, signUp, api }) => {
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'gift books' });
  await page.goto('/tracker/keywords?page=many&search_intent=none&is_ai_generated=perhaps&other=1');
  await expect(new KeywordsPage(page).link('gift books')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
});

test('the intent of a keyword is guessed and found by the filter, and is its user’s once chosen', async ({
  page,
  signUp,
  api,
}) => {
  await signUp(COMPANY);
  for (const keyword_text of ['reading circle', 'buy gift books'])
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text });
  const keywords = new KeywordsPage(page);
  await page.goto('/tracker/keywords?search_intent=transactional');
  await expect(keywords.link('buy gift books')).toBeVisible();
  await expect(page.getByText('Transactional (guessed)')).toBeVisible();
  await expect(keywords.link('reading circle')).toBeHidden();
  await keywords.link('buy gift books').click();
  const intent = page.getByRole('combobox', { name: 'Search intent' });
  await expect(intent).toHaveValue('transactional');
  await expect(page.getByText('guessed', { exact: true })).toBeVisible();
  await intent.selectOption('local');
  await expect(page.getByText('guessed', { exact: true })).toBeHidden();
  await page.goto('/tracker/keywords?search_intent=local');
  await expect(keywords.link('buy gift books')).toBeVisible();
  await expect(page.getByText('Local', { exact: true }).last()).toBeVisible();
});

test('search and filters narrow the list, stand in the address and can be cleared', async ({
  page,
  signUp,
  api,
}) => {
  await signUp(COMPANY);
  for (const [keyword_text, topic_text] of [
    ['gift books', 'Shop'],
    ['used books', 'Shop'],
    ['reading circle', 'Events'],
  ]) {
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text, topic_text });
  }
  const keywords = new KeywordsPage(page);
  await keywords.open();
  await expect(keywords.table.getByRole('row')).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search' }).fill('BOOKS');
  await expect(keywords.table.getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(/search=BOOKS/);
  await page.getByRole('search').getByLabel('Topic').selectOption('Events');
  await expect(page.getByRole('heading', { name: 'No keyword matches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('BOOKS');
  await page.getByRole('button', { name: 'Show all keywords' }).click();
  await expect(keywords.table.getByRole('row')).toHaveCount(4);
  await expect(page).toHaveURL('/tracker/keywords');
});
