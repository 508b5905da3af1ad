import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { RegistrationPage } from '../pages/registration-page.ts';
import { toast } from '../pages/toast.ts';

test('a phrase that an administrator refuses is refused to its user in the administrator’s words, and taken again once the rule is gone', async ({
  page,
  signUp,
  browser,
}) => {
  const PHRASE = 'roulette';
  const MESSAGE = 'We do not measure games of chance.';
  await signUp(COMPANY);
  const admin = await openAsAdministrator(browser, '/admin/rules', 'Rules Management');
  await admin.getByRole('link', { name: 'Keyword Rules' }).click();
  await admin.getByRole('button', { name: 'New keyword rule' }).first().click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Phrase').fill(PHRASE);
  await sheet.getByLabel('Message').fill(MESSAGE);
  await sheet.getByLabel('In force').check();
  await sheet.getByRole('button', { name: 'Create keyword rule' }).click();
  await expect(toast(admin)).toContainText('Keyword rule created successfully');

  await admin.goto('/admin/rules');
  await admin.getByLabel('Keyword or question').fill('best Roulette tables');
  await admin.getByRole('button', { name: 'Try keyword' }).click();
  await expect(admin.getByText(`Refused by the rule “${PHRASE}”. They read: “${MESSAGE}”`)).toBeVisible();

  const add = async () => {
    await page.goto('/tracker/keywords');
    return page.request.post('/rpc/add_my_keyword', {
      headers: { origin: new URL(page.url()).origin },
      data: { keyword_text: 'best Roulette tables' },
    });
  };
  const refused = await add();
  expect(refused.status()).toBe(400);
  expect((await refused.json()).details.fields).toEqual({ keyword_text: [MESSAGE] });

  await admin.goto('/admin/rules/keywords');
  await admin.getByRole('checkbox', { name: `Select ${PHRASE}` }).check();
  await admin.getByRole('button', { name: 'Put in the trash' }).click();
  const asked = admin.getByRole('dialog');
  await asked.getByLabel('Reason').fill('It was a misunderstanding');
  await asked.getByRole('button', { name: 'Put in the trash' }).click();
  await expect(toast(admin)).toContainText('trash');
  expect((await add()).status()).toBe(200);
  await admin.context().close();
});

test('somebody of a blocked domain reads at the address that it cannot be used', async ({
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
