import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';
import { sidebarLink } from '../pages/sidebar.ts';

const KEYWORDS = [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD, 'gift books', 'used books'];

test('the presence score comes with enough answers, says what it is made of, and leads to it', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY);
  await page.goto('/tracker/dashboard');
  await (await sidebarLink(page, 'Brand Intelligence', 'Presence Score')).click();
  await expect(page).toHaveURL('/tracker/presence-score');
  await expect(page.getByRole('heading', { name: 'No presence score yet' })).toBeVisible();
  await api.send('POST', '/api/keywords/import', { keywords: KEYWORDS.map((keyword) => ({ keyword })) });
  const score = async () =>
    (await api.get('/api/presence-score')) as {
      all: {
        current: { score: number; parts: { named: { k: number; n: number } } };
        unreached: { items: { keyword: string }[] };
      };
    };

  await test.step('five answers are too few, and the page says so by itself', async () => {
    await checkUntilReported(api, 1);
    await expect(
      page.getByText(/^Not enough data for a score on .* \(\d of at least 9 answers/),
    ).toBeVisible();
    await page.getByText('History', { exact: true }).click();
    await expect(page.getByText('These days have too few answers for a score.')).toBeVisible();
    await page.getByText('How this is counted', { exact: true }).click();
  });

  await test.step('a second report makes a score with its parts', async () => {
    for (const reports of [2, 3]) await checkUntilReported(api, reports);
    const { current } = (await score()).all;
    const newest = Math.round(current.score);
    await expect(page.getByText(`Your presence score is ${newest} of 100.`)).toBeVisible();
    const parts = page.getByRole('table', { name: 'Parts of the score' });
    const { k, n } = current.parts.named;
    await expect(parts.getByRole('row', { name: /^Mentioned/ })).toContainText(`${k} of ${n} answers`);
    await expect(parts.getByRole('row', { name: /^Share/ })).toContainText(/\d+ of \d+ mentions/);
    await expect(page.getByText('Most to gain')).toBeVisible();
    await expect(page.getByText('It does not predict traffic or sales.')).toBeVisible();
  });

  await test.step('its parts lead to what they count', async () => {
    await page.getByRole('link', { name: 'Keywords with a mention' }).first().click();
    await expect(page).toHaveURL(/\/tracker\/reports\/[0-9a-f-]+\?show=mentioned/);
    await page.goBack();
    await page.getByText('How this is counted', { exact: true }).click();
    const unreached = (await score()).all.unreached.items[0]?.keyword ?? '';
    await page.getByRole('heading', { name: 'Keywords without any mention' }).waitFor();
    await page.getByRole('link', { name: unreached, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: unreached })).toBeVisible();
    await page.goBack();
  });
});
