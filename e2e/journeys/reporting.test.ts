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
  await expect(admin.getByRole('heading', { name: 'User activity' })).toBeVisible();
  const goOn = await holdBack(admin, '**/functions/analytics-operations/generate-report');
  await admin.getByLabel('Report').selectOption('Keyword analysis');
  const former = admin.getByText(/^Still showing User activity, /);
  await expect(former).toBeVisible();
  await expect(former.locator('..')).toHaveAttribute('aria-busy', 'true');
  await expect(admin.getByRole('heading', { name: 'User activity' })).toBeVisible();
  // What is shown is not what would be saved.
  await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await expectAccessible(admin);
  goOn();
  await expect(former).toBeHidden();
  await expect(admin.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});
