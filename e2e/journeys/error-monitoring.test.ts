import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';

test('an administrator sees what the browser measured, is alerted to what fails, and settles it', async ({
  browser,
}) => {
  const admin = await openAsAdministrator(browser, '/admin/errors', 'Error Monitoring');
  await admin.clock.install();
  await admin.route('**/api/admin/jobs*', (route) => route.fulfill({ status: 500, json: {} }));
  await admin.goto('/admin/jobs');
  await expect(async () => {
    await admin.clock.runFor('00:05');
    await expect(admin.getByText('The jobs could not be loaded')).toBeVisible({ timeout: 500 });
  }).toPass();
  await admin.getByRole('link', { name: 'Errors in This Browser' }).click();
  await expect(admin.getByText('It stays in this browser.')).toBeVisible();
  const part = (name: string) =>
    admin.locator('section').filter({ has: admin.getByRole('heading', { level: 2, name, exact: true }) });
  await expect(part('Top errors')).toContainText('HTTP 500');
  await expect(part('Slowest endpoints')).toContainText('/api/admin/jobs');
  await expect(admin.getByText(/Error rate of 5 minutes above \d%: −\d\d/)).toBeVisible();
  await expect(part('Alerts')).toContainText('No alerts');

  await part('Alert rules').getByRole('button', { name: 'Enable High Memory Usage' }).click();
  await expect(part('Alert rules').getByRole('button', { name: 'Disable High Memory Usage' })).toBeVisible();
  const alert = part('Alerts').getByRole('listitem').filter({ hasText: 'High Error Rate' });
  await admin.clock.runFor('05:00');
  await alert.getByRole('button', { name: 'Resolve' }).click();
  await expect(alert).toContainText('Resolved');

  await admin.reload();
  await admin.clock.runFor('00:10');
  await expect(alert).toContainText('Resolved');
  await expect(part('Top errors')).toContainText('HTTP 500');
  await expect(part('Alert rules').getByRole('button', { name: 'Disable High Memory Usage' })).toBeVisible();
  await admin.getByRole('button', { name: 'Clear' }).click();
  await expect(part('Alerts')).toContainText('No alerts');
  await expect(part('Top errors')).toContainText('Nothing failed in this browser in the last hour.');
});
