import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

test('an administrator sets a status with a reason, its user sees it marked and exports it so, and it is lifted', {
  tag: '@verify',
}, async ({ page, signUp, api, browser }) => {
  const account = await signUp(COMPANY);
  const { id } = await api.send('POST', '/rpc/add_my_keyword', { keyword_text: NAMING_KEYWORD });
  const { company_name: companyName } = COMPANY;
  await api.send('POST', '/functions/check-visibility', { keyword: NAMING_KEYWORD, companyName });
  await page.goto(`/tracker/keywords/${id}`);
  const now = page.getByRole('table', { name: 'Newest checks' });
  await expect(now.getByText('Mentioned', { exact: true })).toBeVisible();

  const admin = await openAsAdministrator(browser, '/admin/dashboard', 'Admin Dashboard');
  await (await sidebarLink(admin, 'Business', 'Omega Control')).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Omega Management' })).toBeVisible();
  await admin.getByRole('button', { name: 'Set a status' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Set status' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'User' }).fill(account.email);
  await dialog.getByRole('option', { name: account.email }).click();
  await dialog.getByRole('combobox', { name: 'Keyword' }).fill('coffee');
  await dialog.getByRole('option', { name: NAMING_KEYWORD }).click();
  await dialog.getByLabel('Assistant').selectOption('ChatGPT');
  await dialog.getByLabel('Status').selectOption('Not mentioned');
  // What it touches is said before it is done.
  await expect(dialog.getByText(/^Now on ChatGPT · Mentioned \(1 of 1 answer\)\./)).toBeVisible();
  await expect(dialog.getByText('No report on ChatGPT yet.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The answer means another company');
  await dialog.getByRole('button', { name: 'Set status' }).click();
  await expect(toast(admin)).toContainText('is set to not mentioned');

  // The open page of its user hears of it by itself; the evidence stays.
  await expect(now.getByText('Not mentioned, set by administrator')).toBeVisible();
  await expect(page.getByText('ChatGPT does not mention you. Set by administrator: ChatGPT.')).toBeVisible();
  const { items } = await api.get('/api/visibility-results');
  expect(items).toMatchObject([{ result_state: 'not_mentioned', k: 1, n: 1 }]);
  await page.goto('/tracker/keywords');
  await expect(
    page.getByRole('link', { name: 'ChatGPT: not mentioned, set by administrator' }),
  ).toBeVisible();
  const file = await (await page.request.get('/api/visibility-results/csv')).text();
  expect(file).toContain(`${NAMING_KEYWORD},openai,completed (set by administrator),No,`);

  await admin.getByLabel('Search').fill(account.email);
  await expect(admin.getByText('1 set status in force')).toBeVisible();
  await admin.getByRole('button', { name: `Lift the status of ${NAMING_KEYWORD}` }).click();
  await dialog.getByLabel('Reason').fill('It means this one after all');
  await dialog.getByRole('button', { name: 'Lift' }).click();
  await expect(toast(admin)).toContainText('The answers decide again');
  await expect(page.getByRole('link', { name: 'ChatGPT: mentioned', exact: true })).toBeVisible();
  await admin.getByLabel('State').selectOption('Lifted');
  await expect(admin.getByText('It means this one after all')).toBeVisible();
  await admin.context().close();
});
