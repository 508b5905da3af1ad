import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

test.beforeEach(async ({ signUp }) => {
  await signUp(COMPANY, { keywords: [NAMING_KEYWORD] });
});

test('a provider that refuses its key is named to an administrator, and goes on with the next check once the key is right', {
  tag: '@verify',
}, async ({ page, simulator, browser }) => {
  // The key is wrong, until it is mended at the provider.
  await simulator.breakNext({ kind: 'invalid_key', times: 2 });
  await page.goto('/tracker/checker');
  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(toast(page)).toBeVisible();

  const admin = await openAsAdministrator(browser, '/admin/api', 'API Management');
  const openai = admin.locator('section', { has: admin.getByRole('heading', { name: 'ChatGPT' }) });
  await expect(admin.getByText('ChatGPT refused the last call.')).toBeVisible();
  await expect(openai.getByText('Refused', { exact: true })).toBeVisible();
  await expect(openai).toContainText('refused_key');
  // Nothing waits for it: a refusal is no pause, and nobody need resume it.
  await expect(openai.getByRole('button', { name: 'Resume' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(page.getByRole('button', { name: 'Check visibility' })).toBeEnabled();
  await admin.reload();
  await expect(openai.getByText('Refused', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(page.getByRole('article').getByText('Mentioned', { exact: true })).toBeVisible();
  await admin.reload();
  await expect(openai).toBeVisible();
  await expect(openai.getByText('Refused', { exact: true })).toHaveCount(0);
  await expect(admin.getByText('ChatGPT refused the last call.')).toHaveCount(0);
  await admin.context().close();
});
