import { test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';

test('answers are read one after the other, by buttons and by arrow keys, and one way leads back to the list', async ({
  page,
  context,
  api,
  furnished,
}) => {
  await context.addCookies(furnished.reported);
  const keyword_id = furnished.keywordPath.split('/').at(-1);
  const { items } = (await api.get(`/api/answers?keyword_id=${keyword_id}`)) as { items: { id: string }[] };
  const [first = '', second = '', third = ''] = items.map(({ id }) => id);
  expect(third).not.toBe('');

  await page.goto(furnished.keywordPath);
  await page.locator(`a[href*="${first}?of=keyword"]`).click();
  const at = (id: string) => expect(page).toHaveURL(new RegExp(`/tracker/answers/${id}\\?of=keyword$`));
  await at(first);
  await expect(page.getByRole('button', { name: 'Newer answer' })).toBeDisabled();
  await page.getByRole('button', { name: 'Older answer' }).click();
  await at(second);
  await expect(page.getByRole('article', { name: /Answer of/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Older answer' })).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await at(third);
  await expect(page.getByRole('button', { name: 'Newer answer' })).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await at(second);
  await page.goBack();
  await expect(page).toHaveURL(furnished.keywordPath);
});

test('the sheet of the tracker goes from keyword to keyword of the list beside it', {
  tag: '@verify',
}, async ({ page, context, furnished }) => {
  await context.addCookies(furnished.reported);
  await page.goto('/tracker/visibility');
  const rows = page.getByRole('table').getByRole('row').getByRole('link');
  // Rows stand there before their keywords do.
  await expect(rows.nth(1)).toHaveText(/\S/);
  const [first = '', second = ''] = await rows.allTextContents();
  await rows.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: first, level: 2 })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Previous keyword' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByRole('heading', { name: second, level: 2 })).toBeVisible();
  await sheet.getByRole('button', { name: 'Previous keyword' }).click();
  await expect(sheet.getByRole('heading', { name: first, level: 2 })).toBeVisible();
});
