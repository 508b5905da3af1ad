import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';

interface Named {
  name: string;
  answers_naming: number;
  answers_naming_without_brand: number;
}

test('companies that answers mention are compared with ours, tracked in their row, and each count opens its answers', {
  tag: '@verify',
}, async ({ page, api, signUp }) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD] });
  await checkUntilReported(api, 1);
  const [rival] = ((await api.get('/api/dashboard')).undeclared as Named[]).toSorted(
    (one, other) => other.answers_naming_without_brand - one.answers_naming_without_brand,
  );
  if (rival === undefined) throw new Error('the simulated answers name nobody else');
  const table = page.getByRole('table', { name: 'Companies' });
  const row = table.getByRole('row').filter({ hasText: rival.name });
  const dialog = page.getByRole('dialog');
  const name = encodeURIComponent(rival.name);
  const listed = async () => {
    const { items } = await api.get(`/api/companies?search=${name}`);
    return (items as { key: string; named: { answers: number } }[])[0] ?? { key: '', named: { answers: 0 } };
  };

  await test.step('companies that were found are in the list, beside ours, and one is tracked in its row', async () => {
    await page.goto('/tracker/competitive-intel');
    await expect(table.getByRole('row', { name: /^You / })).toBeVisible();
    await expect(row).toContainText(`${rival.answers_naming} of 3`);
    await expect(page.getByText('Rates here need 9 answers (3 so far)')).toBeVisible();
    await row.getByRole('button', { name: `Track ${rival.name}` }).click();
    await expect(row.getByText('Tracked')).toBeVisible();
  });

  await test.step('its counts are those it was found with, and the list is filtered', async () => {
    await expect(row).toContainText(`${rival.answers_naming} of 3`);
    await page.getByText('Found (', { exact: false }).click();
    await expect(row).toHaveCount(0);
    await page.getByText('Tracked (1)').click();
    await expect(row).toHaveCount(1);
    await expect(page).toHaveURL(/show=tracked/);
    await page.getByText('All', { exact: true }).click();
  });

  await test.step('with enough answers there are rates, and each count opens its answers', async () => {
    for (const reports of [2, 3, 4]) await checkUntilReported(api, reports);
    await page.reload();
    const { key, named } = await listed();
    const naming = (await api.get(`/api/counted-answers?company=${encodeURIComponent(key)}`)) as {
      total: number;
    };
    expect(naming.total).toBe(named.answers);
    await expect(row).toContainText(new RegExp(`%.*${naming.total} of \\d+ \\(`));
    await row
      .getByRole('button', { name: `: Answers that mention ${rival.name}` })
      .first()
      .click();
    await expect(dialog.getByText(new RegExp(`^${naming.total} answers?, newest first`))).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the sites that these answers cite have a page, with their addresses and answers', async () => {
    const { items, total } = await api.get('/api/sources');
    const [site] = items as { domain: string; answers: number }[];
    if (site === undefined) throw new Error('the simulated answers cite nothing');
    await page.goto('/tracker/sources');
    await expect(page.getByText(`answers cite ${site.domain}, the most cited site`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Sources' }).getByRole('row')).toHaveCount(
      Math.min(total as number, 20) + 1,
    );
    await page.getByRole('button', { name: `${site.domain} : its addresses` }).click();
    await expect(dialog.getByText(/most cited first/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: `: Answers that cite ${site.domain}` })
      .first()
      .click();
    await expect(dialog.getByText(new RegExp(`^${site.answers} answers?, newest first`))).toBeVisible();
  });
});
