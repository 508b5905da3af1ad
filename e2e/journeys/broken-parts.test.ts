import type { Page } from '@playwright/test';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { alter } from '../pages/screen.ts';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again', exact: true });
const broken = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test.describe('what breaks while it is drawn', () => {
  test.beforeEach(async ({ signUp, api, problems }) => {
    problems.provoke(/TypeError|React error #31/);
    await signUp(COMPANY);
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text: NAMING_KEYWORD });
  });

  test('is a component: the page around it stays, and it stands there again once it can', async ({
    page,
    api,
  }) => {
    const keywords = new KeywordsPage(page);
    await alter<{ items: object[] }>(page, /\/api\/keywords(\?|$)/, (body) => ({
      ...body,
      items: body.items.map((item) => ({ ...item, topic: { a: 1 } })),
    }));
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/errors'));
    await keywords.open();
    const box = broken(page, 'An unexpected error occurred in this component.');
    await expect(box).toContainText('Something went wrong');
    await expect(box).toContainText(/Error ID: \w+/);
    await expect(box.getByRole('button', { name: 'Refresh Page', exact: true })).toBeVisible();
    expect((await reported).postDataJSON()).toMatchObject({ category: 'COMPONENT_ERROR' });
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    await page.unrouteAll();
    // What is written here has the list read anew; the component itself waits to be asked.
    const read = page.waitForResponse(/\/api\/keywords(\?|$)/);
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'used books' });
    await read;
    await tryAgain(page).click();
    await expect(keywords.link('used books')).toBeVisible();
    await expect(box).toBeHidden();
  });

  test('is a section: it is tried again three times, later each time, and no more', async ({ page }) => {
    await alter<object>(page, '**/api/brand', (body) => ({ ...body, aliases: null }));
    await page.goto('/tracker/competitive-intel');
    const box = broken(page, 'This section encountered an error and cannot be displayed.');
    await expect(box).toContainText('Section Error');
    await expect(page.getByRole('heading', { name: 'Your names', exact: true })).toBeVisible();
    const ids = new Set([await box.getByText(/^Error ID: /).textContent()]);
    for (const wait of [1_000, 1_500, 2_000]) {
      const clicked = Date.now();
      await tryAgain(page).click();
      await expect(box.getByRole('button', { name: 'Trying again...', exact: true })).toBeDisabled();
      await expect(box.getByRole('button', { name: 'Trying again...', exact: true })).toHaveCount(0);
      expect(Date.now() - clicked).toBeGreaterThanOrEqual(wait);
      ids.add(await box.getByText(/^Error ID: /).textContent());
    }
    expect(ids.size, 'each error has an id of its own').toBe(4);
    await expect(tryAgain(page)).toHaveCount(0);
    await page.unrouteAll();
    await box.getByRole('button', { name: 'Refresh Page', exact: true }).click();
    await expect(page.getByLabel('Your products')).toBeVisible();
  });

  test('is a feature: its details are copied to be passed on', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await alter<object>(page, '**/api/judgements', (body) => ({
      ...body,
      preview: {
        id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
        state: 'ready',
        judged: 1,
        total: 1,
        stale: null,
        difference: {},
      },
    }));
    await page.goto('/tracker/competitive-intel');
    const box = broken(page, 'Feature Unavailable');
    await expect(box).toContainText('This feature is temporarily unavailable due to an error.');
    await expect(box.getByRole('button', { name: 'Try Again (3 left)', exact: true })).toBeVisible();
    await box.getByRole('button', { name: 'Report Issue', exact: true }).click();
    await expect(box).toContainText('Error details copied to clipboard. Please share this with support.');
    const id = (await box.getByText(/^Error ID: /).textContent()) ?? '';
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain(id);
    expect(copied).toContain('/tracker/competitive-intel');
  });

  test('is what every page stands in: all of it is replaced, with every way out', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await alter<object>(page, '**/api/judgements', (body) => ({
      ...body,
      names_changed: true,
      name_changes: { own_names: true },
    }));
    await page.goto('/tracker/keywords');
    await expect(
      page.getByRole('heading', { name: 'Oops! Something went wrong', exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('We encountered an unexpected error. This has been automatically reported to our team.'),
    ).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go Home', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy Error Details', exact: true }).click();
    await expect(page.getByText('Error details copied to clipboard.')).toBeVisible();
    const id = (await page.getByText(/^Error ID: /).textContent()) ?? '';
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain(id);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
  });
});

/** What is asked for of a part of the program from now on, and how often the page is loaded. */
function watch(page: Page, part: string) {
  const asked: string[] = [];
  const loads = { count: 0 };
  page.on('request', (request) => {
    const name = request.url().split('/').at(-1) ?? '';
    if (name.startsWith(`${part}-`) && name.includes('.js')) asked.push(name.replace(/^.*\.js/, ''));
  });
  page.on('load', () => {
    loads.count += 1;
  });
  return { asked, loads };
}

const remove = (page: Page, part: string, times?: number) =>
  page.route(
    new RegExp(`/assets/${part}-[^/]*\\.js`),
    (route) => route.fulfill({ status: 404, body: 'not found' }),
    times === undefined ? {} : { times },
  );

test.describe('a part of the program that cannot be loaded', () => {
  test.beforeEach(async ({ signUp, problems }) => {
    problems.provoke(/status of 404 /);
    await signUp(COMPANY);
  });

  test('is asked for again, and opens', async ({ page }) => {
    await page.goto('/tracker/keywords');
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    const { asked, loads } = watch(page, 'command-palette');
    await remove(page, 'command-palette', 2);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    expect(asked).toEqual(['', '?retry=1', '?retry=2']);
    expect(loads.count).toBe(0);
  });

  test('has the page loaded anew once, as after an update, and then says so', async ({ page, problems }) => {
    problems.provoke(/dynamically imported module/);
    await page.goto('/tracker/keywords');
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    const { asked, loads } = watch(page, 'command-palette');
    await remove(page, 'command-palette');
    await page.keyboard.press('Control+k');
    await expect.poll(() => loads.count, { timeout: 10_000 }).toBe(1);
    expect(asked).toEqual(['', '?retry=1', '?retry=2', '?retry=3']);
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    const box = broken(page, 'Something went wrong loading this component. Please refresh the page.');
    await expect(box).toBeVisible({ timeout: 10_000 });
    expect(loads.count).toBe(1);
    await page.unrouteAll();
    await box.getByRole('button', { name: 'Refresh Page', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  test('is a whole page: loaded anew once, and never in a loop', async ({ page, problems }) => {
    problems.provoke(/dynamically imported module/);
    await page.goto('/tracker/keywords');
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    const { loads } = watch(page, 'reports');
    await remove(page, 'reports');
    await page
      .getByRole('navigation', { name: 'Tracker' })
      .getByRole('link', { name: 'Reports', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible({ timeout: 20_000 });
    expect(loads.count).toBe(1);
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  });
});
