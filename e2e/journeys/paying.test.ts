import { openPlans, startTrial } from '../fixtures/buying.ts';
import { daysLater, expect, test } from '../fixtures/paying.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { sectionOf } from '../pages/section.ts';
import { recordToasts } from '../pages/toast.ts';

test('a trial is announced, a card is added, it renews twice, is canceled and ends, with everything kept', async ({
  page,
  signUp,
  world,
  api,
}) => {
  const { account, plans } = await openPlans({ page, signUp });
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'book club boxes' });
  await startTrial(plans);
  await expect(plans.subscription).toContainText('Professional is on trial until');
  await expect(plans.subscription).not.toContainText('Subscription Expiring Soon');

  const toasts = await recordToasts(page);
  await daysLater(world, page, 11);
  await expect
    .poll(toasts)
    .toContainEqual(
      expect.stringMatching(
        /Subscription Expiring Soon.*Your trial ends in 3 days\. Add a card to keep your plan\./s,
      ),
    );
  await expect(plans.subscription).toContainText('Subscription Expiring Soon');
  await expect(plans.subscription).toContainText('It ends in 3 days.');
  await plans.useCard();
  await expect(plans.subscription).toContainText('After that your card is charged');
  await expect(plans.subscription).not.toContainText('Subscription Expiring Soon');

  await daysLater(world, page, 4);
  await expect(plans.subscription).toContainText('Professional: $49 per month, renews on');
  const paid = plans.panel('Your payments').getByRole('cell', { name: 'Paid', exact: true });
  await expect(plans.panel('Your payments').getByRole('cell', { name: 'Nothing due' })).toHaveCount(1);
  await expect(paid).toHaveCount(1);
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$49.00' })).toHaveCount(1);
  await daysLater(world, page, 31);
  await expect(paid).toHaveCount(2);
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$49.00' })).toHaveCount(2);

  const portal = await plans.manage();
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(portal.getByRole('button', { name: 'Do not cancel' })).toBeVisible();
  await portal.close();
  await expect(plans.subscription).toContainText('is canceled and stays active until');
  await daysLater(world, page, 31);
  await expect(plans.subscription).toContainText('Subscription Expired');
  await expect(plans.subscription).toContainText('Nothing you stored is deleted.');
  await plans.expectPlan('Free');
  await expect(plans.panel('Your changes of plan')).toContainText('Professional → Free');
  const { items } = (await api.get('/api/keywords')) as { items: { keyword: string }[] };
  expect(items.map(({ keyword }) => keyword)).toEqual(['book club boxes']);
  const [begun, ending, ...rest] = await world.mailsTo(account.email);
  expect(begun).toBe('Your trial of Professional has begun');
  expect(ending).toMatch(/^Your trial of Professional ends on /);
  expect(rest).toEqual([
    'Your payment for Professional was received',
    'Your payment for Professional was received',
    'Your subscription to Professional was canceled',
    'Your subscription to Professional has ended',
  ]);
});

test('a declined card is said, another one pays a year, as administrators and the provider say too, and fails at the renewal', async ({
  page,
  signUp,
  world,
  browser,
  problems,
}) => {
  problems.provoke(/status of 402 /);
  const { account, plans } = await openPlans({ page, signUp });
  await plans.abandonPurchase(await plans.beginPurchase('Professional'));
  // A trial is used once: whoever had it pays at once.
  await world.query('update stripe_customers set trial_used_at = now() where account_id = $1', [account.id]);
  const tab = await plans.beginPurchase('Professional', 'per year');
  await expect(tab.getByText('USD 490.00 per year')).toBeVisible();
  await tab.getByLabel('A card that is declined (0002)').check();
  await tab.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(tab.getByRole('alert')).toHaveText('Your card was declined.');
  await plans.expectPlan('Free');
  await tab.getByLabel('A card that is declined when the subscription renews (0341)').check();
  await tab.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(tab.getByText('Plan Upgraded Successfully!').first()).toBeVisible();
  await tab.close();
  const yearly = '$490 per year, renews on';
  await expect(plans.subscription).toContainText(`Professional: ${yearly}`);
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$490.00' })).toBeVisible();
  const portal = await plans.manage();
  await expect(portal.locator('dl').first()).toContainText('USD 490.00 per year');
  await portal.close();
  const path = `/admin/users/${account.id}`;
  const admin = await openAsAdministrator(browser, path, account.email, world.signIn);
  await expect(sectionOf(admin, 'Subscription')).toContainText(yearly);
  await admin.context().close();

  await daysLater(world, page, 366);
  await expect(plans.subscription).toContainText('Payment Failed');
  await expect(plans.subscription).toContainText('your plan stays active until');
  await plans.expectPlan('Professional');
  await plans.useCard();
  await expect(plans.subscription).toContainText('Professional: $490 per year, renews on');
  expect(await world.mailsTo(account.email)).toEqual([
    'Welcome to Professional',
    'Your payment for Professional failed',
    'Your payment for Professional was received',
  ]);
});
