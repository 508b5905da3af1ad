import { test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';

test.beforeEach(async ({ context, furnished }) => {
  await context.addCookies(furnished.settled);
});

test('the sidebar is toggled by button and by Ctrl+B, and stays so after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/tracker/dashboard');
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  const group = page.getByRole('heading', { name: 'Keywords Management' });
  await expect(group).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Control+b');
  await expect(group).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Keywords', exact: true })).toBeVisible();
  await expect(group).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie?.value).toBe('collapsed');
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(daysLeft)).toBe(7);
  await toggle.click();
  await expect(group).toBeVisible();
  await page.keyboard.press('Meta+b');
  await expect(group).toBeHidden();
});

test('the palette opens by Ctrl+K, finds a page by typing, and gives the focus back', async ({ page }) => {
  await page.goto('/tracker/dashboard');
  const opener = page.getByRole('button', { name: /Search/ });
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await expect(page.getByLabel('Search pages, keywords, tags and actions')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByLabel('Search pages, keywords, tags and actions').fill('add keyw');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tracker/add-keywords');
  await expect(palette).toBeHidden();
});

test('the palette finds a keyword, and starts a check of all of them from any page', async ({ page }) => {
  await page.goto('/tracker/reports');
  const field = page.getByLabel('Search pages, keywords, tags and actions');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await page.getByRole('button', { name: /Search/ }).click();
  await field.fill('running sh');
  await palette.getByRole('button', { name: 'running shoes' }).click();
  await expect(page.getByRole('heading', { name: 'running shoes', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /Search/ }).click();
  await field.fill('check all');
  await palette.getByRole('button', { name: 'Check all keywords' }).click();
  await expect(page.getByRole('dialog', { name: 'Check all keywords' })).toBeVisible();
});

test('Enter opens the best hit of the palette, also one that is called otherwise or comes from the server', async ({
  page,
}) => {
  await page.goto('/tracker/reports');
  const find = async (typed: string, hit: string) => {
    await page.getByRole('button', { name: /Search/ }).click();
    await page.getByLabel('Search pages, keywords, tags and actions').pressSequentially(typed);
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await expect(palette.locator('[data-selected]')).toHaveText(hit);
    await page.keyboard.press('Enter');
  };
  await find('rivals', 'Competitive Intel');
  await expect(page).toHaveURL('/tracker/competitive-intel');
  await find('password', 'Settings');
  await expect(page).toHaveURL('/tracker/settings');
  await find('running sh', 'running shoes');
  await expect(page.getByRole('heading', { name: 'running shoes', level: 1 })).toBeVisible();
});

test('the first stop of the keyboard leads past the navigation', async ({ page }) => {
  await page.goto('/tracker/dashboard');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('colours are chosen with one button and kept in this browser', async ({ page }) => {
  const scheme = () => page.evaluate<string>("document.documentElement.dataset.mantineColorScheme ?? ''");
  await page.goto('/tracker/dashboard');
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light colors' }).click();
  expect(await scheme()).toBe('light');
  await page.goto('/');
  expect(await scheme()).toBe('light');
  await page.getByRole('button', { name: 'Switch to dark colors' }).click();
  expect(await scheme()).toBe('dark');
});

test('the account menu names the account, leads to the settings and closes on Escape', async ({ page }) => {
  await page.goto('/tracker/dashboard');
  const opener = page.getByRole('button', { name: /Account:/ });
  await opener.click();
  await expect(page.getByRole('menu').getByText(/@e2e\.example$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/tracker/settings');
});

test('a changed profile is saved, and a website that is none is refused', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/tracker/profile');
  const save = page.getByRole('button', { name: 'Save changes' });
  await expect(page.getByText('Complete Your Profile')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Company name').fill('Acorn & Sons');
  await page.getByLabel('Company website').fill('acorn');
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.getByLabel('Company website').fill('https://acorn.example');
  await page.getByLabel('Country').selectOption('Germany');
  await save.click();
  await expect(page.getByText('Profile updated successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText('Complete Your Profile')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Acorn & Sons');
  await expect(page.getByLabel('Country')).toHaveValue('DE');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the navigation is a drawer that closes on Escape, on its button and when a page is chosen', async ({
    page,
  }) => {
    await page.goto('/tracker/dashboard');
    const opener = page.getByRole('button', { name: 'Toggle sidebar' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole('link', { name: 'Keywords', exact: true }).click();
    await expect(page).toHaveURL('/tracker/keywords');
    await expect(drawer).toBeHidden();
  });

  test('the menu of the public pages opens, leads on, and closes on Escape', async ({ page, context }) => {
    await context.clearCookies();
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'How it Works' }).click();
    await expect(page).toHaveURL('/pages/how-it-works');
    await expect(menu).toBeHidden();
  });
});
