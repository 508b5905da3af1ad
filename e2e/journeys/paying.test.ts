import type { Page } from '@playwright/test';
import type { PaymentWorld } from '../../scripts/proof/payments/world.ts';
import { COMPANY } from '../fixtures/company.ts';
import { daysLater, expect, test } from '../fixtures/paying.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PlansPage } from '../pages/plans-page.ts';
import { fail } from '../pages/screen.ts';
import { toast } from '../pages/toast.ts';

/** A trial is used once: whoever had it pays at once. */
const TRIAL_USED = 'update stripe_customers set trial_used_at = now() where user_id = $1';

/** A new account, at its plans page. */
async function openPlans({ page, signUp }: Pick<Opening, 'page' | 'signUp'>) {
  const account = await signUp(COMPANY);
  const plans = new PlansPage(page);
  await plans.open();
  return { account, plans };
}

interface Opening {
  page: Page;
  signUp: (profile: typeof COMPANY) => Promise<{ id: string; email: string }>;
  world: PaymentWorld;
}

/** A new account at its plans page that has no trial left: it was at a checkout before. */
async function openPlansWithoutTrial({ page, signUp, world }: Opening) {
  const opened = await openPlans({ page, signUp });
  await (await opened.plans.beginPurchase('Professional')).close();
  await world.query(TRIAL_USED, [opened.account.id]);
  return opened;
}

/** Presses in the tab of the checkout, comes back, and waits until the page that stood open has the plan. */
async function buy(plans: PlansPage, button: 'Start trial' | 'Pay and subscribe') {
  const tab = await plans.beginPurchase('Professional');
  await tab.getByRole('button', { name: button }).click();
  // Until then the tab that came back may still be asking.
  await expect(tab.getByText('Plan Upgraded Successfully!').first()).toBeVisible();
  await tab.close();
  await plans.expectPlan('Professional');
}

test('a trial is announced, a card is added, it renews twice, is canceled and ends, with everything kept', async ({
  page,
  signUp,
  world,
  api,
}) => {
  const { account, plans } = await openPlans({ page, signUp });
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'book club boxes', topic_text: null });
  await buy(plans, 'Start trial');
  await expect(plans.subscription).toContainText('Professional is on trial until');
  await expect(plans.subscription).not.toContainText('Subscription Expiring Soon');

  await daysLater(world, page, 11);
  await expect(toast(page)).toContainText('Subscription Expiring Soon');
  await expect(toast(page)).toContainText('Your trial ends in 3 days. Add a card to keep your plan.');
  await expect(plans.subscription).toContainText('Subscription Expiring Soon');
  await expect(plans.subscription).toContainText('It ends in 3 days.');
  const portal = await plans.manage();
  await portal.getByRole('button', { name: 'Use this card' }).click();
  await portal.close();
  await expect(plans.subscription).toContainText('After that your card is charged');
  await expect(plans.subscription).not.toContainText('Subscription Expiring Soon');

  await daysLater(world, page, 4);
  await expect(plans.subscription).toContainText('Professional, paid by the month, renews on');
  const paid = plans.panel('Your payments').getByRole('cell', { name: 'Paid', exact: true });
  // The trial's own invoice is of nothing.
  await expect(paid).toHaveCount(2);
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$49.00' })).toHaveCount(1);
  await daysLater(world, page, 31);
  await expect(paid).toHaveCount(3);
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$49.00' })).toHaveCount(2);

  const leaving = await plans.manage();
  await leaving.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await leaving.close();
  await expect(plans.subscription).toContainText('is canceled and goes on until');
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
    'Your subscription to Professional was canceled',
    'Your subscription to Professional has ended',
  ]);
});

test('a trial that nobody pays for ends as announced, and there is no second one', async ({
  page,
  signUp,
  world,
}) => {
  const { plans } = await openPlans({ page, signUp });
  await buy(plans, 'Start trial');
  await daysLater(world, page, 15);
  await expect(plans.subscription).toContainText('Subscription Expired');
  await plans.expectPlan('Free');
  const again = await plans.beginPurchase('Professional');
  await expect(again.getByRole('button', { name: 'Pay and subscribe' })).toBeVisible();
  await expect(again.getByText('nothing is due today')).toHaveCount(0);
});

test('a declined card is said, another one pays a year, and one that fails at the renewal has seven days', async ({
  page,
  signUp,
  world,
  problems,
}) => {
  problems.provoke(/status of 402 /);
  const { account, plans } = await openPlansWithoutTrial({ page, signUp, world });
  const tab = await plans.beginPurchase('Professional', 'By the year');
  await expect(tab.getByText('USD 490.00 per year')).toBeVisible();
  await tab.getByLabel('A card that is declined (0002)').check();
  await tab.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(tab.getByRole('alert')).toHaveText('Your card was declined.');
  await plans.expectPlan('Free');
  await tab.getByLabel('A card that is declined when the subscription renews (0341)').check();
  await tab.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(tab.getByText('Plan Upgraded Successfully!').first()).toBeVisible();
  await tab.close();
  await expect(plans.subscription).toContainText('Professional, paid by the year, renews on');
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$490.00' })).toBeVisible();

  await daysLater(world, page, 366);
  await expect(plans.subscription).toContainText('Payment Failed');
  await expect(plans.subscription).toContainText('your plan goes on until');
  await plans.expectPlan('Professional');
  const portal = await plans.manage();
  await portal.getByRole('button', { name: 'Use this card' }).click();
  await portal.close();
  await expect(plans.subscription).toContainText('Professional, paid by the year, renews on');
  expect(await world.mailsTo(account.email)).toEqual([
    'Welcome to Professional',
    'Your payment for Professional failed',
  ]);
});

test('who comes back before any webhook has what was paid, and so has who never comes back', async ({
  page,
  signUp,
  world,
}) => {
  const { account, plans } = await openPlans({ page, signUp });
  world.stripe.fault({ kind: 'dropped', times: 100 });
  await buy(plans, 'Start trial');

  // Now a change at the payment provider of which nobody tells: the night finds it.
  const customer = String(await world.customerIdOf(account.id));
  const { live } = world.stripe.truth(customer);
  await world.client.subscriptions.cancel(String(live?.id));
  await plans.expectPlan('Professional');
  await world.stripe.release();
  await world.reconcile();
  await plans.expectPlan('Free');
  await expect(plans.subscription).toContainText('Subscription Expired');
});

test('of two tabs that begin a checkout the later one is paid, and nothing is paid twice', async ({
  page,
  signUp,
  world,
  problems,
}) => {
  problems.provoke(/status of 410 /);
  const { account, plans } = await openPlans({ page, signUp });
  const first = await plans.beginPurchase('Professional');
  await world.query(TRIAL_USED, [account.id]);
  const second = await plans.beginPurchase('Enterprise');
  await first.reload();
  await expect(first.getByRole('heading', { name: 'This checkout is no longer open' })).toBeVisible();
  await second.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(second.getByText('Plan Upgraded Successfully!').first()).toBeVisible();
  await plans.expectPlan('Enterprise');
  const { subscriptions, paid } = world.stripe.truth(String(await world.customerIdOf(account.id)));
  expect([subscriptions.length, paid]).toEqual([1, 14_900]);
});

test('a downgrade that does not fit says by how much, and what would be lost once it fits', async ({
  page,
  signUp,
  world,
  api,
}) => {
  const { plans } = await openPlans({ page, signUp });
  await buy(plans, 'Start trial');
  const ids: unknown[] = [];
  for (let at = 1; at <= 7; at += 1) {
    const added = { keyword_text: `audiobooks ${at}`, topic_text: null };
    ids.push((await api.send('POST', '/rpc/add_my_keyword', added)).id);
  }

  const dialog = await plans.choose('Free', 'Select Plan');
  await expect(dialog.getByRole('heading', { name: 'Downgrade Not Possible' })).toBeVisible();
  await expect(dialog).toContainText(
    "You're currently using 7 keywords, but this plan only allows 5. Please delete 2 keywords first.",
  );
  await expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
  await page.keyboard.press('Escape');
  for (const keyword_id of ids.slice(0, 2)) await api.send('POST', '/rpc/delete_my_keyword', { keyword_id });
  await plans.choose('Free', 'Select Plan');
  await expect(dialog.getByRole('heading', { name: 'Change to Free?' })).toBeVisible();
  await expect(dialog).toContainText('will not be asked any more. Their answers and reports stay.');
  await expect(dialog).toContainText('Keywords will be refreshed less often:');
  await expect(dialog).toContainText(
    /You keep your current plan until \w+ \d+, \d{4}; the change takes effect then/,
  );
  await expect(page.getByText(/Your period ends on \w+ \d+, \d{4}\.$/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const portal = await opened;
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(plans.subscription).toContainText('is canceled and goes on until');
  await daysLater(world, page, 15);
  await plans.expectPlan('Free');
});

test('a plan that nothing pays for, and a payment without its plan, are shown and resolved', async ({
  page,
  signUp,
  world,
}) => {
  const account = await signUp(COMPANY);
  const plans = new PlansPage(page);
  const put = (plan: string) =>
    world.query('update profiles set plan_id = (select id from plans where name = $2) where id = $1', [
      account.id,
      plan,
    ]);
  await put('Professional');
  await plans.open();
  await plans.expectPlan('Professional');
  await expect(plans.subscription).toContainText('Subscription Sync Issue');
  await expect(plans.subscription).toContainText('no subscription that is in force pays for it');
  await page.getByRole('button', { name: 'Ask the payment provider again' }).click();
  await expect(toast(page)).toContainText('Sync Issue Resolved');
  await plans.expectPlan('Free');

  await buy(plans, 'Start trial');
  // What the payment provider still tells would resolve it.
  await world.quiet();
  await put('Free');
  await plans.open();
  await expect(plans.subscription).toContainText('your plan does not show it yet');
  await page.getByRole('button', { name: 'Ask the payment provider again' }).click();
  await expect(toast(page)).toContainText('Sync Issue Resolved');
  await plans.expectPlan('Professional');
});

test('a conflict that stays is handed to people, and one that cannot be asked about is said', async ({
  page,
  signUp,
  world,
  problems,
}) => {
  problems.provoke(/status of 503 /);
  const account = await signUp(COMPANY);
  await world.query(
    "update profiles set plan_id = (select id from plans where name = 'Professional') where id = $1",
    [account.id],
  );
  const plans = new PlansPage(page);
  await plans.open();
  const again = page.getByRole('button', { name: 'Ask the payment provider again' });
  await page.route('**/api/subscription/refresh', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), conflict: 'status_conflict' },
    });
  });
  await page.route('**/api/subscription', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), conflict: 'status_conflict' },
    });
  });
  await again.click();
  await expect(toast(page)).toContainText('Manual Resolution Required');
  await page.unroute('**/api/subscription/refresh');
  await page.route('**/api/subscription/refresh', (route) =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Away' } }),
  );
  await again.click();
  await expect(toast(page)).toContainText('Sync Error');
  await expect(toast(page)).toContainText('Failed to refresh subscription status. Please try again.');
});

test('a payment that is disputed is said to its user and to administrators, and a won one brings the plan back', async ({
  page,
  signUp,
  world,
  browser,
}) => {
  const { account, plans } = await openPlansWithoutTrial({ page, signUp, world });
  await buy(plans, 'Pay and subscribe');
  const customer = String(await world.customerIdOf(account.id));
  const charge = String(world.stripe.truth(customer).charges[0]?.id);
  world.stripe.dispute(charge);
  await expect(toast(page)).toContainText('Payment disputed');
  await expect(plans.subscription).toContainText('Until it has decided, Professional is not active');
  await expect(plans.panel('Your payments').getByRole('cell', { name: 'Disputed' })).toBeVisible();
  await plans.expectPlan('Free');

  const context = await browser.newContext({ baseURL: world.baseUrl });
  const admin = await context.newPage();
  await admin.goto(`/login?from=${encodeURIComponent('/admin/stripe')}`);
  await new LoginPage(admin).signIn(world.signIn);
  await expect(admin.getByText(/1 dispute to answer/)).toBeVisible();
  const disputes = admin.getByRole('table', { name: 'Disputes' });
  await expect(disputes.getByRole('row').filter({ hasText: account.email })).toContainText('Needs response');
  await admin.goto('/admin');
  await expect(admin.getByText('1 payment is disputed and not answered yet')).toBeVisible();
  await context.close();

  world.stripe.closeDispute(charge, 'won');
  await expect(toast(page)).toContainText('Your plan is back');
  await plans.expectPlan('Professional');
  await expect(plans.subscription).toContainText('is canceled and goes on until');
});

test('a checkout that cannot be begun is said with what to do, and so is who has no session', async ({
  page,
  signUp,
  problems,
}) => {
  problems.provoke(/status of (500|503|401) /);
  const { plans } = await openPlans({ page, signUp });
  const dialog = page.getByRole('dialog');
  const proceed = async () => {
    await plans.choose('Professional');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  };
  await fail(page, '**/functions/create-stripe-checkout');
  await proceed();
  await expect(toast(page)).toContainText('Checkout Error');
  await expect(toast(page)).toContainText('Failed to create checkout session. Please try again.');
  await expect(dialog).toContainText('Plan Change Error');
  await expect(dialog).toContainText('Unable to upgrade your plan');
  await expect(dialog).toContainText('Check your internet connection');
  await expect(dialog).toContainText('If it happens again, please contact support.');
  await page.keyboard.press('Escape');
  await page.unrouteAll();

  const silent = { reason: 'payments_unavailable' };
  await page.route('**/functions/create-stripe-checkout', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'SERVICE_UNAVAILABLE', message: 'Not now.', status: 503, details: silent, id: 'x' },
    }),
  );
  await proceed();
  await expect(dialog).toContainText('Payment processing failed. Not now.');
  await expect(dialog).toContainText('Nothing was charged');
  await page.keyboard.press('Escape');
  await page.unrouteAll();

  await page.route('**/functions/create-stripe-checkout', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', message: 'No active session found' } }),
  );
  await proceed();
  await expect(toast(page)).toContainText('Authentication Required');
  await expect(toast(page)).toContainText('Please log in to upgrade your plan.');
});
