import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';

interface Named {
  name: string;
  answers_naming: number;
  answers_naming_without_brand: number;
}

test('a company that answers name is compared with ours once it is declared, and each count opens its answers', async ({
  page,
  api,
  signUp,
}) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD] });
  await checkUntilReported(api, 1);
  const [rival] = ((await api.get('/api/dashboard')).undeclared as Named[]).toSorted(
    (one, other) => other.answers_naming_without_brand - one.answers_naming_without_brand,
  );
  if (rival === undefined) throw new Error('the simulated answers name nobody else');
  const table = page.getByRole('table', { name: 'You and your competitors' });
  const row = table.getByRole('row').filter({ hasText: rival.name });
  const dialog = page.getByRole('dialog');

  await test.step('without a competitor the page leads to the first one, and offers who is named', async () => {
    await page.goto('/tracker/competitive-intel');
    await expect(page.getByRole('heading', { name: 'No competitors yet' })).toBeVisible();
    await expect(table).toHaveCount(0);
    await page.getByRole('button', { name: `Track ${rival.name}` }).click();
  });

  await test.step('its counts are those it was found with, and no rate of so few', async () => {
    await expect(row).toContainText(`${rival.answers_naming} of 3`);
    await expect(row).toContainText('too few for a rate');
    await expect(page.getByText('Rates need 9 answers')).toBeVisible();
  });

  await test.step('with enough answers there are rates, and the counts are those of the stored answers', async () => {
    for (const reports of [2, 3, 4]) await checkUntilReported(api, reports);
    await page.reload();
    const listed = async (query: string) =>
      (await api.get(`/api/brand-answers?${query}`)) as { total: number };
    const name = encodeURIComponent(rival.name);
    const naming = await listed(`competitor=${name}`);
    const yours = await listed('unbranded=true&names_you=true');
    await expect(row).toContainText(new RegExp(`%.*${naming.total} of \\d+ · `));
    await row
      .getByRole('button', { name: `Answers that name ${rival.name}`, exact: false })
      .first()
      .click();
    await expect(dialog.getByText(new RegExp(`^${naming.total} answers?, newest first`))).toBeVisible();
    await page.keyboard.press('Escape');
    await table.getByRole('button', { name: /Answers that name you$/ }).click();
    await expect(dialog.getByText(new RegExp(`^${yours.total} answers?, newest first`))).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('its detail has all figures, and comes back when its answers are closed', async () => {
    await row.getByRole('button', { name: `${rival.name} : all figures` }).click();
    const sheet = page.getByRole('dialog', { name: rival.name, exact: true });
    await expect(sheet.getByText('Share of voice in these answers')).toBeVisible();
    await expect(sheet.getByText(`Sites cited with ${rival.name} and not with you`)).toBeVisible();
    await sheet
      .getByRole('button', { name: `: Answers that name ${rival.name}` })
      .first()
      .click();
    await expect(dialog.getByText(/answers?, newest first/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeVisible();
  });
});
