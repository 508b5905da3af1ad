import type { Page } from '@playwright/test';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { alter } from '../pages/screen.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again', exact: true });
const broken = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test.describe('what breaks while it is drawn', () => {
  test.beforeEach(async ({ signUp, problems }) => {
    problems.provoke(/TypeError|React error #31/);
    await signUp(COMPANY, { keywords: [NAMING_KEYWORD] });
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
      version: expect.stringMatching(/^\d+\.\d+\.\d+(?:\+\d+)?$/),
      timestamp: expect.any(String),
      userAgent: expect.any(String),
      context: { route: '/tracker/keywords' },
    });
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // What is written here has the list read anew; the component itself waits to be asked.
    const read = page.waitForResponse(/\/api\/keywords(\?|$)/);
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'used books' });
    await read;
    await tryAgain(page).click();
    await expect(keywords.link('used books')).toBeVisible();
    await expect(box).toBeHidden();
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
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reload Page', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
  });
});

const failed = async (page: Page, heading: string, text: string) => {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Error' })).toHaveCount(0);
};

test('an answer with a malformed entry fails its part of a page, and the page stays', {
  tag: '@verify',
}, async ({ page, signUp }) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD] });
  await page.clock.install();
  const malformed = [
    [
      'plans',
      'Choose Your Plan',
      /\/api\/plans(\?|$)/,
      () => [null],
      'Failed to load plans. Please try again.',
    ],
    [
      'keywords',
      'Keywords',
      /\/api\/keywords(\?|$)/,
      (body: object) => ({ ...body, items: [null] }),
      'Your keywords could not be loaded',
    ],
  ] as const;
  for (const [path, heading, url, change, text] of malformed) {
    await alter(page, url, change);
    await page.goto(`/tracker/${path}`);
    await failed(page, heading, text);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('an error that no part has caught is said and reported, and noise of the browser is not', {
  tag: '@verify',
}, async ({ page, problems }) => {
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

test('a page whose program cannot be loaded is loaded anew once, and never in a loop', {
  tag: '@verify',
}, async ({ page, signUp, problems }) => {
  problems.provoke(/status of 404 /);
  problems.provoke(/dynamically imported module/);
  await signUp(COMPANY);
  await page.goto('/tracker/keywords');
  await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/reports-[^/]*\.js/, (route) =>
    route.fulfill({ status: 404, body: 'not found' }),
  );
  await (await sidebarLink(page, 'Analytics & Reporting', 'Reports')).click();
  await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
  expect(loads).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
});
