import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';

test('the help is searched, and an article is one click from the page that it explains', {
  tag: '@verify',
}, async ({ page, signUp }) => {
  await page.goto('/help');
  const support = page.getByRole('contentinfo').getByRole('link', { name: 'Contact support' });
  await expect(support).toHaveAttribute('href', 'mailto:help@answerscope.example');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(12);
  const search = page.getByRole('searchbox', { name: 'Search the help' });
  await search.fill('likely range');
  await expect(page.getByRole('status').filter({ hasText: / of 12 articles/ })).toBeVisible();
  await page.getByRole('link', { name: 'Read a rate' }).click();
  await expect(page).toHaveURL(/\/help\/read-a-rate$/);
  await expect(page).toHaveTitle(/^Read a rate/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read a rate');
  const picture = page.getByRole('main').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await page.getByRole('link', { name: 'All articles' }).click();
  await search.fill('quibble');
  await expect(page.getByText('No article matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(list).toHaveCount(12);

  await signUp(COMPANY, { keywords: ['gift books'] });
  await page.goto('/tracker/keywords');
  await page.getByRole('link', { name: 'Help for this page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose keywords');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keywords');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('manual');
  await page.getByRole('dialog').getByText('Help', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});
