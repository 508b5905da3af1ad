import { COMPANY, NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';
import { sidebarLink } from '../pages/sidebar.ts';

test('a date range is chosen once: the address carries it, pages follow it, and it is remembered', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD, SILENT_KEYWORD] });
  await checkUntilReported(api, 1);
  const picker = page.getByLabel('Date range');
  const main = page.getByRole('main');

  await test.step('the plan proposes the first one', async () => {
    await page.goto('/tracker/dashboard');
    await expect(picker).toHaveValue('180');
    await expect(page).not.toHaveURL(/range=/);
  });

  await test.step('the address carries another one from page to page', async () => {
    await picker.selectOption('7 days');
    await expect(page).toHaveURL(/range=7/);
    await expect(main).toContainText('the last 7 days');
    await (await sidebarLink(page, 'Brand Intelligence', 'Presence Score')).click();
    await expect(page).toHaveURL(/presence-score\?.*range=7/);
    await expect(picker).toHaveValue('7');
    await page.goto('/tracker/tags');
    await expect(picker).toHaveValue('7');
  });

  await test.step('it is remembered without the address', async () => {
    await page.goto('/tracker/dashboard');
    await expect(page).not.toHaveURL(/range=/);
    await expect(picker).toHaveValue('7');
    await picker.selectOption('28 days');
    await expect(page).toHaveURL(/range=28/);
    await page.goto('/tracker/reports/analytics');
    await expect(picker).toHaveValue('28');
  });
});
