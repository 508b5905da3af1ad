import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD } from '../fixtures/company.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every answer names the company, so that it does not matter which of them is refused. */
const KEYWORDS = [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, 'garden furniture'];

test('an answer that was left out is read, counted in and left out again, and every number follows', {
  tag: '@verify',
}, async ({ page, api, signUp, simulator }) => {
  await signUp(COMPANY, { keywords: KEYWORDS });
  await simulator.breakNext({ kind: 'refusal', times: 1 });
  expect(await checkUntilReported(api, 1)).toMatchObject({
    revision: { refused_keywords: 1, empty_answers: 1 },
  });
  const { items } = (await api.get('/api/left-out-answers')) as { items: { id: string; keyword: string }[] };
  const { id, keyword: refused } = items[0] ?? { id: '', keyword: '' };
  const named = KEYWORDS.find((keyword) => keyword !== refused) ?? '';
  const report = page.getByRole('table', { name: 'Keywords of the report' });
  const rowOf = (keyword: string) => report.getByRole('row').filter({ hasText: keyword });
  const decision = page.getByRole('region', { name: 'Does this answer count?' });

  await test.step('the report says what is left out, and that a refusal is no loss', async () => {
    await page.goto('/tracker/reports');
    await page.getByRole('table', { name: 'Reports' }).getByRole('link').first().click();
    await expect(page.getByText(`mentions ${COMPANY.company_name} in 100% of answers`)).toBeVisible();
    await expect(rowOf(refused)).toContainText('Refused');
    await expect(rowOf(named)).toContainText('Mentioned');
    await page.getByLabel('Show').selectOption('Refused');
    await expect(rowOf(named)).toHaveCount(0);
    await expect(rowOf(refused)).toBeVisible();
  });

  await test.step('it is read', async () => {
    await page.getByRole('link', { name: '1 answer not counted' }).first().click();
    await expect(page.getByRole('heading', { name: 'Answers not counted', level: 1 })).toBeVisible();
    await expect(page.getByText('1 answer mentions no company or is a refusal.')).toBeVisible();
    await page.getByRole('link', { name: refused }).click();
    await expect(page.getByText('The assistant refused to answer.').first()).toBeVisible();
    await expect(decision).toContainText('Not counted.');
  });

  await test.step('it is counted in', async () => {
    await decision.getByRole('button', { name: 'Count this answer' }).click();
    await expect(decision.getByRole('status')).toHaveText('Your results and 1 report are recalculated.');
    await expect(decision).toContainText('You counted it on');
    await expect(page.getByRole('article').getByText('Not mentioned')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Every answer counts. You counted 1 answer.')).toBeVisible();
    await page.getByRole('link', { name: 'Report', exact: true }).click();
    await expect(page.getByText(`mentions ${COMPANY.company_name} in 67% of answers`)).toBeVisible();
    await expect(rowOf(refused)).toContainText('Not mentioned');
    await expect(page.getByRole('link', { name: /answers? not counted/ })).toHaveCount(0);
    await page.goto('/tracker/visibility');
    await expect(page.getByText(/\b3 answers\b/).first()).toBeVisible();
  });

  await test.step('and left out again', async () => {
    await page.goto(`/tracker/answers/${id}`);
    await decision.getByRole('button', { name: 'Don’t count it' }).click();
    await expect(decision).toContainText('Not counted.');
    await page.goto('/tracker/keywords');
    await page.getByRole('link', { name: refused, exact: true }).click();
    await expect(page.getByRole('row', { name: /^ChatGPT Refused/ })).toBeVisible();
    await page.getByRole('link', { name: '1 answer not counted' }).click();
    await expect(page.getByRole('link', { name: refused }).last()).toBeVisible();
    await page.goto('/tracker/visibility');
    await expect(page.getByRole('link', { name: '1 answer not counted' })).toBeVisible();
  });
});
