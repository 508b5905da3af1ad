import type { Page } from '@playwright/test';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

const cardOf = (page: Page, plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });

test('a visitor compares plans, and who is signed in is led to the page where they choose one', {
  tag: '@verify',
}, async ({ page, signUp, problems }) => {
  // An address that says a checkout was paid is asked about, and nothing is known of it.
  problems.provoke(/status of 404 .*\/functions\/verify-subscription/);
  await page.goto('/plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  const card = cardOf(page, 'Professional');
  await expect(card).toContainText('Popular');
  await expect(card).toContainText('$49 per month');
  await expect(card).toContainText('Up to 100 keywords');
  await expect(card).toContainText('Checked automatically weekly');
  for (const channel of ['ChatGPT', 'Claude', 'Gemini', 'Perplexity'])
    await expect(card.getByRole('listitem').filter({ hasText: channel })).toHaveCount(1);
  const free = cardOf(page, 'Free');
  await expect(free.getByText('Free', { exact: true })).toHaveCount(2);
  await expect(free).toContainText('Checked automatically every 30 days');
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(1);
  for (const answer of [
    'Plan changes take effect immediately.',
    "Whenever you like. We also check them automatically, on your plan's schedule.",
  ])
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Select Plan' }).click();
  await expect(page).toHaveURL(/\/registration\?plan=Professional&yearly=false$/);

  await signUp(COMPANY);
  await page.goto('/plans?plan=Enterprise');
  await expect(page).toHaveURL(/\/tracker\/plans\?plan=Enterprise$/);
  await page.getByRole('button', { name: 'Continue with Enterprise' }).click();
  await expect(page.getByRole('dialog')).toContainText('You can track as many keywords as you like.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Current Plan: Free' })).toBeDisabled();

  const dialog = page.getByRole('dialog', { name: 'Upgrade Blocked' });
  for (const [plan, gained] of [
    ['Professional', 'You can track 95 more keywords.'],
    ['Enterprise', 'You can track as many keywords as you like.'],
  ] as const) {
    await page.getByRole('button', { name: `Select Plan: ${plan}` }).click();
    await expect(dialog).toContainText('This plan is not configured for payments. Please contact support.');
    await expect(dialog).toContainText(gained);
    await expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  await page.goto('/tracker/plans?success=true&session_id=cs_invented');
  await expect(toast(page)).toContainText('Verification Error');
});
