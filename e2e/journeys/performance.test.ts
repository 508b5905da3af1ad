import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

test('a session that is chosen tells what it measured and what was done, by pages without ids; another tells nothing', {
  tag: '@verify',
}, async ({ page, signUp }) => {
  await signUp(COMPANY);
  const told: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !/^\/api\/(events|analytics\/)/.test(pathname)) return;
    told.push({ path: pathname, body: request.postDataJSON() });
  });
  const hide = () =>
    page.evaluate(
      `Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
       document.dispatchEvent(new Event('visibilitychange'));`,
    );
  await page.goto('/tracker/keywords');
  await hide();
  expect(told).toEqual([]);

  await page.evaluate(() => sessionStorage.setItem('measured', 'yes'));
  const measuring = page.waitForResponse((response) => /browser-measures-.+\.js$/.test(response.url()));
  await page.goto('/tracker/keywords');
  await measuring;
  await page.getByRole('link', { name: 'Competitive Intel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Compet/ })).toBeVisible();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await hide();
  expect((await answered).status()).toBe(202);
  await expect
    .poll(() => told.map(({ body }) => body.name ?? body.type))
    .toEqual(expect.arrayContaining(['CLS', 'navigation']));
  await page.goto('/tracker/settings');
  await page.getByRole('switch', { name: 'Share anonymous performance data' }).click();
  await expect(toast(page)).toContainText('Performance data is no longer shared');
  await page.getByRole('link', { name: 'Competitive Intel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Compet/ })).toBeVisible();
  const beforeHidden = told.length;
  await hide();
  await page.goto('/tracker/settings');
  await expect(page.getByRole('switch', { name: 'Share anonymous performance data' })).not.toBeChecked();
  expect(told.length).toBe(beforeHidden);
  for (const { body } of told) expect(String(body.url ?? '/')).not.toMatch(/[?#]|[0-9a-f]{8}-/);
});
