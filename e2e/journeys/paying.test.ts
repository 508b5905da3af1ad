import type { Browser, Page } from '@playwright/test';
import type { PaymentWorld } from '../../scripts/proof/payments/world.ts';
import { COMPANY } from '../fixtures/company.ts';
import { holdBack } from '../fixtures/hold-back.ts';
import { daysLater, expect, test } from '../fixtures/paying.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PlansPage } from '../pages/plans-page.ts';
import { alter } from '../pages/screen.ts';
import { sectionOf } from '../pages/section.ts';
import { recordToasts, toast } from '../pages/toast.ts';

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
  await opened.plans.abandonPurchase(await opened.plans.beginPurchase('Professional'));
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
  await plans.expectNoDialog();
  await plans.expectPlan('Professional');
}

test('a trial is announced, a card is added, it renews twice, is canceled and ends, with everything kept', async ({
  page,
  signUp,
  world,
  api,
}) => {
  const { account, plans } = await openPlans({ page, signUp });
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'book club boxes' });
  await buy(plans, 'Start trial');
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

/** '2027-12-12' as pages say it. */
const shownDay = (moment: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);
/** The same in mails. */
const mailedDay = (moment: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** When the next payment of the one subscription of a user is due, as the provider told it. */
async function nextPayment(world: PaymentWorld, userId: string): Promise<Date> {
  const [row] = await world.query<{ period_ends_at: Date }>(
    'select period_ends_at from subscriptions where user_id = $1',
    [userId],
  );
  return new Date(String(row?.period_ends_at));
}

test('a yearly trial with a card says the same amounts and days to its user, to administrators, in mails and at the provider', async ({
  page,
  signUp,
  world,
  browser,
}) => {
  const { account, plans } = await openPlans({ page, signUp });
  const tab = await plans.beginPurchase('Professional', 'By the year');
  await tab.getByRole('button', { name: 'Start trial' }).click();
  await expect(tab.getByText('Plan Upgraded Successfully!').first()).toBeVisible();
  await tab.close();
  await plans.expectPlan('Professional');
  await plans.useCard();
  await expect(plans.subscription).toContainText('After that your card is charged');
  const admin = await openBackOffice(browser, world, `/admin/users/${account.id}`);
  // Signed in, and led to the page.
  await expect(sectionOf(admin, 'Subscription')).toBeVisible();
  const newestMail = async () => {
    const [mail] = await world.query<{ text: string }>(
      'select text from mails where recipient = $1 order by created_at desc, id desc limit 1',
      [account.email],
    );
    return mail?.text.replaceAll(/\s+/g, ' ');
  };
  /** The provider's page, the user's and the administrators' name one amount and one day. */
  const expectAgreed = async (due: Date, user: string, administrator: string) => {
    await expect(plans.subscription).toContainText(user);
    const portal = await plans.manage();
    await expect(portal.locator('dl').first()).toContainText('USD 490.00 per year');
    await expect(portal.locator('dl').first()).toContainText(due.toISOString().slice(0, 10));
    await portal.close();
    await admin.goto(`/admin/users/${account.id}`);
    await expect(sectionOf(admin, 'Subscription')).toContainText(administrator);
    // The plan's own grant lasts longer than what is paid for, and names no second date.
    await expect(sectionOf(admin, 'Plan')).not.toContainText('until');
  };

  const end = await nextPayment(world, account.id);
  await expectAgreed(
    end,
    `Professional is on trial until ${shownDay(end)}, then $490 per year.`,
    `On trial until ${shownDay(end)}, then $490 per year`,
  );
  expect(await newestMail()).toContain(`yours to try until ${mailedDay(end)}, then $490 per year.`);

  await daysLater(world, page, 15);
  const renewal = await nextPayment(world, account.id);
  expect(renewal.getUTCFullYear()).toBe(end.getUTCFullYear() + 1);
  await expectAgreed(
    renewal,
    `Professional: $490 per year, renews on ${shownDay(renewal)}.`,
    `$490 per year, renews on ${shownDay(renewal)}`,
  );
  expect(await newestMail()).toContain(
    `your payment of $490 for Answerscope Professional. Your next payment of $490 is due on ${mailedDay(renewal)}.`,
  );

  await daysLater(world, page, 366);
  const next = await nextPayment(world, account.id);
  expect(next.getUTCFullYear()).toBe(renewal.getUTCFullYear() + 1);
  await expectAgreed(
    next,
    `Professional: $490 per year, renews on ${shownDay(next)}.`,
    `$490 per year, renews on ${shownDay(next)}`,
  );
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$490.00' })).toHaveCount(2);
  expect(await newestMail()).toContain(`is due on ${mailedDay(next)}.`);
  await admin.context().close();
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
  await expect(plans.subscription).toContainText('Professional: $490 per year, renews on');
  await expect(plans.panel('Your payments').getByRole('cell', { name: '$490.00' })).toBeVisible();

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

test('a downgrade that does not fit says by how much, and what is lost once it fits', async ({
  page,
  signUp,
  world,
  api,
}) => {
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
  await expect(dialog).toContainText('will not be asked any more. Their answers and reports stay.');
  await expect(dialog).toContainText('Keywords will be refreshed less often:');
  await expect(dialog).toContainText(
    /You keep your current plan until \w+ \d+, \d{4}; the change takes effect then/,
  );
  await expect(page.getByText(/Your period ends on \w+ \d+, \d{4}\.$/)).toBeVisible();
  const opened = page.waitForEvent('popup');
  const release = await holdBack(page, /\/rpc\/create_(stripe_checkout|portal_session)/);
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const portal = await opened;
  await expect(portal.getByRole('status')).toHaveText('Opening payment…');
  release();
  await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(plans.subscription).toContainText('is canceled and stays active until');
  await daysLater(world, page, 15);
  await plans.expectPlan('Free');
});

test('a plan that nothing pays for, and a payment without its plan, are shown and resolved', {
  tag: '@verify',
}, async ({ page, signUp, world, problems }) => {
  problems.provoke(/status of 503 /);
  const account = await signUp(COMPANY);
  const plans = new PlansPage(page);
  const again = page.getByRole('button', { name: 'Ask the payment provider again' });
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
  await page.route('**/api/subscription/refresh', (route) =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Away' } }),
  );
  await again.click();
  await expect(toast(page)).toContainText('Sync Error');
  await expect(toast(page)).toContainText('Failed to refresh subscription status. Please try again.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  await expect(toast(page)).toContainText('Sync Issue Resolved');
  await plans.expectPlan('Free');

  await buy(plans, 'Start trial');
  // What the payment provider still tells would resolve it.
  await world.quiet();
  await put('Free');
  await plans.open();
  await expect(plans.subscription).toContainText('your plan does not show it yet');
  await again.click();
  await expect(toast(page)).toContainText('Sync Issue Resolved');
  await plans.expectPlan('Professional');
});

test('a payment that is disputed is said to its user and to administrators, and a won one brings the plan back', {
  tag: '@verify',
}, async ({ page, signUp, world, browser }) => {
  const { account, plans } = await openPlansWithoutTrial({ page, signUp, world });
  await buy(plans, 'Pay and subscribe');
  const customer = String(await world.customerIdOf(account.id));
  const charge = String(world.stripe.truth(customer).charges[0]?.id);
  world.stripe.dispute(charge);
  await expect(toast(page)).toContainText('Payment disputed');
  await expect(plans.subscription).toContainText('Until it has decided, Professional is not active');
  await expect(plans.panel('Your payments').getByRole('cell', { name: 'Disputed' })).toBeVisible();
  await plans.expectPlan('Free');

  const admin = await openBackOffice(browser, world, '/admin/stripe');
  await expect(admin.getByText(/1 dispute to answer/)).toBeVisible();
  const disputes = admin.getByRole('table', { name: 'Disputes' });
  await expect(disputes.getByRole('row').filter({ hasText: account.email })).toContainText('Needs response');
  await admin.goto('/admin');
  await expect(admin.getByText('1 payment is disputed and not answered yet')).toBeVisible();
  await admin.context().close();

  world.stripe.closeDispute(charge, 'won');
  await expect(toast(page)).toContainText('Your plan is back');
  await plans.expectPlan('Professional');
  await expect(plans.subscription).toContainText('is canceled and stays active until');
});

/** A browser of its own, signed in to the world's back office. */
async function openBackOffice(browser: Browser, world: PaymentWorld, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.baseUrl });
  const admin = await context.newPage();
  await admin.goto(`/login?from=${encodeURIComponent(path)}`);
  await new LoginPage(admin).signIn(world.signIn);
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  return admin;
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

test('an administrator syncs a subscription and gives a payment back, which ends it', async ({
  page,
  signUp,
  world,
  browser,
}) => {
  const { account, plans } = await openPlansWithoutTrial({ page, signUp, world });
  await buy(plans, 'Pay and subscribe');
  const admin = await openBackOffice(browser, world, `/admin/users/${account.id}`);
  const panel = sectionOf(admin, 'Subscription');
  await panel.getByRole('button', { name: 'Sync now' }).click();
  await expect(toast(admin)).toContainText('As Stripe says now');
  await expect(panel).toContainText('$49 per month, renews on');
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
  await expect(reconciliation.getByRole('status')).toContainText(
    /The dry run of .* looked at, all as Stripe says/,
  );
  await admin.context().close();
});
