import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { alter } from '../pages/screen.ts';
import { toast } from '../pages/toast.ts';

test('a page that breaks says so with an id, its report reaches the back office, and is resolved there', {
  tag: '@verify',
}, async ({ page, browser, signUp, problems }) => {
  await signUp(COMPANY);
  problems.provoke(/RangeError/);
  // Its lists and objects are there, so it reaches the page; what the page draws of it is not.
  await alter(page, /\/api\/reports(\?|$)/, () => ({
    items: [
      {
        id: '1',
        created_at: 'never',
        channel: 'openai',
        revision: { verdicts: {}, rate: {} },
      },
    ],
    next_before: null,
  }));
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/errors'));
  await page.goto('/tracker/reports');
  await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
  await expect(page.getByText('This page encountered an error and cannot be displayed.')).toBeVisible();
  const id = ((await page.getByText(/^Error ID: /).textContent()) ?? '').replace('Error ID: ', '');
  expect(await (await reported).json()).toEqual({ is_kept: true });

  const admin = await openAsAdministrator(browser, '/admin/errors', 'Error Monitoring');
  const group = admin.getByRole('listitem').filter({ hasText: id });
  await group.getByText('Newest example').click();
  await expect(group).toContainText('/tracker/reports');
  await expect(group).toContainText('1 user affected');
  await group.getByRole('button', { name: 'Resolve' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Mended in the next version');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(toast(admin)).toContainText('Error resolved');
  await expect(group).toHaveCount(0);
  await admin.getByText('Resolved', { exact: true }).click();
  await expect(group.getByRole('button', { name: 'Reopen' })).toBeVisible();

  for (const time of ['first', 'second', 'third']) {
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Trying again...' }), time).toBeVisible();
    await expect(page.getByRole('button', { name: 'Trying again...' }), time).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Page Error' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
});
