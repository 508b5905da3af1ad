import { linkMailedTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

test('somebody invited as an administrator makes an account and begins on the dashboard of the back office', {
  tag: '@verify',
}, async ({ browser, page }) => {
  const email = `colleague-${Date.now()}@example.com`;
  const admin = await openAsAdministrator(browser, '/admin/users', 'Admin Users');
  await admin.getByRole('button', { name: 'Invite user' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption('Administrator');
  await dialog.getByLabel('Reason').fill('A colleague');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(admin)).toContainText(`Invitation sent to ${email}`);
  const open = admin.getByRole('row').filter({ hasText: email });
  await expect(open).toContainText('Administrator');

  await page.goto(await linkMailedTo(email, 'help run Answerscope as an administrator'));
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Confirm password').fill('correct horse 7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await admin.context().close();
});
