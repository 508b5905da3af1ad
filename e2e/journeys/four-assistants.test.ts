import { COMPANY, SILENT_KEYWORD } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';

test('four assistants are asked side by side: one that is slow and one that fails hold up nobody', {
  tag: '@verify',
}, async ({ page, signUp, simulator }) => {
  await signUp(COMPANY, { keywords: [SILENT_KEYWORD], plan: 'Professional' });
  const panel = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  const answerOf = (name: string) => page.getByRole('article', { name: `Answer of ${name}` });
  const waiting = /Waiting for the answer, \d+ s/;

  await page.goto('/tracker/checker');
  for (const name of ['ChatGPT', 'Claude', 'Gemini', 'Perplexity'])
    await expect(panel(name).getByRole('heading', { name: 'Not checked yet' })).toBeVisible();
  // Without a wait in its reply: one would hold every account of this product.
  await simulator.breakNext({ channel: 'claude', kind: '500' });
  await simulator.breakNext({ channel: 'gemini', kind: 'held' });
  await page.getByRole('button', { name: 'Check visibility' }).click();

  await test.step('two answer while one is slow', async () => {
    await expect(answerOf('ChatGPT')).toBeVisible();
    await expect(answerOf('Perplexity')).toBeVisible();
    await expect(panel('Gemini').getByText(waiting)).toBeVisible();
  });

  await test.step('the failure is told while one is slow, and can be tried again', async () => {
    await expect(panel('Claude').getByRole('alert')).toContainText('failed: API Error (500)');
    await expect(panel('Gemini').getByText(waiting)).toBeVisible();
    await expect(page.getByText(/^Asking Gemini, \d+ s\. You can leave this page/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
  });

  await test.step('after a reload it is still waited for, and cannot be asked a second time', async () => {
    await page.reload();
    await expect(panel('Gemini').getByText(waiting)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
  });

  await test.step('the slow one answers in its own time, and nobody was asked again for it', async () => {
    await simulator.release();
    await expect(answerOf('Gemini')).toBeVisible();
    await expect(answerOf('ChatGPT')).toBeVisible();
    expect(await simulator.countRequests('openai')).toBe(1);
    expect(await simulator.countRequests('perplexity')).toBe(1);
    expect(await simulator.countRequests('gemini')).toBe(1);
    expect(await simulator.countRequests('claude')).toBe(2);
  });

  await test.step('the one that failed is tried again by itself', async () => {
    await simulator.reset();
    await page.getByRole('button', { name: 'Try again: Claude' }).click();
    await expect(answerOf('Claude')).toBeVisible();
    await expect(panel('Claude').getByRole('alert')).toBeHidden();
    expect(await simulator.countRequests()).toBe(1);
  });
});
