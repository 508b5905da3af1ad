import { demonstrationAccount } from '../fixtures/accounts.ts';
import { originOf } from '../fixtures/addresses.ts';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expectAccessible, expectFits } from '../fixtures/screen-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

const BADGE = 'Demonstration data';

test.describe('without a provider key', () => {
  test.use({ baseURL: originOf('DEMONSTRATION') });

  test('the printed account signs in, and every page behind the sign-in says that answers are simulated', async ({
    page,
  }) => {
    await page.goto('/login');
    await new LoginPage(page).signIn(demonstrationAccount());
    await expect(page).toHaveURL('/tracker/dashboard');
    await expect(page.getByText(BADGE)).toBeVisible();
    await expect(page.getByText(/named .+ in \d+% of its answers/)).toBeVisible();

    await page.getByRole('link', { name: 'Checker' }).click();
    await expect(page.getByText(BADGE)).toBeVisible();
    await page.getByRole('button', { name: 'Check visibility' }).click();
    await expect(toast(page)).toContainText('Check Complete');

    for (const path of ['/tracker/keywords', '/tracker/profile', '/tracker/dashboard']) {
      await page.goto(path);
      await expect(page.getByText(BADGE)).toBeVisible();
    }
    const newest = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Newest answers' }) });
    await newest.getByRole('link').first().click();
    await expect(page.getByRole('article', { name: /Answer of/ })).toBeVisible();
    await expect(page.getByText('A simulated answer: it says nothing about a real brand.')).toBeVisible();
    await expect(page.getByText(BADGE)).toBeVisible();
    await page.getByRole('button', { name: 'Toggle sidebar' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toContainText('They say nothing about a real brand.');
  });

  test('the words find their place on a phone', async ({ page, signUp }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signUp(COMPANY);
    await page.goto('/tracker/dashboard');
    await expect(page.getByText(BADGE)).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});

test('with a provider key nothing says that answers are simulated', async ({
  page,
  signUp,
  api,
  simulator,
}) => {
  await simulator.reset();
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: NAMING_KEYWORD });
  const { answerId } = await api.send('POST', '/functions/check-visibility', {
    keyword: NAMING_KEYWORD,
    companyName: COMPANY.company_name,
  });
  await page.goto(`/tracker/answers/${answerId}`);
  await expect(page.getByRole('article', { name: /Answer of/ })).toBeVisible();
  await expect(page.getByText(BADGE)).toBeHidden();
  await expect(page.getByText('A simulated answer')).toBeHidden();
});
