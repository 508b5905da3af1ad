import { newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectMarksWhereJudged } from '../pages/answer-marks.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { RegistrationPage } from '../pages/registration-page.ts';
import { toast } from '../pages/toast.ts';

test('a person signs up, names the company, adds a keyword, has it asked, reads the answer and leaves', async ({
  page,
  api,
  simulator,
}) => {
  const keywords = new KeywordsPage(page);

  await test.step('sign up', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/registration');
    const form = new RegistrationPage(page);
    await form.fill({ email: newEmail('ada'), password: PASSWORD });
    await form.submit.click();
    await expect(page).toHaveURL('/start');
    await expect(toast(page)).toContainText('Account Created Successfully! 🎉');
  });

  await test.step('name the company', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const go = page.getByRole('button', { name: 'Add my own keywords' });
    await expect(go).toBeDisabled();
    await page.getByLabel('Company name').fill('N');
    await expect(page.getByText('Company name must be at least 2 characters long')).toBeVisible();
    await page.getByLabel('Company name').fill(COMPANY.company_name);
    await page.getByLabel('Company website').fill('northwind');
    await expect(page.getByText('Please enter a valid URL')).toBeVisible();
    await expect(go).toBeDisabled();
    await page.getByLabel('Company website').fill(COMPANY.company_url);
    await go.click();
    await expect(page).toHaveURL('/tracker/add-keywords');
    await page.goto('/tracker');
    await expect(
      page.getByText(`No assistant has been asked about ${COMPANY.company_name} yet.`),
    ).toBeVisible();
  });

  await test.step('add keywords', async () => {
    const path = page.getByRole('list', { name: 'Your path to the first report' });
    await expect(path.getByRole('listitem').filter({ hasText: 'Enter your company name' })).toContainText(
      '(done)',
    );
    await path.getByRole('link', { name: 'Add keywords' }).click();
    await expect(page).toHaveURL('/tracker/add-keywords');
    await keywords.add(NAMING_KEYWORD, 'Shop');
    const added = page.getByRole('region', { name: 'Just added' });
    await expect(added.getByRole('link', { name: NAMING_KEYWORD })).toBeVisible();
    await expect(keywords.entry).toBeFocused();
    await keywords.add('gift books for teachers');
    await expect(added.getByRole('link', { name: 'gift books for teachers' })).toBeVisible();
    await expect(page.getByText('2 of 5 keywords on Free')).toBeVisible();
  });

  await test.step('have one asked', async () => {
    await keywords.open();
    await keywords.link(NAMING_KEYWORD).click();
    await expect(page.getByRole('heading', { name: NAMING_KEYWORD, level: 1 })).toBeVisible();
    await expect(page.getByText('No assistant has been asked about it yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Open in checker' }).click();
    await expect(page.getByRole('heading', { name: 'Not checked yet' })).toBeVisible();
    await simulator.breakNext({ kind: 'held' });
    await page.getByRole('button', { name: 'Check visibility' }).click();
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await simulator.release();
    await expect(toast(page)).toContainText('Check Complete');
    await expect(toast(page)).toContainText(`mentions you for “${NAMING_KEYWORD}”`);
    expect(await simulator.countRequests()).toBe(1);
  });

  await test.step('read the answer', async () => {
    await page.goto('/tracker/dashboard');
    await expect(page.getByText(`The only answer mentions ${COMPANY.company_name}.`)).toBeVisible();
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Home Dashboard' }).click();
    await page.getByRole('link', { name: NAMING_KEYWORD }).click();
    await expect(page).toHaveURL(/\/tracker\/answers\/[0-9a-f-]{36}$/);
    const answer = page.getByRole('article', { name: /Answer of/ });
    await expect(answer.getByText(`What are the best options for ${NAMING_KEYWORD}?`)).toBeVisible();
    await expect(answer.getByText('Mentioned', { exact: true })).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';
    const stored = await api.get(`/api/answers/${id}`);
    await expectMarksWhereJudged(answer, stored);
    await expect(answer.getByText(String(stored.model_served)).first()).toBeVisible();
    for (const fact of ['Model', 'Asked', 'Took', 'Cost']) {
      await expect(answer.getByText(fact, { exact: true })).toBeVisible();
    }
    await expect(answer.getByText(/^\$0\.\d+$/)).toBeVisible();
    await expect(page.getByText(/Demonstration data|A simulated answer/)).toHaveCount(0);
  });

  await test.step('follow a source', async () => {
    const sources = page
      .getByRole('complementary')
      .getByRole('listitem')
      .getByRole('link', { name: /new tab/ });
    expect(await sources.count()).toBeGreaterThan(0);
    for (const source of await sources.all()) {
      await expect(source).toHaveAttribute('href', /^https:\/\//);
      await expect(source).toHaveAttribute('target', '_blank');
      await expect(source).toHaveAttribute('rel', /noopener noreferrer nofollow/);
    }
  });

  await test.step('leave, in every tab', async () => {
    const other = await page.context().newPage();
    await other.goto('/tracker/keywords');
    await expect(other.getByRole('link', { name: NAMING_KEYWORD })).toBeVisible();
    await page.getByRole('button', { name: /Account:/ }).click();
    await Promise.all([
      page.getByRole('menuitem', { name: 'Log out' }).click(),
      expect(toast(page)).toContainText(/Logged out.*You have been successfully logged out\./s),
      expect(toast(other)).toContainText('You have logged out in another tab.'),
    ]);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(other).toHaveURL('/');
    await expect(other.getByText(NAMING_KEYWORD)).toBeHidden();
  });
});
