import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

const KEYWORDS = [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD, 'gift books', 'used books'];

test('the presence score comes with enough answers, says what it is made of, and leads to it', async ({
  page,
  api,
  signUp,
}) => {
  test.slow();
  await signUp(COMPANY);
  await page.goto('/tracker/dashboard');
  await page.getByRole('link', { name: 'Presence Score' }).click();
  await expect(page).toHaveURL('/tracker/presence-score');
  await expect(page.getByRole('heading', { name: 'No presence score yet' })).toBeVisible();
  for (const keyword_text of KEYWORDS) await api.send('POST', '/rpc/add_my_keyword', { keyword_text });
  const run = async (reports: number) => {
    await api.send('POST', '/api/runs', {});
    await expect
      .poll(async () => (await api.get('/api/reports')).items, { timeout: 90_000 })
      .toHaveLength(reports);
  };
  const score = async () =>
    (await api.get('/api/presence-score')) as {
      all: {
        points: { score: number; parts: { named: { k: number; n: number } } }[];
        unreached: { items: { keyword: string }[] };
      };
    };

  await test.step('five answers are too few, and the page says so by itself', async () => {
    await run(1);
    await expect(
      page.getByText(/^Not enough answers for a score yet: \d of at least 9 answers/),
    ).toBeVisible();
    await expect(page.getByText('No report has a score yet.')).toBeVisible();
  });

  await test.step('a second report makes a score with its parts', async () => {
    for (const reports of [2, 3]) await run(reports);
    const { points } = (await score()).all;
    const newest = Math.round(points.at(-1)?.score ?? Number.NaN);
    await expect(page.getByText(`Your presence on ChatGPT is ${newest} of 100, probably`)).toBeVisible();
    const parts = page.getByRole('table', { name: 'Parts of the score' });
    const { k, n } = points.at(-1)?.parts.named ?? { k: 0, n: 0 };
    await expect(parts.getByRole('row', { name: /^Named/ })).toContainText(`${k} of ${n} answers`);
    await expect(parts.getByRole('row', { name: /^Share/ })).toContainText('judged without a competitor');
    await expect(page.getByText('What would raise it most.')).toBeVisible();
    await expect(page.getByText('It is no promise about traffic or sales.')).toBeVisible();
  });

  await test.step('its parts lead to what they count', async () => {
    await page.getByRole('link', { name: 'Keywords that name you' }).first().click();
    await expect(page).toHaveURL(/\/tracker\/reports\/[0-9a-f-]+\?show=mentioned/);
    await page.goBack();
    const unreached = (await score()).all.unreached.items[0]?.keyword ?? '';
    await page.getByRole('heading', { name: 'Never named for' }).waitFor();
    await page.getByRole('link', { name: unreached, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: unreached })).toBeVisible();
    await page.goBack();
  });

  await test.step('its history is drawn, read as a table, and saved', async () => {
    await expect(page.getByRole('slider', { name: 'ChatGPT over time: moment' })).toHaveAttribute(
      'aria-valuetext',
      /of 100, probably/,
    );
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'ChatGPT over time' }).getByRole('row')).toHaveCount(4);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^presence-score-\d{4}-\d\d-\d\d\.csv$/);
  });
});

test('an administrator sets the weights of the presence score, which must make 100', async ({ page }) => {
  await page.goto('/login?from=%2Fadmin%2Ftracker-config');
  await new LoginPage(page).signIn(ADMINISTRATOR);
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Weights of the presence score' }) });
  const dialog = page.getByRole('dialog');
  const set = async (weights: Record<string, string>, reason: string) => {
    await panel.getByRole('button', { name: 'Change' }).click();
    for (const [name, weight] of Object.entries(weights))
      await dialog.getByLabel(`${name}, percent`).fill(weight);
    await dialog.getByLabel('Reason').fill(reason);
  };

  await set({ Named: '40' }, 'Reach matters more here');
  await expect(dialog.getByText('these make 90%')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Reach, percent').fill('20');
  await expect(dialog.getByText(/those of earlier reports too/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('The weights are saved');
  await expect(panel.getByText('40%')).toBeVisible();
  await expect(panel.getByText('Never')).toBeHidden();

  await page.goto('/admin/audit');
  await expect(page.getByText('Reach matters more here').first()).toBeVisible();
  await page.goto('/admin/tracker-config');
  await set({ Named: '50', Reach: '10' }, 'As it was');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('50%')).toBeVisible();
});
