import type { Page } from '@playwright/test';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { readByThePage } from '../fixtures/read-by-the-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { KeywordsPage } from '../pages/keywords-page.ts';
import { fail } from '../pages/screen.ts';
import { VisibilityPage } from '../pages/visibility-page.ts';

/** Skips the waits between a page's attempts until it gives up. */
async function giveUp(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });

test.describe('what the server does not answer', () => {
  test.beforeEach(async ({ page, signUp, problems }) => {
    problems.provoke(/status of 500 /);
    await signUp(COMPANY, { keywords: [NAMING_KEYWORD] });
    await page.clock.install();
    await readByThePage(page);
  });

  test('are the newest results: the tracker shows the keywords, says so, and reads them on trying again', {
    tag: '@verify',
  }, async ({ page }) => {
    const tracker = new VisibilityPage(page);
    await fail(page, /\/api\/visibility-results\?/);
    await tracker.open();
    await giveUp(page, 'The newest results could not be loaded');
    await expect(tracker.row(NAMING_KEYWORD)).toContainText('Not loaded');
    await expect(page.getByText('Your rate could not be loaded.')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await tryAgain(page).click();
    await expect(tracker.row(NAMING_KEYWORD)).toContainText('Not checked yet');
    await expect(
      page.getByText(`ChatGPT has not been asked about ${COMPANY.company_name} yet.`),
    ).toBeVisible();
    await expect(tryAgain(page)).toHaveCount(0);
  });

  test('is something newer: what was read before stays, and is said to be older', { tag: '@verify' }, async ({
    page,
    api,
  }) => {
    const keywords = new KeywordsPage(page);
    await keywords.open();
    await expect(keywords.row(NAMING_KEYWORD)).toContainText('ChatGPT: not asked');
    await fail(page, /\/api\/(visibility-results|keywords)\?/);
    await api.send('POST', '/rpc/add_my_keyword', { keyword_text: 'used books' });
    await giveUp(page, 'Some data could not be refreshed');
    await expect(keywords.row(NAMING_KEYWORD)).toContainText('ChatGPT: not asked');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(keywords.link('used books')).toBeVisible();
    await expect(page.getByText('Some data could not be refreshed')).toBeHidden();
  });
});
