import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { toast } from '../pages/toast.ts';

test('1,000 keywords out of a CSV file, with duplicates and over the limit, are seen before any is saved', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY, { keywords: ['Gift books'], plan: 'Professional' });
  const rows = [
    'Shop;gift BOOKS',
    'Shop;https://example.com',
    'Shop;"used, rare books"',
    'Shop;USED, RARE BOOKS',
    ...Array.from({ length: 996 }, (_, index) => `Büro;Bücher für Büro ${index % 900}`),
  ];
  await page.goto('/tracker/add-keywords?from=file');
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'keywords.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Topic;Keyword', ...rows].join('\r\n')),
  });

  await test.step('the preview says what happens to each row', async () => {
    await expect(page.getByText('99 keywords ready to add')).toBeVisible();
    await expect(
      page.getByText('1 in your list already, 97 twice in this list, 1 invalid, 802 over your limit'),
    ).toBeVisible();
    const table = page.getByRole('table', { name: 'Keywords of your list' });
    await expect(table.getByRole('row')).toHaveCount(21);
    await page.getByLabel('Show').selectOption('invalid');
    await expect(table.getByRole('row').nth(1)).toContainText(
      'Please enter a valid keyword (letters, numbers, and spaces only).',
    );
    expect(await api.get('/api/keywords')).toMatchObject({ total: 1 });
  });

  await test.step('what fits is added in one step', async () => {
    await page.getByRole('button', { name: 'Add 99 keywords' }).click();
    await expect(page).toHaveURL('/tracker/keywords');
    await expect(toast(page)).toContainText('99 keywords added');
    await expect(page.getByText('100 of 100 keywords on Professional')).toBeVisible();
    expect(await api.get('/api/keywords?topic=B%C3%BCro')).toMatchObject({ total: 98 });
  });

  await test.step('a choice across pages gets a topic', async () => {
    const keywords = new KeywordsPage(page);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox', { name: 'Select Bücher für Büro 20', exact: true }).check();
    await expect(page.getByText('21 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all 100' }).click();
    await expect(page.getByText('100 selected, 80 not shown')).toBeVisible();
    await page.getByRole('button', { name: 'Set topic' }).click();
    await page.getByRole('dialog').getByLabel('Topic').fill('Everything');
    await page.getByRole('button', { name: 'Set topic' }).last().click();
    await expect(toast(page)).toContainText('100 keywords under “Everything”');
    await expect(keywords.table.getByRole('cell', { name: 'Everything' })).toHaveCount(20);
    expect(await api.get('/api/keywords?topic=Everything')).toMatchObject({ total: 100 });
  });
});
