import type { Locator } from '@playwright/test';
import { type Furnished, test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';
import { pathOf, ROUTES, type Written } from '../pages/routes.ts';
import { sidebarLink } from '../pages/sidebar.ts';

/** The groups, and the entries of the shown page's own, that do not fit into the navigation. */
const outOfView = (navigation: Locator) =>
  navigation.evaluate((nav) => {
    const view = nav.getBoundingClientRect();
    return [...nav.querySelectorAll('h2, [data-shown] a')]
      .filter((one) => {
        const { top, bottom, height } = one.getBoundingClientRect();
        return height === 0 || top < view.top || bottom > view.bottom;
      })
      .map((one) => one.textContent);
  });

test.beforeEach(async ({ context, furnished }) => {
  await context.addCookies(furnished.settled);
});

test('the sidebar is toggled by button and by Ctrl+B, and stays so after a reload', {
  tag: '@verify',
}, async ({ page, context }) => {
  await page.goto('/tracker/dashboard');
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  const group = page.getByRole('heading', { name: 'Keywords Management' });
  await expect(group).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Control+b');
  await expect(group).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Keywords Management' })).toBeVisible();
  await expect(group).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state');
  expect(cookie?.value).toBe('collapsed');
  await toggle.click();
  await expect(group).toBeVisible();
  await page.keyboard.press('Meta+b');
  await expect(group).toBeHidden();
});

test('a group that is opened stays open after a reload, and one is folded with the keyboard', {
  tag: '@verify',
}, async ({ page }) => {
  await page.goto('/tracker/dashboard');
  const link = await sidebarLink(page, 'Keywords Management', 'Keywords');
  const own = page.getByRole('button', { name: 'Dashboard', exact: true });
  await expect(link).toBeVisible();
  await own.press('Enter');
  await expect(own).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(own).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveURL('/tracker/keywords');
  await expect(own).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Keywords Management' }).press('Space');
  await page.goto('/tracker/dashboard');
  await expect(own).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeHidden();
});

test('the collapsed sidebar shows the pages of a group beside its icon', { tag: '@verify' }, async ({
  page,
}) => {
  await page.goto('/tracker/dashboard');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const icon = page.getByRole('button', { name: 'Brand Intelligence' });
  const sources = page.getByRole('link', { name: 'Sources', exact: true });
  await icon.hover();
  await expect(sources).toBeVisible();
  await page.getByRole('main').hover();
  await expect(sources).toBeHidden();
  await icon.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Presence Score' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();
  await expect(icon).toBeFocused();
  await icon.click();
  await sources.click();
  await expect(page).toHaveURL('/tracker/sources');
  await expect(icon).toHaveAttribute('data-shown', 'true');
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  for (const [area, navigation, who] of [
    ['/tracker', 'Tracker', 'settled'],
    ['/admin', 'Admin', 'administrator'],
  ] as const)
    test(`every page below ${area} has all groups and the entries of its own in view`, {
      tag: '@verify',
    }, async ({ page, context, furnished }) => {
      test.slow();
      const pages = ROUTES.filter(
        ({ route, leadsTo }) => route.startsWith(area) && !route.includes('0000') && leadsTo === undefined,
      );
      expect(pages.length).toBeGreaterThan(20);
      const nav = page.getByRole('complementary').getByRole('navigation', { name: navigation });
      for (const route of pages) {
        const path = route.existing?.path(furnished as Furnished & Written) ?? pathOf(route, furnished);
        await context.addCookies(furnished[route.existing?.owner ?? who]);
        await page.goto(path);
        await expect(nav.locator('[aria-current]'), path).toHaveCount(1);
        await expect(nav.getByRole('heading')).toHaveCount(8);
        expect(await outOfView(nav), path).toEqual([]);
      }
    });
});

test('the palette opens by Ctrl+K, opens its best hit by Enter, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/tracker/reports');
  const opener = page.getByRole('button', { name: /Search/ });
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = page.getByLabel('Search pages, keywords, tags and actions');
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();

  const find = async (typed: string, hit: string) => {
    await opener.click();
    await field.pressSequentially(typed);
    await expect(palette.locator('[data-selected]')).toHaveText(hit);
    await page.keyboard.press('Enter');
  };
  // A page that is called otherwise, a keyword that the server finds, and an act.
  await find('rivals', 'Competitive Intel');
  await expect(page).toHaveURL('/tracker/competitive-intel');
  await find('running sh', 'running shoes');
  await expect(page.getByRole('heading', { name: 'running shoes', level: 1 })).toBeVisible();
  await find('check all', 'Check all keywords');
  await expect(page.getByRole('dialog', { name: 'Check all keywords' })).toBeVisible();
});

test('the first stop of the keyboard leads past the navigation', { tag: '@verify' }, async ({ page }) => {
  await page.goto('/tracker/dashboard');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('colours are chosen in the header or the settings and kept in this browser, or follow the system', {
  tag: '@verify',
}, async ({ page }) => {
  const scheme = () => page.evaluate<string>("document.documentElement.dataset.mantineColorScheme ?? ''");
  await page.emulateMedia({ colorScheme: 'light' });
  const choice = page.getByLabel('Colors', { exact: true });
  await page.goto('/tracker/settings/appearance');
  expect(await scheme()).toBe('dark');
  await choice.selectOption('Light');
  expect(await scheme()).toBe('light');
  await page.getByRole('main').getByText('System', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect(await scheme()).toBe('light');
  await expect(choice).toHaveValue('system');
  await choice.selectOption('Dark');
  await page.reload();
  expect(await scheme()).toBe('dark');
});

test('forced colours underline no tab but the chosen one', { tag: '@verify' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/tracker/competitive-intel');
  const other = page.getByRole('tab', { name: 'Opportunities' });
  const canvas = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  await expect(other).toHaveCSS('border-bottom-color', canvas);
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
    await (await sidebarLink(drawer, 'Keywords Management', 'Keywords')).click();
    await expect(page).toHaveURL('/tracker/keywords');
    await expect(drawer).toBeHidden();
  });

  test('the menu of the public pages opens, leads on, and closes on Escape', { tag: '@verify' }, async ({
    page,
    context,
  }) => {
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
