import { ADMINISTRATOR, newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationPage } from '../pages/registration-page.ts';

test('the form says under each field what is wrong while it is typed', { tag: '@verify' }, async ({
  page,
}) => {
  const form = new RegistrationPage(page);
  await form.open();
  // An empty form is not sent: it leads to the first field.
  await form.submit.click();
  await expect(page.getByRole('alert')).toHaveText('Please fix the errors above before submitting');
  await expect(form.fullName).toBeFocused();
  await expect(form.fullName).toHaveAccessibleDescription('Full name is required');

  await form.fullName.fill('A');
  await expect(form.fullName).toHaveAccessibleDescription('Full name must be at least 2 characters');
  await form.email.fill('ada');
  await expect(form.email).toHaveAccessibleDescription('Please enter a valid email address');
  await form.password.fill('abcdef');
  await expect(form.password).toHaveAccessibleDescription('Password should contain letters and numbers');
  await form.confirmation.fill('abcdeg');
  await expect(form.confirmation).toHaveAccessibleDescription('Passwords do not match');
  await expect(form.submit).toBeDisabled();
});

test('what the server refuses is said under its field, and nothing typed is lost', async ({
  page,
  problems,
}) => {
  problems.provoke(/status of 409 .*\/api\/auth\/sign-up\/email/);
  problems.provoke(/net::ERR_CONNECTION_REFUSED/);
  const form = new RegistrationPage(page);
  await form.open();
  await form.fill({ email: newEmail(), password: 'abc123' });
  await expect(form.submit).toBeDisabled();
  await expect(form.password).toHaveAccessibleDescription(
    'Your password should be at least 8 characters long with a mix of letters and numbers.',
  );
  await expect(form.fullName).toHaveValue('Ada Example');
  await form.fill({ email: ADMINISTRATOR.email, password: PASSWORD });
  await form.submit.click();
  await expect(
    page.getByText('An account with this email already exists. Try signing in instead.'),
  ).toBeVisible();
  await page.route('**/api/auth/sign-up/email', (route) => route.abort('connectionrefused'));
  await form.fill({ email: newEmail(), password: PASSWORD });
  await form.submit.click();
  await expect(
    page.getByText("We're having trouble connecting. Please check your internet and try again."),
  ).toBeVisible();
  await expect(page).toHaveURL('/registration');
});
