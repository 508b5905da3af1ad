import { holdBack } from '../fixtures/hold-back.ts';
import { expectAccessible } from '../fixtures/screen-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';

test('while another report is made the former one stays, is said to be that, and can be read', {
  tag: '@verify',
}, async ({ browser }) => {
  const admin = await openAsAdministrator(
    browser,
    '/admin/reporting?report=user-activity',
    'Admin Reporting',
  );
  await expect(admin.getByRole('table', { name: 'User activity' })).toBeVisible();
  const goOn = await holdBack(admin, '**/functions/analytics-operations/generate-report');
  await admin.getByLabel('Report').selectOption('Keyword analysis');
  const former = admin.getByText(/^Still showing User activity, /);
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

test('a day counts once its field is left or Enter is pressed, and half a day never', {
  tag: '@verify',
}, async ({ browser }) => {
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
