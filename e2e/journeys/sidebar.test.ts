import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { sidebarLink } from '../pages/sidebar.ts';

test('the sidebar is hidden and shown by a setting that holds in every browser, and every page stays reachable', {
  tag: '@verify',
}, async ({ page, browser, baseURL, signUp }) => {
  const { email, password } = await signUp(COMPANY);
  await page.goto('/tracker/settings/appearance');
  const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Tracker' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opener = page.getByRole('button', { name: 'Toggle sidebar' });
  const setting = page.getByRole('switch', { name: 'Show the sidebar' });
  await expect(sidebar).toBeVisible();
  await expect(setting).toBeChecked();

  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await setting.press('Space');
  await expect(setting).not.toBeChecked();
  await expect(sidebar).toBeHidden();
  expect((await saved).status()).toBe(200);

  // The document says it before the program is there, where its answers come in time, and the program says the same.
  await expect
    .poll(async () => (await page.request.get('/tracker/dashboard')).text())
    .toContain('data-sidebar="false"');
  await page.goto('/tracker/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(sidebar).toBeHidden();

  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+b');
  await (await sidebarLink(menu, 'Keywords Management', 'Keywords')).click();
  await expect(page).toHaveURL('/tracker/keywords');
  await expect(menu).toBeHidden();
  await page.goto('/tracker/settings/appearance');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await context.newPage();
  const canListen = Promise.withResolvers<void>();
  await elsewhere.route('**/api/events', async (route) => {
    await canListen.promise;
    await route.continue();
  });
  await elsewhere.goto('/login');
  await new LoginPage(elsewhere).signIn({ email, password });
  await elsewhere.waitForURL('/tracker/dashboard');
  const shown = elsewhere.getByRole('complementary').getByRole('navigation', { name: 'Tracker' });
  await expect(elsewhere.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(shown).toBeHidden();
  // A change between the first reads of that page and the opening of its event stream.
  const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await setting.click();
  await expect(sidebar).toBeVisible();
  await changed;
  canListen.resolve();
  await expect(shown).toBeVisible();
  await context.close();
});
