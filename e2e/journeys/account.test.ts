import { codeOf } from '../../apps/server/test/authenticator.ts';
import { PASSWORD } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';
import { linkMailedTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

const NEW_PASSWORD = 'quiet harbour 8';

test('who forgot the password chooses a new one by a mail, and every browser is signed out', async ({
  page,
  context,
  browser,
  signUp,
  problems,
  baseURL,
}) => {
  problems.provoke(/status of 401 .*\/api\/auth\/sign-in\/email/);
  const { email } = await signUp(COMPANY);
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  await context.clearCookies();

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  // The mails of this product are files.
  await expect(page.getByText('This site can’t send email yet.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  // The same words as for an address without an account.
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();

  await page.goto(await linkMailedTo(email, 'Choose a new password'));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(`${NEW_PASSWORD}9`);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(toast(page)).toContainText('Your password was changed');

  const refused = await elsewhere.request.get(`${baseURL}/api/profile`);
  expect(refused.status()).toBe(401);
  await elsewhere.close();
  const login = new LoginPage(page);
  await login.signIn({ email, password: PASSWORD });
  await expect(page.getByRole('alert')).toContainText('incorrect');
  await login.signIn({ email, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/tracker/dashboard');
});

test('an authenticator app is set up, asked for at the sign-in, and given up', {
  tag: '@verify',
}, async ({ page, context, signUp, problems }) => {
  // Wrong codes, and what a page still reads when its cookies are taken away.
  problems.provoke(/status of 40[01] .*\/api\//);
  const { email, password } = await signUp(COMPANY);
  const panel = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Authenticator app' });
  await page.goto('/tracker/settings/security');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const ofAccount = page.getByLabel('Password of your account');
  await ofAccount.fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'open the app on this device' }).getAttribute('href');
  const app = () => codeOf(address ?? '');
  const code = page.getByLabel('Code from the app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toHaveAccessibleDescription('This code is wrong. Please enter the newest one.');
  await code.fill(app());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const recovery = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  const kept = (await recovery.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Copy codes' }).click();
  await expect(toast(page)).toContainText('Recovery codes copied');
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(panel.first()).toContainText('Signing in requires a code');

  const login = new LoginPage(page);
  await context.clearCookies();
  await page.goto('/login?from=%2Ftracker%2Fkeywords');
  await login.signIn({ email, password });
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code').fill(app());
  await login.submit.click();
  await expect(page).toHaveURL('/tracker/keywords');

  await context.clearCookies();
  await page.goto('/login?from=%2Ftracker%2Fsettings%2Fsecurity');
  await login.signIn({ email, password });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(kept);
  await login.submit.click();
  await expect(page).toHaveURL('/tracker/settings/security');

  await page.getByRole('button', { name: 'Turn off' }).click();
  await ofAccount.fill(password);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});
