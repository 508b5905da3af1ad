import { COMPANY } from '../fixtures/company.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';

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
  await expect(dialog.getByText(/for 30 minutes\. You cannot change anything/)).toBeVisible();
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
  const looks = page.getByRole('list', { name: 'Support access' });
  await expect(looks.getByRole('listitem')).toHaveCount(1);
  await expect(looks).toContainText('A keyword is missing');
  await expect(looks.getByText('Now', { exact: true })).toHaveCount(0);
  const own = new KeywordsPage(page);
  await own.open();
  await expect(own.link('bookkeeping for bakeries')).toBeVisible();
  await expect(own.link('tax advice')).toHaveCount(0);
});
