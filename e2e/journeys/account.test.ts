import { contract } from '@answerscope/contract';
import { codeOf } from '../../apps/server/test/authenticator.ts';
import { newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { COMPANY } from '../fixtures/company.ts';
import { linkMailedTo, mailsTo } from '../fixtures/mails.ts';
import { png } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { showUnconfirmed, UNCONFIRMED } from '../pages/account-screens.ts';
import { LoginPage } from '../pages/login-page.ts';
import { refuse } from '../pages/replies.ts';
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
  await expect(page.getByText('Mail is not set up on this site')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  // The same words as for an address without an account.
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();

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

test('a link that is used up leads to a new one, for a password and for an address to confirm', {
  tag: '@verify',
}, async ({ page, problems }) => {
  problems.provoke(/status of 40[03] .*\/api\/auth\/(reset-password|sign-in)/);
  const expired = 'This link has expired or was already used';
  await page.goto('/reset-password?token=a-token-of-nobody');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText(expired);
  await page.getByRole('link', { name: 'Ask for a new one' }).click();
  await expect(page).toHaveURL('/forgot-password');

  await page.goto('/login?confirmation=expired');
  await expect(page.getByRole('alert')).toContainText(expired);
  await showUnconfirmed(page);
  const asked = page.waitForRequest('**/api/auth/send-verification-email');
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  expect((await asked).postDataJSON()).toEqual({ email: UNCONFIRMED, callbackURL: '/start' });
  await expect(page.getByRole('status')).toContainText(
    `Another mail with a link is on its way to ${UNCONFIRMED}.`,
  );
});

test('a new address is the account’s once its link is opened, and the former one gets a mail', {
  tag: '@verify',
}, async ({ page, signUp, problems }) => {
  problems.provoke(/status of 400 .*\/rpc\/change_my_email/);
  const { email, password } = await signUp(COMPANY);
  const moved = newEmail('moved');
  await page.goto('/tracker/settings');
  await page.getByLabel('New email').fill(moved);
  await page.getByLabel('Your password').fill('wrong password 1');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(
    'This is not your current password',
  );
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByRole('status').filter({ hasText: `We mailed a link to ${moved}` })).toBeVisible();

  await page.goto(await linkMailedTo(moved, 'Confirm this address'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page).toHaveURL('/tracker/settings');
  await expect(page.getByText(`You sign in with ${moved}`)).toBeVisible();
  await expect.poll(() => mailsTo(email).join()).toContain(`New address: ${moved}`);
});

test('sessions are told apart and ended one by one, and all by a new password', { tag: '@verify' }, async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  const { email, password } = await signUp(COMPANY);
  const signInElsewhere = async () => {
    const elsewhere = await browser.newContext({
      extraHTTPHeaders: { origin: baseURL ?? '', 'x-forwarded-for': '10.9.8.7' },
    });
    const data = { email, password };
    expect((await elsewhere.request.post(`${baseURL}/api/auth/sign-in/email`, { data })).ok()).toBe(true);
    return elsewhere;
  };
  const [one, two] = [await signInElsewhere(), await signInElsewhere()];
  const open = await two.newPage();
  await open.goto('/tracker/settings');
  await expect(open.getByText('This one', { exact: true })).toBeVisible();
  await page.goto('/tracker/settings');
  const sessions = page.getByRole('list').filter({ hasText: 'in use now' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText('This one');
  await expect(sessions.nth(1)).toContainText('10.9.8.7 · last seen just now');
  await sessions
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(sessions).toHaveCount(2);

  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Your password was changed');
  await expect(sessions).toHaveCount(1);
  // What stood open elsewhere is left by itself.
  await expect(open).toHaveURL(/\/login\?from=/);
  for (const elsewhere of [one, two]) {
    expect((await elsewhere.request.get(`${baseURL}/api/profile`)).status()).toBe(401);
    await elsewhere.close();
  }
  await page.reload();
  await expect(sessions).toHaveCount(1);
});

test('an authenticator app is set up, asked for at the sign-in, and given up', async ({
  page,
  context,
  signUp,
  problems,
}) => {
  // Wrong codes, and what a page still reads when its cookies are taken away.
  problems.provoke(/status of 40[01] .*\/api\//);
  const { email, password } = await signUp(COMPANY);
  const panel = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Authenticator app' });
  await page.goto('/tracker/settings');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const ofAccount = page.getByLabel('Password of your account');
  await ofAccount.fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'open the app on this device' }).getAttribute('href');
  const app = () => codeOf(address ?? '');
  const code = page.getByLabel('Code that the app shows');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(code).toHaveAccessibleDescription('This code is not right. Please enter the newest one.');
  await code.fill(app());
  await page.getByRole('button', { name: 'Switch on' }).click();
  const recovery = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recovery).toHaveCount(10);
  const kept = (await recovery.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Copy them' }).click();
  await expect(toast(page)).toContainText('The recovery codes are copied');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel.first()).toContainText('Signing in asks for a code');

  const login = new LoginPage(page);
  await context.clearCookies();
  await page.goto('/login?from=%2Ftracker%2Fkeywords');
  await login.signIn({ email, password });
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await login.submit.click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/^This code is not right/);
  await page.getByLabel('Code').fill(app());
  await login.submit.click();
  await expect(page).toHaveURL('/tracker/keywords');

  await context.clearCookies();
  await page.goto('/login?from=%2Ftracker%2Fsettings');
  await login.signIn({ email, password });
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(kept);
  await login.submit.click();
  await expect(page).toHaveURL('/tracker/settings');

  await page.getByRole('button', { name: 'Switch off' }).click();
  await ofAccount.fill(password);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});

test('a changed name and picture are seen in every tab', { tag: '@verify' }, async ({
  page,
  context,
  signUp,
  problems,
}) => {
  problems.provoke(/status of 400 .*\/api\/avatar/);
  problems.provoke(/status of 429 .*\/api\/profile/);
  await signUp(COMPANY);
  const other = await context.newPage();
  await other.goto('/tracker/keywords');
  await expect(other.getByRole('button', { name: 'Account: Robin Tester' })).toBeVisible();
  await page.goto('/tracker/settings');
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await refuse(page, contract.profile.update_profile, 'RATE_LIMIT_EXCEEDED');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update profile: ');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toContainText('Your name was changed');
  const menus = [page, other].map((tab) => tab.getByRole('button', { name: 'Account: Dana Whitfield' }));
  for (const menu of menus) await expect(menu).toBeVisible();

  const file = page.getByLabel('Picture', { exact: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByRole('alert')).toContainText('SVG files cannot be used');
  await file.setInputFiles(png(200));
  await expect(toast(page)).toContainText('Your picture was changed');
  for (const menu of menus)
    await expect(menu.locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\.webp$/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page)).toContainText('Your picture was removed');
  for (const menu of menus) await expect(menu.locator('img')).toHaveCount(0);
});
