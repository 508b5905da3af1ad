import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { RegistrationPage } from '../pages/registration-page.ts';
import { toast } from '../pages/toast.ts';

test('somebody of a blocked domain reads at the address that it cannot be used', { tag: '@verify' }, async ({
  page,
  browser,
  problems,
}) => {
  const domain = `blocked-${Date.now()}.example`;
  const admin = await openAsAdministrator(browser, '/admin/rules/sign-ups', 'Sign-up Rules');
  await admin.getByRole('button', { name: 'New sign-up rule' }).first().click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Mail domain').fill(domain);
  await sheet.getByLabel('Effect').selectOption('Blocked');
  await sheet.getByLabel('In force').check();
  await sheet.getByRole('button', { name: 'Create sign-up rule' }).click();
  await expect(toast(admin)).toContainText('Sign-up rule created successfully');
  await admin.context().close();

  const form = new RegistrationPage(page);
  await form.open();
  await form.fill({ email: `anna@${domain}`, password: 'correct horse 1' });
  problems.provoke(/status of 400 /);
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(
    'Accounts cannot be made with this address here. Please use another one, or ask the people who run this service.',
  );
});
