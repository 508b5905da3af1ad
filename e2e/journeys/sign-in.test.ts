import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

test('a wrong password is refused with words that do not tell whether the account exists', async ({
  page,
  context,
  signUp,
  problems,
}) => {
  problems.provoke(/status of 401 .*\/api\/auth\/sign-in\/email/);
  const { email } = await signUp(COMPANY);
  await context.clearCookies();
  const login = new LoginPage(page);
  await page.goto('/login');
  for (const tried of [email, 'nobody@e2e.example']) {
    await login.signIn({ email: tried, password: 'wrong password 1' });
    await expect(page.getByRole('alert')).toHaveText(
      'The email or password you entered is incorrect. Please try again.',
    );
    await expect(login.email).toHaveValue(tried);
    await login.email.fill('');
  }
});

test('the form asks for what is missing before it is sent', async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.submit.click();
  await expect(login.email).toHaveAccessibleDescription('Email is required');
  await expect(login.password).toHaveAccessibleDescription('Password is required');
});

test('a visitor is sent to the sign-in and afterwards to the page that was wanted', async ({
  page,
  context,
  signUp,
}) => {
  const account = await signUp(COMPANY);
  await context.clearCookies();
  await page.goto('/tracker/keywords?search=books');
  await expect(page).toHaveURL('/login?from=%2Ftracker%2Fkeywords%3Fsearch%3Dbooks');
  await new LoginPage(page).signIn(account);
  await expect(page).toHaveURL('/tracker/keywords?search=books');
  await expect(page.getByRole('heading', { name: 'Keywords', level: 1 })).toBeVisible();
});

test('an address of another site is no page to return to', async ({ page, context, signUp }) => {
  const account = await signUp(COMPANY);
  for (const from of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await new LoginPage(page).signIn(account);
    await expect(page, from).toHaveURL('/tracker/dashboard');
  }
});

test('somebody who is signed in has nothing to do at the sign-in', async ({ page, signUp }) => {
  await signUp(COMPANY);
  for (const path of ['/login', '/registration']) {
    await page.goto(path);
    await expect(page).toHaveURL('/tracker/dashboard');
  }
  await page.goto('/');
  await expect(page.getByText('Welcome, Robin Tester')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/tracker/dashboard');
});

test('guarded pages lead a visitor to the sign-in, the profile leads home', async ({ page }) => {
  await page.goto('/tracker');
  await expect(page).toHaveURL('/login?from=%2Ftracker');
  await page.goto('/start');
  await expect(page).toHaveURL('/login?from=%2Fstart');
  for (const path of ['/profile', '/tracker/profile', '/no/such/page']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('the administrators area leads everybody else to the dashboard', async ({ page, signUp }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Fusers');
  await signUp(COMPANY);
  await page.goto('/admin');
  await expect(page).toHaveURL('/tracker/dashboard');
});

test('the administrator of the settings can sign in', async ({ page }) => {
  await page.goto('/login');
  await new LoginPage(page).signIn(ADMINISTRATOR);
  await expect(page).toHaveURL('/tracker/dashboard');
});

test('a session that is over leads to the sign-in, says so and remembers the page', async ({
  page,
  context,
  signUp,
  problems,
}) => {
  problems.provoke(/status of 401 /);
  const account = await signUp(COMPANY);
  await page.goto('/tracker/keywords');
  await expect(page.getByRole('heading', { name: 'No keywords yet' })).toBeVisible();
  const checker = page.getByRole('navigation', { name: 'Tracker' }).getByRole('link', { name: 'Checker' });
  await context.clearCookies();
  // What the page reads by itself may find out before the click does.
  await checker.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/login\?from=/);
  const left = new URL(page.url()).searchParams.get('from') ?? '';
  expect(['/tracker/checker', '/tracker/keywords']).toContain(left);
  await expect(toast(page)).toContainText('Your session has expired. Please sign in again to continue.');
  await new LoginPage(page).signIn(account);
  await expect(page).toHaveURL(left);
});
