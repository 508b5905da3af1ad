import type { Browser, Page } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { originOf } from '../fixtures/addresses.ts';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { alter } from '../pages/screen.ts';
import { toast } from '../pages/toast.ts';

/** Begins a purchase of a plan and returns the tab in which it is paid. */
async function beginPurchase(page: Page, plan: string): Promise<Page> {
  await page.getByRole('button', { name: `Upgrade with Stripe: ${plan}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change to ${plan}?` });
  await expect(dialog).toContainText('What you gain');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const tab = await opened;
  await expect(page.getByRole('dialog', { name: 'Processing Payment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tab.getByText('Simulated payment.')).toBeVisible();
  return tab;
}

/** As much of what the back office shows of a user as is told otherwise. */
interface ShownUser {
  billing?: { subscription: { state: string }; payments: { state: string }[] };
}

/**
 * The money is given back before the subscription ends. The first time that the page of a user hears of the one, it has
 * not heard of the other.
 */
async function lookBetween(admin: Page): Promise<void> {
  let hasLooked = false;
  await alter<{ data: ShownUser | null }>(admin, '**/functions/admin-operations', (body) => {
    const billing = body.data?.billing;
    if (hasLooked || billing?.payments[0]?.state !== 'refunded') return body;
    hasLooked = true;
    const subscription = { ...billing.subscription, state: 'active' };
    return { ...body, data: { ...body.data, billing: { ...billing, subscription } } };
  });
}

/** A browser of its own, signed in to the demonstration as its administrator, on a page of the back office. */
async function openBackOffice(browser: Browser, path: string, heading: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: originOf('DEMONSTRATION') });
  const admin = await context.newPage();
  await admin.goto(`/login?from=${encodeURIComponent(path)}`);
  await new LoginPage(admin).signIn(ADMINISTRATOR);
  await expect(admin.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return admin;
}

test.describe('with simulated payments', () => {
  test.use({ baseURL: originOf('DEMONSTRATION') });

  test('a trial is begun without a card, a card is added, and the plan is canceled and taken up again', async ({
    page,
    signUp,
  }) => {
    await signUp(COMPANY);
    await page.goto('/tracker/plans');
    await expect(page.getByRole('button', { name: 'Current Plan: Free' })).toBeDisabled();
    const tab = await beginPurchase(page, 'Professional');
    await expect(tab.getByText('14 days, nothing is due today')).toBeVisible();
    await tab.getByRole('button', { name: 'Start trial' }).click();
    // Both tabs follow: the one that comes back, and the one that waited.
    await expect(tab).toHaveURL(/\/tracker\/plans$/);
    await expect(tab.getByText('Plan Upgraded Successfully!').first()).toBeVisible();
    await tab.close();
    await expect(page.getByRole('button', { name: 'Current Plan: Professional' })).toBeDisabled();
    const panel = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Your subscription' }) });
    await expect(panel).toContainText('Professional is on trial until');

    const manage = async () => {
      const opened = page.waitForEvent('popup');
      await panel.getByRole('button', { name: 'Card, invoices and canceling' }).click();
      const portal = await opened;
      await expect(portal.getByRole('heading', { name: 'Billing' })).toBeVisible();
      return portal;
    };
    const portal = await manage();
    await portal.getByRole('button', { name: 'Use this card' }).click();
    await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await expect(panel).toContainText('is canceled and goes on until');
    await portal.getByRole('button', { name: 'Do not cancel' }).click();
    await expect(panel).toContainText('Professional is on trial until');
    await portal.close();
  });

  test('a declined card is said on the page of the payment, leaving it changes nothing, and an invented return is not believed', async ({
    page,
    signUp,
    problems,
  }) => {
    problems.provoke(/status of 40[24] /);
    await signUp(COMPANY);
    await page.goto('/tracker/plans');
    const tab = await beginPurchase(page, 'Enterprise');
    await tab.getByRole('link', { name: 'Leave without paying' }).click();
    await expect(tab).toHaveURL(/\/tracker\/plans$/);
    await expect(toast(tab)).toContainText('Payment Canceled');
    await tab.close();
    // What stands behind those pages is reached by the product alone.
    for (const path of ['simulator/clock', 'v1/customers', 'pay/../v1/customers'])
      expect((await page.request.get(`/simulated-payments/${path}`)).status()).toBe(404);
    await page.goto('/tracker/plans?success=true&session_id=cs_invented');
    await expect(toast(page)).toContainText('Verification Error');
    await expect(page.getByRole('button', { name: 'Current Plan: Free' })).toBeDisabled();
  });

  test('an administrator syncs a subscription and gives a payment back, which ends it', async ({
    page,
    signUp,
    browser,
  }) => {
    const account = await signUp(COMPANY);
    await page.goto('/tracker/plans');
    const tab = await beginPurchase(page, 'Professional');
    await tab.getByRole('button', { name: 'Start trial' }).click();
    await expect(tab).toHaveURL(/\/tracker\/plans$/);
    await tab.close();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Card, invoices and canceling' }).click();
    const portal = await opened;
    await portal.getByRole('button', { name: 'Use this card' }).click();
    await portal.getByRole('button', { name: /^End the trial now and pay/ }).click();
    await expect(portal.getByText('active', { exact: true })).toBeVisible();
    await portal.close();

    const admin = await openBackOffice(browser, `/admin/users/${account.id}`, account.email);
    const panel = admin
      .locator('section')
      .filter({ has: admin.getByRole('heading', { name: 'Subscription', exact: true }) });
    await panel.getByRole('button', { name: 'Sync now' }).click();
    await expect(toast(admin)).toContainText('As Stripe says now');
    await expect(panel).toContainText('Active');
    await panel.getByRole('button', { name: 'Refund $49.00' }).click();
    const dialog = admin.getByRole('dialog', { name: `Refund $49.00 to ${account.email}` });
    await expect(dialog).toContainText('1 subscription ends at once');
    await dialog.getByRole('button', { name: 'Refund and end' }).click();
    await expect(dialog).toContainText('A reason is required');
    await dialog.getByLabel('Reason').fill('Does not fit');
    await lookBetween(admin);
    await dialog.getByRole('button', { name: 'Refund and end' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('cell', { name: 'Refunded', exact: true })).toBeVisible();
    await expect(panel).toContainText('Ended');
    await expect(panel.getByRole('button', { name: /^Refund / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Current Plan: Free' })).toBeDisabled();

    await admin.goto('/admin/stripe');
    await expect(admin.getByText('Simulated: nothing needs you.')).toBeVisible();
    await expect(
      admin.getByRole('table', { name: 'Refunds' }).getByRole('link', { name: account.email }),
    ).toBeVisible();
    const lists = admin
      .locator('section')
      .filter({ has: admin.getByRole('heading', { name: 'All subscriptions and payments' }) });
    await lists.getByRole('searchbox').fill(account.email);
    await expect(lists.getByText('1 subscription', { exact: true })).toBeVisible();
    await expect(lists.getByRole('row').filter({ hasText: account.email })).toContainText('Ended');
    await lists.getByText('Payments', { exact: true }).click();
    await lists.getByRole('combobox', { name: 'State' }).selectOption('Refunded');
    await expect(lists.getByText('1 payment', { exact: true })).toBeVisible();
    await expect(lists.getByRole('link', { name: account.email })).toHaveAttribute(
      'href',
      /^\/admin\/users\/[\w-]+$/,
    );
    await lists.getByRole('combobox', { name: 'State' }).selectOption('Disputed');
    await expect(lists.getByText(/No payment/)).toBeVisible();
    const reconciliation = admin
      .locator('section')
      .filter({ has: admin.getByRole('heading', { name: 'Reconciliation', exact: true }) });
    await reconciliation.getByRole('button', { name: 'Dry run' }).click();
    await expect(reconciliation.getByRole('status')).toContainText(
      /The dry run of .* looked at, all as Stripe says/,
    );
    await reconciliation.getByRole('button', { name: 'Reconcile now' }).click();
    await expect(reconciliation.getByRole('status')).toContainText(
      /The reconciliation of .* looked at, all as Stripe says/,
    );
    await admin.context().close();
  });

  test('a coupon is made, its code entered at the checkout, what it takes off paid less, and its redemption listed', async ({
    page,
    signUp,
    browser,
    problems,
  }) => {
    problems.provoke(/status of 402 /);
    const code = `SPRING-${Date.now().toString(36).toUpperCase()}`;
    const admin = await openBackOffice(browser, '/admin/coupons', 'Coupons Management');
    await admin.getByRole('button', { name: 'New coupon' }).first().click();
    const form = admin.getByRole('dialog', { name: 'New coupon' });
    await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await form.getByLabel(/^Percentage off/).fill('20');
    await form.getByRole('combobox', { name: 'Taken off' }).selectOption('Payments of some months');
    await form.getByRole('button', { name: 'Create coupon' }).click();
    await expect(form).toContainText('Please enter for how many months');
    await form.getByLabel(/^For how many months/).fill('3');
    await form.getByRole('button', { name: 'Create coupon' }).click();
    await expect(form).toBeHidden();
    const row = admin.getByRole('table', { name: 'Coupons' }).getByRole('row').filter({ hasText: code });
    await expect(row).toContainText('20% off for 3 months');
    await expect(row.getByText('Open', { exact: true })).toBeVisible();

    const account = await signUp(COMPANY);
    await page.goto('/tracker/plans');
    const tab = await beginPurchase(page, 'Professional');
    await tab.getByLabel('Promotion code').fill('NO-SUCH-CODE');
    await tab.getByRole('button', { name: 'Start trial' }).click();
    await expect(tab.getByRole('alert')).toHaveText('This code is invalid.');
    await tab.getByLabel('Promotion code').fill(code);
    await tab.getByRole('button', { name: 'Start trial' }).click();
    await expect(tab).toHaveURL(/\/tracker\/plans$/);
    await tab.close();
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Card, invoices and canceling' }).click();
    const portal = await opened;
    await portal.getByRole('button', { name: 'Use this card' }).click();
    await portal.getByRole('button', { name: /^End the trial now and pay/ }).click();
    await expect(portal.getByRole('listitem').filter({ hasText: '39.20' })).toContainText('paid');
    await portal.close();

    await expect(async () => {
      await admin.reload();
      await row.getByRole('button', { name: code }).click();
      const sheet = admin.getByRole('dialog', { name: code });
      await sheet.getByText('Redemptions', { exact: true }).click();
      await expect(sheet.getByRole('link', { name: account.email })).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    await expect(admin.getByText('1 redemption', { exact: true })).toBeVisible();
    await admin.context().close();
  });
});
