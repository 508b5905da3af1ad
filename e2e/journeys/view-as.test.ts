import { COMPANY } from '../fixtures/company.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { toast } from '../pages/toast.ts';

test('an administrator views as a user, sees their keywords, changes nothing, stops by keyboard, and both sides can read of it', {
  tag: '@verify',
}, async ({ page, signUp, browser }) => {
  const account = await signUp(COMPANY, { keywords: ['bookkeeping for bakeries'] });

  const admin = await openAsAdministrator(browser, `/admin/users/${account.id}`, account.email);
  const otherTab = await admin.context().newPage();
  await otherTab.goto('/admin/users');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Admin Users' })).toBeVisible();

  await admin.getByRole('button', { name: 'View as', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText(/for 30 minutes\. Nothing can be changed/)).toBeVisible();
  await dialog.getByRole('button', { name: 'View as' }).click();
  await expect(dialog.getByText('A reason is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A keyword is missing');
  await dialog.getByRole('button', { name: 'View as' }).click();

  await expect(admin.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const bar = admin.getByRole('region', { name: 'View as a user' });
  await expect(bar.getByRole('status')).toHaveText(`Viewing as ${account.full_name}, read-only`);
  await expect(bar.getByRole('timer')).toContainText(/^(29|30):\d\d/);
  // The other tab shows nothing of the back office any more.
  await expect(otherTab.getByRole('region', { name: 'View as a user' })).toBeVisible();

  await admin.keyboard.press('ControlOrMeta+k');
  await admin.getByLabel('Search pages, keywords, tags and actions').fill('Log out');
  await expect(admin.getByText('No results')).toBeVisible();

  await admin.goto('/tracker/keywords');
  const keywords = new KeywordsPage(admin);
  await expect(keywords.link('bookkeeping for bakeries')).toBeVisible();
  await keywords.add('tax advice');
  await expect(admin.getByText(`Viewing as ${account.full_name} is read-only.`).first()).toBeVisible();
  await admin.goto('/tracker/settings/data');
  await expect(admin.getByText('A keyword is missing')).toBeVisible();
  await admin.goto('/tracker/settings/security');
  await expect(
    admin.getByText(`Your sessions could not be loaded. This is not shown while viewing as`),
  ).toBeVisible();
  await admin.goto('/tracker/plans');
  await expect(admin.getByText('This is not shown while viewing as').first()).toBeVisible();
  await admin.goto('/admin/users');
  await expect(admin).toHaveURL(/\/tracker\/dashboard$/);

  await tabTo(admin, bar.getByRole('button', { name: 'Stop' }));
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(new RegExp(`/admin/users/${account.id}$`));
  await expect(admin.getByRole('heading', { level: 1, name: account.email })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(otherTab.getByRole('region', { name: 'View as a user' })).toHaveCount(0);

  await admin.goto(`/admin/audit?subject=${encodeURIComponent(account.email)}`);
  await expect(admin.getByText('2 acts')).toBeVisible();
  await expect(admin.getByRole('strong').filter({ hasText: 'Started view as' })).toBeVisible();
  await expect(admin.getByRole('strong').filter({ hasText: 'Stopped view as' })).toBeVisible();
  await expect(admin.getByText('A keyword is missing')).toBeVisible();
  await admin.context().close();

  await page.goto('/tracker/settings/data');
  const looks = page.getByRole('list', { name: 'Times support looked at your account' });
  await expect(looks.getByRole('listitem')).toHaveCount(1);
  await expect(looks).toContainText('A keyword is missing');
  await expect(looks.getByText('Now', { exact: true })).toHaveCount(0);
  const own = new KeywordsPage(page);
  await own.open();
  await expect(own.link('bookkeeping for bakeries')).toBeVisible();
  await expect(own.link('tax advice')).toHaveCount(0);
});

test('an administrator whose user was set inactive is led out of the view', { tag: '@verify' }, async ({
  signUp,
  browser,
}) => {
  const account = await signUp(COMPANY);
  const admin = await openAsAdministrator(browser, `/admin/users/${account.id}`, account.email);
  await admin.getByRole('button', { name: 'View as', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Cannot find a report');
  await dialog.getByRole('button', { name: 'View as' }).click();
  const bar = admin.getByRole('region', { name: 'View as a user' });
  await expect(bar).toBeVisible();
  await admin.goto('/tracker/profile');
  const company = admin.getByLabel('Company name');
  await expect(company).toHaveValue(COMPANY.company_name);
  const otherTab = await admin.context().newPage();
  await otherTab.goto('/tracker/profile');
  await expect(otherTab.getByLabel('Company name')).toHaveValue(COMPANY.company_name);

  const colleague = await openAsAdministrator(browser, `/admin/users/${account.id}`, account.email);
  await colleague.getByRole('button', { name: 'Set inactive' }).click();
  await colleague.getByRole('dialog').getByLabel('Reason').fill('Asked to be closed');
  await colleague.getByRole('dialog').getByRole('button', { name: 'Set inactive' }).click();
  await expect(toast(colleague)).toContainText('Inactive');
  await colleague.context().close();

  // Nothing is touched: the event stream alone leads out. What the pages hold from here on is the administrator's own.
  for (const left of [admin, otherTab]) {
    await expect(left.getByRole('region', { name: 'View as a user' })).toHaveCount(0);
    await expect(left.getByLabel('Company name')).not.toHaveValue(COMPANY.company_name);
  }
  await expect(admin.getByRole('button', { name: /^Account: / })).toHaveText(/Administrator|admin@/i);
  await admin.context().close();
});
