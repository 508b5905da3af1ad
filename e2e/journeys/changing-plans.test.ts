import { buy, openPlans } from '../fixtures/buying.ts';
import { holdBack } from '../fixtures/hold-back.ts';
import { daysLater, expect, test } from '../fixtures/paying.ts';

test('a downgrade that does not fit says by how much, and what is lost once it fits', {
  tag: '@verify',
}, async ({ page, signUp, world, api }) => {
  const { plans } = await openPlans({ page, signUp });
  await buy(plans, 'Start trial');
  const { added } = (await api.send('POST', '/api/keywords/import', {
    keywords: Array.from({ length: 7 }, (_, at) => ({ keyword: `audiobooks ${at}` })),
  })) as { added: number };
  expect(added).toBe(7);

  const dialog = await plans.choose('Free', 'Select Plan');
  await expect(dialog.getByRole('heading', { name: 'Downgrade Not Possible' })).toBeVisible();
  await expect(dialog).toContainText(
    "You're currently using 7 keywords, but this plan only allows 5. Please delete 2 keywords first.",
  );
  await expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const { items } = (await api.get('/api/keywords')) as { items: { id: string }[] };
  await api.send('POST', '/api/keywords/delete', { keyword_ids: items.slice(0, 2).map(({ id }) => id) });
  await plans.choose('Free', 'Select Plan');
  await expect(dialog.getByRole('heading', { name: 'Change to Free?' })).toBeVisible();
  await expect(dialog).toContainText('will no longer be checked. Their answers and reports stay.');
  await expect(dialog).toContainText('Keywords will be refreshed less often,');
  await expect(dialog).toContainText(
    /You keep your current plan until \d+ \w+( \d{4})?; the change takes effect then/,
  );
  await expect(page.getByText(/Your period ends on \d+ \w+( \d{4})?\.$/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  const release = await holdBack(page, /\/functions\/create-(stripe-checkout|portal-session)/);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const portal = await opened;
  await expect(portal.getByRole('status')).toHaveText('Opening payment…');
  release();
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(plans.subscription).toContainText('is canceled and stays active until');
  await plans.expectNoDialog();
  await daysLater(world, page, 15);
  await plans.expectPlan('Free');
});
