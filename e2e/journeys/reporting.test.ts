import { readFileSync } from 'node:fs';
import { expectAccessible } from '../fixtures/screen-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

test('an administrator makes a report, compares it with the range before, saves it and has the cache cleared', async ({
  browser,
}) => {
  const admin = await openAsAdministrator(browser, '/admin/reporting', 'Admin Reporting');
  await admin.getByLabel('Report').selectOption('User activity');
  await expect(admin).toHaveURL(/report=user-activity/);
  await admin.getByRole('radio', { name: '7 days' }).click({ force: true });
  const table = admin.getByRole('table', { name: 'User activity' });
  await expect(table.getByRole('row').filter({ hasText: 'Free' })).toContainText(/before: \d/);
  await expect(admin.getByRole('img', { name: /^Active users by day: from .* in 7 days$/ })).toBeVisible();
  await expect(admin.getByRole('main')).toContainText(/, compared with /);
  await expect(admin.getByRole('main')).toContainText(/(Made now|From the cache) in \d/);

  // What is kept is told as such; the cache is everybody's, so another one may have cleared it meanwhile.
  await expect(async () => {
    await admin.reload();
    await expect(admin.getByText(/From the cache in \d/)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^user-activity-.*\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toContain('Users,"Users, range before"');
  expect(csv).toMatch(/\r\nFree,\d/);

  await admin.getByRole('button', { name: 'Clear cache' }).click();
  await expect(toast(admin)).toContainText(/^Cache cleared: \d+ reports?/);
  await expect(admin.getByText(/Made now in \d/)).toBeVisible();
  await admin.goto('/admin/audit?action=clear_report_cache');
  await expect(admin.getByRole('main').getByRole('listitem').first()).toContainText('Clear report cache');
});

test('while another report is made the former one stays, is said to be that, and can be read', async ({
  browser,
}) => {
  const admin = await openAsAdministrator(
    browser,
    '/admin/reporting?report=user-activity',
    'Admin Reporting',
  );
  await expect(admin.getByRole('table', { name: 'User activity' })).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await admin.route('**/functions/analytics-operations/generate-report', async (route) => {
    await held;
    await route.continue();
  });
  await admin.getByLabel('Report').selectOption('Keyword analysis');
  const former = admin.getByText(/^Still shown is the former report: User activity, /);
  await expect(former).toBeVisible();
  await expect(former.locator('..')).toHaveAttribute('aria-busy', 'true');
  await expect(admin.getByRole('table', { name: 'User activity' })).toBeVisible();
  // What is shown is not what would be saved.
  await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await expectAccessible(admin);
  goOn();
  await expect(former).toBeHidden();
  await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

test('a day counts once its field is left or Enter is pressed, and half a day never', async ({ browser }) => {
  const admin = await openAsAdministrator(browser, '/admin/reporting', 'Admin Reporting');
  const from = admin.getByLabel('From (UTC)');
  await expect(from).not.toHaveValue('');
  const before = await from.inputValue();
  const address = admin.url();

  await from.focus();
  await admin.keyboard.press('Delete');
  await expect(from).toHaveValue('');
  await from.blur();
  await expect(from).toHaveValue(before);
  expect(admin.url()).toBe(address);

  const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  await from.fill(day);
  expect(admin.url()).toBe(address);
  await from.press('Enter');
  await expect(admin).toHaveURL(new RegExp(`from=${day}`));
  await expect(from).toHaveValue(day);

  const until = admin.getByLabel('Until');
  const last = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await until.fill(last);
  await until.blur();
  await expect(admin).toHaveURL(new RegExp(`to=${last}`));
});
