import { png } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator, trashAll } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

test('a post is written in the editor, with a picture, and reads the same on its page', async ({
  page,
  browser,
}) => {
  const slug = `written-${Date.now()}`;
  const admin = await openAsAdministrator(browser, '/admin/cms', 'Content Management');
  await admin.getByRole('button', { name: 'New page' }).first().click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Title').fill('Written in the editor');
  await sheet.getByLabel('Slug').fill(slug);
  await sheet.getByLabel('Kind').selectOption('post');
  const words = sheet.getByRole('textbox', { name: 'Content' });
  await words.click();
  await admin.keyboard.type('Why it matters');
  await sheet.getByRole('button', { name: 'Heading 2' }).click();
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('Read ');
  // Ctrl+B is the editor's here, and leaves the sidebar as it is.
  const groups = admin.getByRole('navigation', { name: 'Admin' }).getByRole('heading');
  const shown = await groups.count();
  await admin.keyboard.press('Control+b');
  await admin.keyboard.type('every answer');
  await sheet.getByRole('button', { name: 'Bold' }).click();
  expect(shown).toBeGreaterThan(0);
  await expect(groups).toHaveCount(shown);
  await admin.keyboard.type(' first.');
  await admin.keyboard.press('Enter');

  // A link that runs something is refused where it is typed.
  await sheet.getByRole('button', { name: 'Link', exact: true }).click();
  const address = sheet.getByLabel('Address of the link');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('/help');
  await address.press('Enter');
  await expect(words.locator('a[href="/help"]')).toHaveText('/help');

  const chooser = admin.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Insert a picture' }).click();
  await (await chooser).setFiles(png(120));
  const picture = words.locator('img');
  await expect(picture).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\.webp$/);
  await picture.click();
  await sheet.getByLabel('Text for people who cannot see it').fill('A blue field');

  await sheet.getByText('Live', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Create page' }).click();
  await expect(toast(admin)).toContainText('Page created successfully');

  await page.goto(`/blog/${slug}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2, name: 'Why it matters' })).toBeVisible();
  await expect(article.locator('strong')).toHaveText('every answer');
  await expect(article.getByRole('link', { name: '/help' })).toHaveAttribute('href', '/help');
  const seen = article.getByRole('img', { name: 'A blue field' });
  await expect(seen).toHaveJSProperty('naturalWidth', 40);
  await trashAll(admin, 'cms_pages', slug);
  await admin.context().close();
});
