import { readFileSync } from 'node:fs';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';

test('an administrator has users put together as a file, downloads it, finds both in the audit and deletes it', async ({
  browser,
}) => {
  const admin = await openAsAdministrator(browser, '/admin/data-export', 'Data Export');
  const form = admin.locator('form');
  await expect(form.getByRole('list', { name: 'Columns of the file' })).not.toContainText('email');
  await form.getByLabel('User').fill(ADMINISTRATOR.email);
  await form.getByText('NDJSON', { exact: true }).click();
  await form.getByRole('switch', { name: 'Include personal data' }).check();
  await expect(form.getByRole('list', { name: 'Columns of the file' })).toContainText('email · personal');
  await form.getByRole('button', { name: 'Start export' }).click();
  await expect(form.getByText('A reason is required for personal data')).toBeVisible();
  const reason = `Asked for by the auditor ${Date.now()}`;
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: 'Start export' }).click();

  const row = admin.getByRole('main').locator('ol > li').filter({ hasText: ADMINISTRATOR.email }).first();
  await expect(row).toContainText('Personal data');
  const link = row.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(row).toContainText(/NDJSON, 1 row, \d+ B/);
  const [download] = await Promise.all([admin.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^users-.*\.ndjson$/);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    email: ADMINISTRATOR.email,
    role: 'admin',
  });

  const path = (await link.getAttribute('href')) ?? '';
  const id = path.split('/').at(-2) ?? '';
  await admin.goto(`/admin/audit?subject=${id}`);
  const acts = admin.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(acts.nth(0)).toContainText('Download data export');
  await expect(acts.nth(1)).toContainText('Start data export');
  await expect(acts.nth(1)).toContainText(reason);

  await admin.goto('/admin/data-export');
  await row.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete export' }).click();
  await expect(admin.locator(`a[href="${path}"]`)).toHaveCount(0);
  expect((await admin.request.get(path)).status()).toBe(404);
});
