import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { COMPANY, NAMING_KEYWORD } from '../fixtures/company.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { toast } from '../pages/toast.ts';

test('a provider that asked to wait an hour is resumed by an administrator, and answers the next check', async ({
  page,
  signUp,
  api,
  simulator,
  browser,
}) => {
  await signUp(COMPANY);
  await api.send('POST', '/rpc/add_my_keyword', { keyword_text: NAMING_KEYWORD });
  await simulator.breakNext({ kind: '429', retryAfterSeconds: 3_600, times: 1 });
  await page.goto('/tracker/checker');
  await page.getByRole('button', { name: 'Check visibility' }).click();

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.2' } });
  const admin = await context.newPage();
  await admin.goto('/login?from=%2Fadmin%2Fapi');
  await new LoginPage(admin).signIn(ADMINISTRATOR);
  await expect(admin.getByRole('heading', { level: 1, name: 'API Management' })).toBeVisible();
  await expect(admin.getByText('ChatGPT is not asked now.')).toBeVisible({ timeout: 15_000 });

  await tabTo(admin, admin.getByRole('button', { name: 'Resume' }));
  await admin.keyboard.press('Enter');
  await tabTo(admin, admin.getByRole('dialog').getByLabel('Reason'));
  await admin.keyboard.type('The bill is paid');
  await admin.keyboard.press('Enter');
  await expect(toast(admin)).toContainText('ChatGPT is asked again');
  await expect(admin.getByText('Paused until')).toHaveCount(0);

  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(page.getByRole('article').getByText('Mentioned', { exact: true })).toBeVisible();

  // A refused key stops nobody by a pause, and is said until a call succeeds.
  await simulator.breakNext({ kind: 'invalid_key', times: 1 });
  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(async () => {
    await admin.goto('/admin/api');
    await expect(admin.getByText('ChatGPT refused the last call.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Check visibility' }).click();
  await expect(page.getByRole('article').getByText('Mentioned', { exact: true })).toBeVisible();
  await admin.goto('/admin/api');
  await expect(admin.getByText('ChatGPT refused the last call.')).toHaveCount(0);

  await admin.goto('/admin/audit?action=resume_provider');
  await expect(admin.getByText('The bill is paid').first()).toBeVisible();
  await context.close();
});
