import type { Page } from '@playwright/test';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { alter } from '../pages/screen.ts';
import { toast } from '../pages/toast.ts';

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
    expect((await reported).postDataJSON()).toEqual({
      errorId: expect.any(String),
      category: 'COMPONENT_ERROR',
      severity: 'medium',
      name: expect.any(String),
      message: expect.any(String),
      stack: expect.any(String),
      url: expect.stringMatching(/\/tracker\/keywords$/),
      timestamp: expect.any(String),
      userAgent: expect.any(String),
      context: { route: '/tracker/keywords' },
    });
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
    expect(JSON.parse(copied)).toMatchObject({
      errorId: id.replace('Error ID: ', ''),
      level: 'feature',
      url: expect.stringMatching(/\/tracker\/competitive-intel$/),
      message: expect.stringContaining('Error: '),
      stack: expect.any(String),
      userAgent: expect.stringContaining('Chrome'),
      timestamp: expect.stringMatching(/^\d{4}-/),
    });
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
    expect(JSON.parse(await page.evaluate<string>('navigator.clipboard.readText()'))).toMatchObject({
      errorId: id.replace('Error ID: ', ''),
      level: 'page',
    });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
  });
});

test('whatever breaks is said in the words for how much of a page it is, with the ways out', async ({
  browser,
}) => {
  const page = await openAsAdministrator(browser, '/test/kit', 'Kit');
  const boxes = page.getByRole('alert').filter({ has: page.getByRole('button') });
  const levels: [title: string, text: string, ways: string[]][] = [
    [
      'Section Error',
      'This section encountered an error and cannot be displayed.',
      ['Try Again', 'Refresh Page'],
    ],
    [
      'Something went wrong',
      'An unexpected error occurred in this component.',
      ['Try Again', 'Refresh Page'],
    ],
    ['Something went wrong with this component.', '', ['Retry']],
    [
      'Feature Unavailable',
      'This feature is temporarily unavailable due to an error.',
      ['Try Again (3 left)', 'Report Issue'],
    ],
    ['', 'Something went wrong loading this component. Please refresh the page.', ['Refresh Page']],
  ];
  for (const [title, text, ways] of levels) {
    const box = boxes
      .filter({ has: page.getByText(title || text, { exact: true }) })
      .filter({ hasText: text })
      .first();
    await expect(box, title || text).toBeVisible();
    if (title) await expect(box).toContainText(/Error ID: \w/);
    expect(await box.getByRole('button').allTextContents(), title || text).toEqual(ways);
  }
  const shown = page.getByRole('alert').filter({ hasText: 'Component failed to render' });
  await expect(shown.locator('pre')).toHaveText(/\w+Error: /);
  await expect(shown).toContainText(/Error ID: \w/);
  // Tried too often: only the way to pass it on is left.
  const spent = boxes.filter({ hasText: 'Feature Unavailable' }).nth(1);
  expect(await spent.getByRole('button').allTextContents()).toEqual(['Report Issue']);
  await page.context().close();
});

test('an error that no part has caught is said and reported, and noise of the browser is not', async ({
  page,
  problems,
}) => {
  problems.provoke(/nobody caught this/);
  problems.provoke(/ResizeObserver loop/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fail = (how: string, words: string) =>
    page.evaluate(`setTimeout(() => ${how}(new TypeError(${JSON.stringify(words)})))`);
  const thrown = '((error) => { throw error; })';
  const reports: { message: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/errors')) reports.push(request.postDataJSON());
  });
  await fail(thrown, 'ResizeObserver loop completed with undelivered notifications.');
  await fail('Promise.reject', 'nobody caught this');
  await expect(toast(page)).toContainText('Unexpected Error');
  await expect(toast(page)).toContainText('An unexpected error occurred. Please refresh the page.');
  await expect
    .poll(() => reports)
    .toMatchObject([
      { category: 'UNKNOWN_ERROR', severity: 'high', name: 'TypeError', message: 'nobody caught this' },
    ]);
  await fail(thrown, 'nobody caught this either');
  await expect.poll(() => reports.length).toBe(2);
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
    await expect.poll(() => loads.count, { timeout: 60_000 }).toBe(1);
    expect(asked).toEqual(['', '?retry=1', '?retry=2', '?retry=3']);
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    const box = broken(page, 'Something went wrong loading this component. Please refresh the page.');
    await expect(box).toBeVisible({ timeout: 60_000 });
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
    await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible({ timeout: 60_000 });
    expect(loads.count).toBe(1);
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  });
});
