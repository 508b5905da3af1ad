import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { linkMailedTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { LoginPage } from '../pages/login-page.ts';
import { hold } from '../pages/screen.ts';
import { toast } from '../pages/toast.ts';

/** Who is set inactive is out everywhere within a second; the page then has to load its sign-in. */
const OUT_WITHIN_MS = 1_000;
const SIGN_IN_SHOWN_MS = 1_500;

test('an administrator finds a user by e-mail, puts them on a plan, sets them inactive, adds a note and finds all of it in the audit, by keyboard', async ({
  page,
  signUp,
  browser,
  problems,
}) => {
  problems.provoke(/status of 401 /);
  const account = await signUp(COMPANY);
  await page.goto('/tracker/keywords');
  await expect(page.getByRole('heading', { name: 'No keywords yet' })).toBeVisible();
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.3' } });
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/login?from=%2Ftracker%2Fprofile');
  await new LoginPage(otherPage).signIn(account);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.1' } });
  const admin = await context.newPage();
  const press = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(admin, target);
    await admin.keyboard.press('Enter');
  };
  await admin.goto('/login?from=%2Fadmin%2Faudit');
  await new LoginPage(admin).signIn(ADMINISTRATOR);
  await expect(admin.getByRole('heading', { level: 1, name: 'Audit Logs' })).toBeVisible();

  await admin.keyboard.press('Control+k');
  await expect(admin.getByLabel('Search pages and users')).toBeFocused();
  await admin.keyboard.type(account.email);
  await expect(admin.getByRole('dialog').getByText(account.email)).toBeVisible();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name: account.email })).toBeVisible();

  await press(admin.getByRole('button', { name: 'Change plan' }));
  const dialog = admin.getByRole('dialog');
  // A key chooses among the plans that are there.
  await expect(dialog.getByRole('option', { name: 'Professional' })).toBeAttached();
  await tabTo(admin, dialog.getByLabel('Plan'));
  await admin.keyboard.type('Professional');
  await expect(dialog.getByText('From Free to Professional')).toBeVisible();
  await tabTo(admin, dialog.getByLabel('Reason'));
  await admin.keyboard.type('Paid by invoice');
  await admin.keyboard.press('Enter');
  await expect(toast(admin)).toContainText('On Professional');
  await expect(dialog).toBeHidden();

  await press(admin.getByRole('button', { name: 'Set inactive' }));
  await expect(dialog.getByText(/^2 sessions will end at once/)).toBeVisible();
  await tabTo(admin, dialog.getByLabel('Reason'));
  await admin.keyboard.type('Asked to be closed');
  const done = admin.waitForResponse((reply) => reply.url().endsWith('/functions/admin-operations'));
  await admin.keyboard.press('Enter');
  await done;
  const statusOf = async (one: Page) => (await one.request.get('/api/profile')).status();
  const isOut = [page, otherPage].map((one) =>
    expect.poll(() => statusOf(one), { timeout: OUT_WITHIN_MS, intervals: [50] }).toBe(401),
  );
  // Both browsers are out by themselves, without anybody touching them.
  const outAfterMs = await Promise.all(
    [page, otherPage].map(async (one) => {
      const doneAt = performance.now();
      await one.waitForURL(/\/login\?from=/, { waitUntil: 'commit' });
      return performance.now() - doneAt;
    }),
  );
  for (const ms of outAfterMs) expect(ms, 'out everywhere').toBeLessThan(OUT_WITHIN_MS + SIGN_IN_SHOWN_MS);
  await Promise.all(isOut);
  await expect(admin.getByText('Inactive', { exact: true })).toBeVisible();
  await elsewhere.close();

  await tabTo(admin, admin.getByRole('radio', { name: 'Overview' }));
  await admin.keyboard.press('ArrowLeft');
  await expect(admin.getByRole('radio', { name: 'Notes' })).toBeChecked();
  await tabTo(admin, admin.getByLabel('New note'));
  await admin.keyboard.type('Comes back in spring');
  await press(admin.getByRole('button', { name: 'Add note' }));
  await expect(admin.getByRole('list', { name: 'Notes' })).toContainText('Comes back in spring');

  await admin.goto(`/admin/audit?subject=${encodeURIComponent(account.email)}`);
  await expect(admin.getByText('3 acts')).toBeVisible();
  const acts = admin.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(acts.nth(0)).toContainText('Add admin note');
  await expect(acts.nth(1)).toContainText('Set user status');
  await expect(acts.nth(1)).toContainText('Asked to be closed');
  await expect(acts.nth(2)).toContainText('Change user plan');
  await expect(acts.nth(2)).toContainText('Paid by invoice');
  await expect(acts.nth(2)).toContainText(ADMINISTRATOR.email);
  await context.close();
});

test('an administrator goes from the tracker into the back office and back without the page being loaded anew', async ({
  page,
}) => {
  await page.goto('/login?from=%2Ftracker%2Fdashboard');
  await new LoginPage(page).signIn(ADMINISTRATOR);
  await expect(page).toHaveURL('/tracker/dashboard');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('button', { name: /Search/ }).click();
  await page.getByLabel('Search pages, keywords, tags and actions').fill('admin panel');
  await expect(page.locator('[data-action][data-selected]')).toHaveText('Admin Panel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Homepage Logos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logos Management' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/tracker/dashboard');
  expect(documents).toEqual([]);

  await page.goto('/admin/no-such-page');
  await expect(page).toHaveURL('/');
});

test('while nobody has said who asks, the sidebar shows five placeholder rows and no page of the back office', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fadmin%2Faudit');
  await new LoginPage(page).signIn(ADMINISTRATOR);
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: 'Audit Logs' })).toBeVisible();
  await hold(page, '**/rpc/get_my_roles');
  await page.reload();
  const sidebar = page.getByRole('link', { name: 'Admin Panel Management Portal' }).locator('..');
  await expect(sidebar.getByRole('status').locator('[aria-hidden]')).toHaveCount(5);
  await expect(navigation).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Logs' })).toHaveCount(0);
});

test('users found in the list are changed together, and each has a result of its own', async ({
  browser,
  signUp,
}) => {
  const company_name = `Fleet ${Date.now().toString(36)}`;
  const [first, second] = [
    await signUp({ ...COMPANY, company_name }),
    await signUp({ ...COMPANY, company_name }),
  ];
  const admin = await openAsAdministrator(browser, '/admin/users', 'Admin Users');
  const users = admin.getByRole('table', { name: 'Users' });
  const rowOf = ({ email }: { email: string }) => users.getByRole('row').filter({ hasText: email });
  const search = admin.getByRole('searchbox', { name: 'Search' });
  const dialog = admin.getByRole('dialog');

  await test.step('found by e-mail', async () => {
    await search.fill(first.email);
    await expect(admin.getByText('1 user', { exact: true })).toBeVisible();
    await expect(rowOf(first)).toBeVisible();
    await admin.getByRole('checkbox', { name: `Select ${first.email}` }).check();
    await admin.getByRole('button', { name: 'Set inactive' }).click();
    await dialog.getByLabel('Reason').fill('Does not pay');
    await dialog.getByRole('button', { name: 'Set 1 user inactive' }).click();
    await expect(toast(admin)).toContainText('1 user changed');
    await expect(rowOf(first)).toContainText('Inactive');
  });

  await test.step('one of two is inactive already, which is said of it alone', async () => {
    await search.fill(company_name);
    await expect(admin.getByText('2 users', { exact: true })).toBeVisible();
    for (const { email } of [first, second])
      await admin.getByRole('checkbox', { name: `Select ${email}` }).check();
    await admin.getByRole('button', { name: 'Set inactive' }).click();
    await dialog.getByLabel('Reason').fill('The company is closed');
    await dialog.getByRole('button', { name: 'Set 2 users inactive' }).click();
    const results = admin.getByRole('dialog', { name: '1 user not changed' });
    await expect(results).toContainText('1 user changed. Those below stay selected.');
    await expect(results.getByRole('listitem')).toHaveCount(1);
    await expect(results.getByRole('listitem')).toContainText(first.email);
    await results.getByRole('button', { name: 'Close' }).click();
    await expect(admin.getByRole('checkbox', { name: `Select ${first.email}` })).toBeChecked();
    await expect(admin.getByRole('checkbox', { name: `Select ${second.email}` })).not.toBeChecked();
    await expect(rowOf(second)).toContainText('Inactive');
  });

  await test.step('the audit has what was done of each, and nothing of what was refused', async () => {
    for (const [{ email }, reason] of [
      [first, 'Does not pay'],
      [second, 'The company is closed'],
    ] as const) {
      await admin.goto(`/admin/audit?subject=${encodeURIComponent(email)}`);
      await expect(admin.getByText('1 act', { exact: true })).toBeVisible();
      await expect(admin.getByRole('main').getByRole('listitem')).toContainText(reason);
    }
  });
  await admin.context().close();
});

test('an administrator saves a view, finds it in the palette and deletes it', async ({ page }) => {
  await page.goto('/login?from=%2Fadmin%2Fusers%3Fstatus%3Dinactive');
  await new LoginPage(page).signIn(ADMINISTRATOR);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  const sheet = page.getByRole('dialog', { name: 'Saved views' });
  await sheet.getByLabel('Save this view as').fill('Who is out');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('This view is saved');
  await expect(sheet.getByRole('link', { name: 'Who is out' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Logs' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Search pages and users')).toBeFocused();
  await page.keyboard.type('who is out');
  await expect(page.locator('[data-action][data-selected]')).toHaveText('Who is out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\?.*status=inactive/);

  await page.getByRole('button', { name: 'Views' }).click();
  await sheet.getByRole('button', { name: 'Delete Who is out' }).click();
  await expect(sheet.getByText('No saved views')).toBeVisible();
});

test('an administrator gives a plan until a day, has a reset mail sent and deletes an account, which its user keeps', async ({
  page,
  signUp,
  browser,
  problems,
}) => {
  problems.provoke(/status of 401 /);
  const account = await signUp(COMPANY);
  const admin = await openAsAdministrator(browser, `/admin/users/${account.id}`, account.email);
  const dialog = admin.getByRole('dialog');
  const openMore = async (act: string) => {
    await admin.getByRole('button', { name: 'More', exact: true }).click();
    await admin.getByRole('menuitem', { name: act }).click();
  };

  await test.step('a plan until a day', async () => {
    await admin.getByRole('button', { name: 'Change plan' }).click();
    await dialog.getByLabel('Plan').selectOption({ label: 'Professional' });
    await dialog.getByLabel('Until (optional)').fill('2020-01-01');
    await dialog.getByLabel('Reason').fill('A trial');
    await dialog.getByRole('button', { name: 'Change plan' }).click();
    await expect(dialog).toContainText('This day is over already');
    await dialog.getByLabel('Until (optional)').fill('2031-03-02');
    await dialog.getByRole('button', { name: 'Change plan' }).click();
    await expect(toast(admin)).toContainText('On Professional until 2031-03-02');
    await expect(admin.getByText('Professional given by')).toBeVisible();
    await expect(admin.getByRole('main')).toContainText('an administrator, until');
  });

  await test.step('a reset mail', async () => {
    await openMore('Send a reset mail');
    await dialog.getByLabel('Reason').fill('Cannot sign in');
    await admin.keyboard.press('Enter');
    await expect(toast(admin)).toContainText('The mail is on its way');
    expect(await linkMailedTo(account.email, 'reset the password')).toContain('/reset-password');
  });

  await test.step('a deletion, taken back by the user', async () => {
    await page.goto('/tracker');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openMore('Delete account');
    await expect(dialog).toContainText('1 session will end at once');
    await dialog.getByLabel('Reason').fill('Asked for in writing');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(toast(admin)).toContainText('The account will be erased');
    await expect(admin.getByText(/^Deletion asked for on/)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await new LoginPage(page).signIn(account);
    await expect(page).toHaveURL(/\/tracker|\/start/);
    await admin.reload();
    await expect(admin.getByRole('heading', { level: 1, name: account.email })).toBeVisible();
    await expect(admin.getByText(/^Deletion asked for on/)).toHaveCount(0);
  });
  await admin.context().close();
});
