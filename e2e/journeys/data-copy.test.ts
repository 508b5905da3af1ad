import { readFileSync } from 'node:fs';
import { textsIn } from '../../apps/server/test/unzip.ts';
import { COMPANY } from '../fixtures/company.ts';
import { linkMailedTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';

test('everything of an account is put together, mailed of and downloaded by its owner alone', {
  tag: '@verify',
}, async ({ page, context, browser, baseURL, signUp }) => {
  const { email } = await signUp(COMPANY, { keywords: ['coffee subscription'] });
  await page.goto('/tracker/settings');
  await page.getByRole('button', { name: 'Put my data together' }).click();
  const link = page.getByRole('link', { name: /^Download my data/ });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put it together again' })).toBeDisabled();

  await page.goto('/');
  await page.goto(await linkMailedTo(email, 'Download your data'));
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^answerscope-data-.*\.zip$/);
  const files = textsIn(new Uint8Array(readFileSync(await download.path())));
  const read = (name: string) => files[name] ?? '';
  expect(JSON.parse(read('json/profiles.json'))).toMatchObject([{ email, ...COMPANY }]);
  expect(JSON.parse(read('json/keywords.json'))).toMatchObject([{ keyword: 'coffee subscription' }]);
  expect(read('csv/keywords.csv')).toContain('coffee subscription');
  expect(read('README.txt')).toContain('keywords: 1');

  const path = (await link.getAttribute('href')) ?? '';
  const visitor = await browser.newContext();
  expect((await visitor.request.get(`${baseURL}${path}`)).status()).toBe(401);
  await visitor.close();
  await context.clearCookies();
});
