import { newEmail, PASSWORD } from '../fixtures/accounts.ts';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { goByPalette, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';
import { VisibilityPage } from '../pages/visibility-page.ts';

test('the main job from signing up to the report, by the keyboard alone', async ({ page, simulator }) => {
  await simulator.reset();
  const keys = page.keyboard;

  await test.step('sign up and name the company', async () => {
    await page.goto('/registration');
    await tabTo(page, page.getByLabel('Full name'));
    await keys.type('Ada Example');
    for (const text of [newEmail('keys'), PASSWORD, PASSWORD]) {
      await keys.press('Tab');
      await keys.type(text);
    }
    await keys.press('Enter');
    await expect(page).toHaveURL('/start');
    await expect(page.getByLabel('Company name')).toBeFocused();
    await keys.type(COMPANY.company_name);
    await tabTo(page, page.getByRole('button', { name: 'Continue without AI keywords' }));
    await keys.press('Enter');
    await expect(page).toHaveURL('/tracker/dashboard');
  });

  await test.step('add a keyword', async () => {
    await goByPalette(page, 'Keywords');
    await tabTo(page, page.getByLabel('New keyword'));
    await keys.type(NAMING_KEYWORD);
    await keys.press('Enter');
    await expect(page.getByRole('link', { name: NAMING_KEYWORD })).toBeVisible();
  });

  const tracker = new VisibilityPage(page);
  await test.step('start a run, its cost read first, and watch it', async () => {
    await goByPalette(page, 'Visibility tracker');
    await tabTo(page, tracker.checkAll);
    await keys.press('Enter');
    await expect(tracker.dialog.getByText('1 question to ChatGPT.')).toBeVisible();
    await tabTo(page, tracker.dialog.getByRole('button', { name: /Start check · at most/ }));
    await keys.press('Enter');
    await expect(toast(page)).toContainText('Visibility Check Complete', { timeout: 90_000 });
  });

  await test.step('read the answer; the focus returns to its row', async () => {
    const row = tracker.row(NAMING_KEYWORD).getByRole('link');
    await tabTo(page, row);
    await keys.press('Enter');
    await expect(tracker.dialog.getByRole('article', { name: 'Answer of ChatGPT' })).toBeVisible();
    await keys.press('Escape');
    await expect(tracker.dialog).toBeHidden();
    await expect(row).toBeFocused();
  });

  await test.step('read the report', async () => {
    await tabTo(page, page.getByRole('switch', { name: 'Detailed report' }));
    await keys.press('Space');
    await expect(
      page.getByRole('table', { name: 'Keywords of the check' }).getByText(NAMING_KEYWORD),
    ).toBeVisible();
  });
});
