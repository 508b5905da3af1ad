import { newEmail } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

test('a sign-in that is refused says why, and what was typed stays', async ({
  page,
  context,
  signUp,
  problems,
}) => {
  problems.provoke(/status of 401 .*\/api\/auth\/sign-in\/email/);
  problems.provoke(/status of 429 .*\/api\/auth\/sign-in\/email/);
  const { email } = await signUp(COMPANY);
  await context.clearCookies();
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.submit.click();
  await expect(login.email).toHaveAccessibleDescription('Email is required');
  await expect(login.password).toHaveAccessibleDescription('Password is required');
  await login.signIn({ email: 'nobody', password: 'wrong password 1' });
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  // The same words whether or not the account exists.
  for (const tried of [email, newEmail('nobody')]) {
    await login.signIn({ email: tried, password: 'wrong password 1' });
    await expect(page.getByRole('alert')).toHaveText(
      'The email or password you entered is incorrect. Please try again.',
    );
    await expect(login.email).toHaveValue(tried);
    await login.email.fill('');
  }
  const guess = { email: newEmail('guessed'), password: 'wrong password 1' };
  const headers = { origin: new URL(page.url()).origin };
  for (let attempt = 0; attempt < 10; attempt += 1)
    await page.request.post('/api/auth/sign-in/email', { data: guess, headers });
  await login.signIn(guess);
  await expect(page.getByRole('alert')).toHaveText(
    'Too many login attempts. Please wait a few minutes before trying again.',
  );
  await page.goto('/login?confirmation=unknown');
  await expect(
    page.getByText('No account found with this email address. Would you like to sign up?'),
  ).toBeVisible();
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
  await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/registration?from=%2Ftracker%2Fkeywords%3Fsearch%3Dbooks',
  );
  await new LoginPage(page).signIn(account);
  await expect(page).toHaveURL('/tracker/keywords?search=books');
  await expect(page.getByRole('heading', { name: 'Keywords', level: 1 })).toBeVisible();
});

test('a session that is over leads to the sign-in, says so and remembers the page', {
  tag: '@verify',
}, async ({ page, context, signUp, problems }) => {
  problems.provoke(/status of 401 /);
  const account = await signUp(COMPANY, { keywords: ['gift books'] });
  await page.goto('/tracker/keywords');
  await expect(page.getByRole('link', { name: 'gift books' })).toBeVisible();
  await context.clearCookies();
  // What an address asks for is read again.
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('books');
  await expect(page).toHaveURL(/\/login\?from=/);
  const left = new URL(page.url()).searchParams.get('from') ?? '';
  expect(left).toMatch(/^\/tracker\/keywords/);
  await expect(toast(page)).toContainText('Your session has expired. Please sign in again to continue.');
  await new LoginPage(page).signIn(account);
  await expect(page).toHaveURL(left);
});
