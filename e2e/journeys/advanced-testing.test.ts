import { COMPANY, NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { sidebarLink } from '../pages/sidebar.ts';
import { toast } from '../pages/toast.ts';

const KEYWORDS = [NAMING_KEYWORD, OTHER_NAMING_KEYWORD, SILENT_KEYWORD, 'gift books'];

test('keywords are asked on several assistants several times, and each cell opens its answers', {
  tag: '@verify',
}, async ({ page, signUp, simulator }) => {
  await signUp(COMPANY, { keywords: KEYWORDS, plan: 'Professional' });
  await simulator.breakNext({ kind: 'held' });
  await page.goto('/tracker/dashboard');
  await (await sidebarLink(page, 'Testing & Checking', 'Advanced Testing')).click();
  await expect(page).toHaveURL('/tracker/visibility-optimized');
  const start = page.getByRole('button', { name: /^Start/ });

  await test.step('the choice says what is missing, then what it costs and what is left', async () => {
    await expect(page.getByText('Choose keywords below.')).toBeVisible();
    await expect(start).toBeDisabled();
    for (const channel of ['Gemini', 'Perplexity']) await page.getByLabel(channel).uncheck();
    for (const keyword of [NAMING_KEYWORD, SILENT_KEYWORD])
      await page.getByRole('checkbox', { name: `Select ${keyword}`, exact: true }).check();
    await page.getByLabel('Answers per check').selectOption('2 answers');
    await expect(
      page.getByText('8 questions to ChatGPT and Claude: 2 keywords × 2 assistants × 2 answers.'),
    ).toBeVisible();
    await expect(page.getByText('Left this month')).toBeVisible();
    expect(await simulator.countRequests()).toBe(0);
    await page.getByRole('button', { name: /^Start · at most \$\d/ }).click();
    await expect(toast(page)).toContainText('Starting Visibility Check');
  });

  const matrix = page.getByRole('table', { name: 'Keywords by assistant' });
  await test.step('cells come in one after the other', async () => {
    await expect(page).toHaveURL(/\?run=[0-9a-f-]+$/);
    await expect(matrix.getByText('Waiting').first()).toBeVisible();
    await simulator.release();
    await expect(page.getByText(/You are mentioned in \d of 4 checks\.$/)).toBeVisible();
    expect(await simulator.countRequests()).toBe(8);
    await expect(matrix.getByRole('row').filter({ hasText: NAMING_KEYWORD })).toContainText('2 answers');
  });

  await test.step('a cell opens the answers that it counts, one after another', async () => {
    await matrix.getByRole('link', { name: `Answers of ChatGPT about ${SILENT_KEYWORD}` }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('heading', { name: SILENT_KEYWORD })).toBeVisible();
    await expect(sheet.getByRole('article', { name: 'Answer of ChatGPT' })).toBeVisible();
    await expect(sheet.getByText('Answer 1 of 2 of ChatGPT in this check')).toBeVisible();
    await sheet.getByRole('button', { name: 'Next answer' }).click();
    await expect(sheet.getByText('Answer 2 of 2 of ChatGPT in this check')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Next answer' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?run=[0-9a-f-]+$/);
  });

  await test.step('it is found again beside the next choice', async () => {
    await page.getByRole('link', { name: 'Test something else' }).click();
    await page.getByRole('link', { name: '4 checks on ChatGPT and Claude' }).click();
    await expect(page.getByText(/You are mentioned in \d of 4 checks\.$/)).toBeVisible();
  });
});
