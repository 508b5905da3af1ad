import { COMPANY, NAMING_KEYWORD, SILENT_KEYWORD } from '../fixtures/company.ts';
import { linkMailedTo, mailedTo } from '../fixtures/mails.ts';
import { checkUntilReported } from '../fixtures/reported.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

test('a summary is mailed to a confirmed address, and its link ends them without signing in', {
  tag: '@verify',
}, async ({ page, api, browser, signUp }) => {
  const { email } = await signUp(COMPANY, { keywords: [NAMING_KEYWORD, SILENT_KEYWORD] });
  await checkUntilReported(api, 1);
  const frequency = async () => (await api.get('/api/mail-settings')).summary_frequency;

  await page.goto('/tracker/settings/notifications');
  const sendNow = page.getByRole('button', { name: 'Send one now' });
  await test.step('confirm the address', async () => {
    await expect(sendNow).toBeDisabled();
    await page.getByRole('button', { name: 'Send confirmation link' }).click();
    await expect(page.getByText('Its operator has the link and can pass it on to you.')).toBeVisible();
    await page.goto(await linkMailedTo(email, 'Confirm your email address'));
    await expect(page).toHaveURL('/tracker/settings/notifications');
  });

  const choice = page.getByLabel('Summary of your visibility');
  await test.step('choose how often', async () => {
    await expect(choice.getByRole('option')).toHaveText(['Off', 'Weekly, on Monday morning']);
    await choice.selectOption('off');
    await expect(toast(page)).toContainText('Summaries are off');
    expect(await frequency()).toBe('off');
    await choice.selectOption('weekly');
    await expect(toast(page)).toContainText('You get a summary every week');
    await expect(page.getByText('Next summary')).toBeVisible();
  });

  const mail = await test.step('get one now', async () => {
    await sendNow.click();
    await expect(toast(page)).toContainText(`A summary is on its way to ${email}`);
    return mailedTo(email, 'Summary of your visibility');
  });
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toMatch(/[012] of 2 answers, (?:0|50|100)%/);
  const link = /^https?:\/\/\S+\/unsubscribe\?token=\S+$/m.exec(mail)?.[0] ?? '';

  await test.step('end them as nobody who is signed in', async () => {
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(link);
    const stop = stranger.getByRole('button', { name: 'Stop these mails' });
    await expect(stop).toBeEnabled();
    expect(await frequency()).toBe('weekly');
    await stop.click();
    await expect(stranger.getByText('You get no more summaries.')).toBeVisible();
    expect(await frequency()).toBe('off');
    await context.close();
  });
  // The page of the user that is open is notified.
  await expect(choice).toHaveValue('off');
});
