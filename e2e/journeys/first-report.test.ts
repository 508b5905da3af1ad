import { newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { COMPANY, NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { RegistrationPage } from '../pages/registration-page.ts';
import { toast } from '../pages/toast.ts';

test('an empty account is led to its first report, and the report to its evidence', async ({ page, api }) => {
  const path = page.getByRole('list', { name: 'Your path to the first report' });
  const now = path.locator('[aria-current="step"]');
  const main = page.getByRole('main');

  await test.step('sign up without naming a company', async () => {
    await page.goto('/registration');
    const form = new RegistrationPage(page);
    await form.fill({ email: newEmail('first'), password: PASSWORD });
    await form.submit.click();
    await expect(page).toHaveURL('/start');
    await page.goto('/tracker/dashboard');
    await expect(now).toContainText('Name your company');
  });

  await test.step('name the company', async () => {
    await now.getByRole('link', { name: 'Name your company' }).click();
    await expect(page).toHaveURL('/tracker/profile');
    await page.getByLabel('Company name').fill(COMPANY.company_name);
    await page.getByLabel('Company website').fill(COMPANY.company_url);
    await page.getByRole('button', { name: /Save/ }).click();
    await expect(toast(page)).toContainText('Profile updated successfully!');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(now).toContainText('Add your keywords');
  });

  await test.step('add keywords', async () => {
    await now.getByRole('link', { name: 'Add keywords' }).click();
    await page.getByText('Pasted list').click();
    await page.getByLabel('Keywords', { exact: true }).fill(`${NAMING_KEYWORD}\tShop\n${SILENT_KEYWORD}\n`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('2 of 2 keywords can be added.')).toBeVisible();
    expect(await api.get('/api/keywords')).toMatchObject({ total: 0 });
    await page.getByRole('button', { name: 'Add 2 keywords' }).click();
    await expect(page).toHaveURL('/tracker/keywords');
    await expect(toast(page)).toContainText('2 keywords added');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(now).toContainText('Check all keywords');
  });

  await test.step('check all, its cost read first', async () => {
    await now.getByRole('button', { name: 'Check these 2 now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Check all keywords' });
    await expect(dialog.getByText('2 questions to ChatGPT.')).toBeVisible();
    await dialog.getByRole('button', { name: /Start check · at most/ }).click();
    await expect(toast(page)).toContainText('Starting Visibility Check');
    await expect(now).toContainText('Read your first report');
  });

  await test.step('hear of the report without doing anything', async () => {
    await expect(toast(page)).toContainText('Report Generated', { timeout: 90_000 });
    await expect(toast(page)).toContainText(
      '0 keywords improved, 0 keywords declined. Total visibility: 50%',
    );
    await expect(now).toContainText('Read your first report');
    await now.getByRole('link', { name: 'Open your first report' }).click();
    await expect(page.getByText('This is the first report')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(path).toBeHidden();
    await expect(
      page.getByText(
        `Over the last 28 days ChatGPT named ${COMPANY.company_name} in 50% of its answers (1 of 2).`,
      ),
    ).toBeVisible();
    await expect(main.getByText('Not enough data').first()).toBeVisible();
    await expect(main.getByText(/of \$1\.00 spent on (simulated )?answers/)).toBeVisible();
  });

  await test.step('read it down to an answer', async () => {
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('table', { name: 'Reports' }).getByRole('link').first().click();
    await expect(page.getByText('This is the first report')).toBeVisible();
    const table = page.getByRole('table', { name: 'Keywords of the report' });
    await expect(table.getByRole('row').filter({ hasText: NAMING_KEYWORD })).toContainText('Mentioned');
    await expect(table.getByRole('row').filter({ hasText: SILENT_KEYWORD })).toContainText('Not mentioned');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    await page.getByLabel('Show').selectOption('not_mentioned');
    await expect(table.getByRole('row').filter({ hasText: NAMING_KEYWORD })).toBeHidden();
    await table.getByRole('link', { name: `Read the answer to ${SILENT_KEYWORD}` }).click();
    await expect(page.getByRole('article', { name: 'Answer of ChatGPT' })).toBeVisible();
  });
});
