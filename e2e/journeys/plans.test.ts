import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

test('a visitor compares plans, and who is signed in is led to the page where they choose one', async ({
  page,
  signUp,
  problems,
}) => {
  // An address that says a checkout was paid is asked about, and nothing is known of it.
  problems.provoke(/status of 404 .*\/functions\/verify-subscription/);
  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Professional' }) });
  await expect(card).toContainText('Popular');
  await expect(card).toContainText('$49 per month');
  await expect(card).toContainText('Weekly');
  await card.getByRole('link', { name: 'Select Plan' }).click();
  await expect(page).toHaveURL(/\/registration\?plan=Professional&yearly=false$/);

  await signUp(COMPANY);
  await page.goto('/plans');
  await expect(page).toHaveURL(/\/tracker\/plans$/);
  await expect(page.getByRole('button', { name: 'Current Plan: Free' })).toBeDisabled();

  await page.getByRole('button', { name: 'Select Plan: Professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade Blocked' });
  await expect(dialog).toContainText('This plan is not configured for payments. Please contact support.');
  await expect(dialog).toContainText('You can track 95 more keywords.');
  await expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto('/tracker/plans?canceled=true');
  await expect(toast(page)).toContainText('Payment Canceled');
  await expect(page).toHaveURL(/\/tracker\/plans$/);
  await page.goto('/tracker/plans?success=true&session_id=cs_invented');
  await expect(toast(page)).toContainText('Verification Error');
});
