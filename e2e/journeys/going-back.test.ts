import { test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';

test.beforeEach(async ({ context, furnished }) => {
  await context.addCookies(furnished.settled);
});

test('each filter and order is a step back, and all that was typed at once a single one', {
  tag: '@verify',
}, async ({ page }) => {
  await page.goto('/tracker/keywords');
  await expect(page.getByText('1-20 of 24')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('audiobooks for age 1');
  // What is typed arrives in the address after a pause; a choice before that would be the step before it.
  await expect(page).toHaveURL(/search=audiobooks\+for\+age\+1$/);
  await page.getByLabel('Status').selectOption('unchecked');
  await expect(page).toHaveURL(/status=unchecked/);
  await page.getByRole('button', { name: 'Keyword', exact: true }).click();
  await expect(page).toHaveURL(/sort=keyword/);

  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page.getByLabel('Status')).toHaveValue('unchecked');
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('');
  await expect(search).toHaveValue('audiobooks for age 1');
  await page.goBack();
  await expect(page.getByText('1-20 of 24')).toBeVisible();
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(search).toHaveValue('audiobooks for age 1');
  await expect(page.getByRole('row', { name: /^Select audiobooks for age 1/ })).toHaveCount(10);
});
