import { test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';
import { VisibilityPage } from '../pages/visibility-page.ts';

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

test('the tracker goes back from its filters, its switches and another company', { tag: '@verify' }, async ({
  page,
}) => {
  const tracker = new VisibilityPage(page);
  await tracker.open();
  const company = page.getByLabel('Company name');
  await page.getByLabel('Status').selectOption('failed');
  await expect(page).toHaveURL(/status=failed/);
  await page.getByRole('switch', { name: 'Validator' }).click();
  await expect(page).toHaveURL(/validator=true/);
  await company.pressSequentially('Fab');
  await expect(page).toHaveURL(/company=Fab(&|$)/);
  await company.pressSequentially('rikam');
  await expect(page).toHaveURL(/company=Fabrikam(&|$)/);
  await expect(page.getByText('You check “Fabrikam”')).toBeVisible();
  await page.goBack();
  await expect(company).toHaveValue('');
  await expect(page.getByRole('switch', { name: 'Validator' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('switch', { name: 'Validator' })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('');
});

test('the preview of an import goes back to the list that it was made of', { tag: '@verify' }, async ({
  page,
}) => {
  await page.goto('/tracker/add-keywords?from=list');
  const list = page.getByLabel('Keywords', { exact: true });
  await list.fill('garden books\nrunning shoes');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('table', { name: 'Keywords of your list' });
  await expect(preview).toBeVisible();
  await page.goBack();
  await expect(list).toHaveValue('garden books\nrunning shoes');
  await page.goForward();
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(list).toHaveValue('garden books\nrunning shoes');
  await page.goForward();
  await page.reload();
  await expect(list).toHaveValue('');
});
