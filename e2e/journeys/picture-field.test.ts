import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { png } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';

/** The empty picture field of the kit page, as an administrator sees it. */
async function openField(page: Page) {
  const region = page.getByRole('region', { name: 'image-field' });
  await page.goto('/test/kit');
  await expect(region).toBeVisible();
  const field = region.locator('div', { has: page.getByText('Empty', { exact: true }) }).last();
  return { field, input: field.locator('input[type="file"]'), picture: field.locator('img') };
}

test.beforeEach(async ({ api }) => {
  await api.send('POST', '/api/auth/sign-in/email', ADMINISTRATOR);
});

test('a picture is uploaded, described, replaced and removed by the keyboard', { tag: '@verify' }, async ({
  page,
}) => {
  const { field, input, picture } = await openField(page);
  await tabTo(page, input);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(png(200));
  await expect(picture).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\.webp$/);
  await expect(field.getByRole('status')).toHaveText('Logo: uploaded.');
  // The picture has its address before it has its bytes, and no size until then.
  const size = () =>
    picture.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as unknown as Record<string, number>;
      return [naturalWidth, naturalHeight];
    });
  await expect.poll(size).toEqual([40, 20]);
  const first = await picture.getAttribute('src');
  await tabTo(page, field.getByLabel('Text for people who cannot see it'));
  await page.keyboard.type('Northwind');
  await expect(picture).toHaveAttribute('alt', 'Northwind');
  await input.setInputFiles(png(10));
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await tabTo(page, field.getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(picture).toHaveCount(0);
  await expect(input).toBeFocused();
});
