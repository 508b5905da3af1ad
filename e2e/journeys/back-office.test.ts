import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { LoginPage } from '../pages/login-page.ts';
import { hold } from '../pages/screen.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

test('an administrator finds a user by e-mail, puts them on a plan, sets them inactive, adds a note and finds all of it in the audit, by keyboard', {
  tag: '@verify',
}, async ({ page, signUp, browser, problems }) => {
  problems.provoke(/status of 401 /);
  const account = await signUp(COMPANY);
  await page.goto('/tracker/keywords');
  await expect(page.getByRole('heading', { name: 'No keywords yet' })).toBeVisible();
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.3' } });
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/login?from=%2Ftracker%2Fprofile');
  await new LoginPage(otherPage).signIn(account);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  const admin = await openAsAdministrator(browser, '/admin/audit', 'Audit Logs');
  const press = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(admin, target);
    await admin.keyboard.press('Enter');
  };

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
  await expect(dialog.getByText(/^2 sessions will end/)).toBeVisible();
  await tabTo(admin, dialog.getByLabel('Reason'));
  await admin.keyboard.type('Asked to be closed');
  await admin.keyboard.press('Enter');
  // Both browsers are led out by their event streams, without anybody touching them.
  for (const one of [page, otherPage]) {
    await expect(one).toHaveURL(/\/login\?from=/);
    expect((await one.request.get('/api/profile')).status()).toBe(401);
  }
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
  await expect(acts.nth(0)).toContainText('Added admin note');
  await expect(acts.nth(1)).toContainText('Set user status');
  await expect(acts.nth(1)).toContainText('Asked to be closed');
  await expect(acts.nth(2)).toContainText('Changed user plan');
  await expect(acts.nth(2)).toContainText('Paid by invoice');
  await expect(acts.nth(2)).toContainText(ADMINISTRATOR.email);
  await admin.context().close();
});

test('an administrator goes from the tracker into the back office and back without the page being loaded anew', {
  tag: '@verify',
}, async ({ page }) => {
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
  await (await sidebarLink(page, 'Content', 'Homepage Logos')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Logos Management' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/tracker/dashboard');
  expect(documents).toEqual([]);
});

test('while nobody has said who asks, the sidebar shows five placeholder rows and no page of the back office', {
  tag: '@verify',
}, async ({ page }) => {
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
