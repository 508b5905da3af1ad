import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

test('a key is made, shown once, used by a program, refused what it may not, and revoked', {
  tag: '@verify',
}, async ({ page, baseURL, signUp }) => {
  const { password } = await signUp(COMPANY, { keywords: ['coffee subscription'] });
  await page.goto('/tracker/settings#api-keys');
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Please say what the key is for')).toBeVisible();
  await dialog.getByLabel('Name').fill('Nightly report');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your new API key' })).toBeVisible();
  const key = (await dialog.getByTestId('new-api-key').innerText()).trim();
  // What is shown once is not lost by a click beside it.
  await page.mouse.click(5, 5);
  await expect(dialog.getByTestId('new-api-key')).toHaveText(key);
  await expect(dialog.getByText(`authorization: Bearer ${key}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  // As curl does: no cookie, no origin.
  const call = (method: string, path: string, body?: object) =>
    fetch(`${baseURL}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const read = await call('GET', '/api/keywords');
  expect(read.status).toBe(200);
  expect(await read.json()).toMatchObject({ items: [{ keyword: 'coffee subscription' }] });
  const written = await call('POST', '/rpc/add_my_keyword', { keyword_text: 'tea subscription' });
  expect(written.status).toBe(403);
  expect(await written.json()).toMatchObject({
    code: 'FORBIDDEN',
    details: { reason: 'api_key_read_only' },
  });
  // Pages are for people: there a key names nobody.
  const asked = await call('GET', '/tracker/dashboard');
  expect(new URL(asked.url).pathname).toBe('/login');

  await page.reload();
  const keys = page.getByRole('list', { name: 'API keys' });
  await expect(keys.getByRole('listitem')).toContainText(
    /Nightly report.*Read only.*last used (just now|\d+ min ago).*expires/s,
  );
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page)).toContainText('API key revoked');
  await expect(keys.getByRole('listitem')).toContainText('Revoked');
  expect((await call('GET', '/api/keywords')).status).toBe(401);
});
