import { COMPANY } from '../fixtures/company.ts';
import { linkMailedTo, mailsTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

test('an account that is deleted is signed out everywhere, and kept by signing in', {
  tag: '@verify',
}, async ({ page, context, signUp, problems }) => {
  // A wrong password; and what the other tab still asked when it was signed out.
  problems.provoke(/status of 40[01] .*\/(rpc|api)\//);
  const { email, password } = await signUp(COMPANY);
  const other = await context.newPage();
  await other.goto('/tracker/keywords');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/tracker/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const address = page.getByLabel('Email of your account');
  const secret = page.getByLabel('Password of your account');
  const submit = page.getByRole('button', { name: 'Delete my account' });
  await address.fill('somebody@e2e.example');
  await submit.click();
  await expect(address).toHaveAccessibleDescription(/Please type the email of your account/);
  await address.fill(email);
  await secret.fill('wrong password 1');
  await submit.click();
  await expect(secret).toHaveAccessibleDescription('This is not your current password');
  await secret.fill(password);
  await submit.click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('Your account will be deleted');
  await expect(other).not.toHaveURL('/tracker/keywords');
  await page.goto('/tracker/dashboard');
  await expect(page).toHaveURL(/\/login/);

  await page.goto(await linkMailedTo(email, 'Sign in and keep the account'));
  await new LoginPage(page).signIn({ email, password });
  await expect(page).toHaveURL('/tracker/dashboard');
  await expect(toast(page)).toContainText('Your account is kept');
  await expect.poll(() => mailsTo(email).join()).toContain('Your Answerscope account was kept');
  await page.goto('/tracker/profile');
  await expect(page.getByLabel('Company name')).toHaveValue(COMPANY.company_name);
});
