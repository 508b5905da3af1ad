import type { Page } from '@playwright/test';
import { buy, openBackOffice, openPlansWithoutTrial } from '../fixtures/buying.ts';
import { expect, test } from '../fixtures/paying.ts';
import { alter } from '../pages/screen.ts';
import { sectionOf } from '../pages/section.ts';
import { toast } from '../pages/toast.ts';

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

test('an administrator syncs a subscription and gives a payment back, which ends it', {
  tag: '@verify',
}, async ({ page, signUp, world, browser }) => {
  const { account, plans } = await openPlansWithoutTrial({ page, signUp, world });
  await buy(plans, 'Pay and subscribe');
  const admin = await openBackOffice(browser, world, `/admin/users/${account.id}`);
  const panel = sectionOf(admin, 'Subscription');
  await panel.getByRole('button', { name: 'Sync now' }).click();
  await expect(toast(admin)).toContainText('As Stripe says now');
  await expect(panel).toContainText('$49 per month, renews on');
  await panel.getByRole('button', { name: 'Refund $49.00' }).click();
  const dialog = admin.getByRole('dialog', { name: `Refund $49.00 to ${account.email}` });
  await expect(dialog).toContainText('1 subscription ends now');
  await dialog.getByRole('button', { name: 'Refund and end' }).click();
  await expect(dialog).toContainText('A reason is required');
  await dialog.getByLabel('Reason').fill('Does not fit');
  await lookBetween(admin);
  await dialog.getByRole('button', { name: 'Refund and end' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('cell', { name: 'Refunded', exact: true })).toBeVisible();
  await expect(panel).toContainText('Ended');
  await expect(panel.getByRole('button', { name: /^Refund / })).toHaveCount(0);
  await plans.expectPlan('Free');

  await admin.goto('/admin/stripe');
  const refunds = admin.getByRole('table', { name: 'Refunds' });
  await expect(refunds.getByRole('link', { name: account.email })).toBeVisible();
  const lists = sectionOf(admin, 'All subscriptions and payments');
  await lists.getByRole('searchbox').fill(account.email);
  await expect(lists.getByText('1 subscription', { exact: true })).toBeVisible();
  await lists.getByText('Payments', { exact: true }).click();
  await lists.getByRole('combobox', { name: 'State' }).selectOption('Refunded');
  await expect(lists.getByText('1 payment', { exact: true })).toBeVisible();
  const reconciliation = sectionOf(admin, 'Reconciliation');
  await reconciliation.getByRole('button', { name: 'Dry run' }).click();
  await expect(reconciliation.getByRole('status')).toContainText(/The dry run of .* checked, no differences/);
  await admin.context().close();
});
