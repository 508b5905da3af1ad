import { contract } from '@answerscope/contract';
import { expect, test } from '../fixtures/demonstration.ts';
import { expectAccessible, expectFits } from '../fixtures/screen-checks.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { alterReply } from '../pages/replies.ts';
import { sectionOf } from '../pages/section.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

const BADGE = 'Demonstration data';

test('the printed account signs in, and every page behind the sign-in says that answers are simulated', async ({
  page,
  demonstration,
}) => {
  await page.goto('/login');
  await new LoginPage(page).signIn(demonstration.account);
  await expect(page).toHaveURL('/tracker/dashboard');
  await expect(page.getByText(BADGE)).toBeVisible();
  await expect(page.getByText(/^\d+% of [\d,]+ answers over .+ mention/)).toBeVisible();

  await (await sidebarLink(page, 'Testing & Checking', 'Checker')).click();
  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(toast(page)).toContainText('Check Complete');

  for (const path of ['/tracker/keywords', '/tracker/profile', '/tracker']) {
    await page.goto(path);
    await expect(page.getByText(BADGE)).toBeVisible();
  }
  await sectionOf(page, 'Newest answers').getByRole('link').first().click();
  await expect(page.getByRole('article', { name: /Answer of/ })).toBeVisible();
  await expect(page.getByText('Simulated answer. It says nothing about a real brand.')).toBeVisible();
  await page.getByRole('button', { name: 'Toggle sidebar' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('They say nothing about real brands.');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tracker/dashboard');
  await expect(page.getByText(BADGE)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});

test('while the history is being imported pages say so instead of being empty, and open when it is there', {
  tag: '@verify',
}, async ({ page, demonstration }) => {
  let isImporting = true;
  await alterReply(page, contract.monitoring.get_installation, (installation) => ({
    ...installation,
    history_import: isImporting ? { days: 90, progress: 0.4, has_failed: false } : null,
  }));
  await page.goto('/login?from=%2Ftracker%2Freports');
  await new LoginPage(page).signIn(demonstration.account);
  await expect(page.getByRole('heading', { level: 1, name: 'Importing 90 days of history' })).toBeVisible();
  await expect(page.getByText('40% done.')).toBeVisible();
  await expectAccessible(page);
  isImporting = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Reports' })).toBeVisible();

  isImporting = true;
  await page.context().clearCookies();
  await page.goto('/login?from=%2Fadmin%2Freporting');
  await new LoginPage(page).signIn(demonstration.administrator);
  const notice = page.getByText('Importing 90 days of history into the demonstration account. 40% done.');
  await expect(notice).toBeVisible();
  isImporting = false;
  await expect(notice).toHaveCount(0);
});

test('the API and the clock of the simulated payments are reached by the product alone', {
  tag: '@verify',
}, async ({ request }) => {
  for (const path of ['simulator/clock', 'v1/customers', 'pay/../v1/customers'])
    expect((await request.get(`/simulated-payments/${path}`)).status()).toBe(404);
});

test('a visitor looks at the demonstration without an account, changes nothing, and goes on to one of their own', {
  tag: '@verify',
}, async ({ page, problems }) => {
  problems.provoke(/status of 403 .*\/rpc\/add_my_keyword/);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('region', { name: 'What our users say' })).toContainText('Invented example');
  await page.getByRole('button', { name: 'See a demonstration' }).click();
  await expect(page).toHaveURL('/tracker/dashboard');
  const bar = page.getByRole('region', { name: 'Demonstration' });
  await expect(bar.getByRole('status')).toHaveText('Demonstration: Nothing can be changed.');
  await expect(page.getByText(/^\d+% of [\d,]+ answers over .+ mention/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tracker/keywords');
  await new KeywordsPage(page).add('tax advice');
  // The form says it, besides the bar.
  await expect(page.getByText('Demonstration: Nothing can be changed.')).toHaveCount(2);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/tracker/dashboard');

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar).toBeVisible();
  await expectFits(page);
  await bar.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/registration');
  await expect(page.getByLabel('Email')).toBeVisible();
});
