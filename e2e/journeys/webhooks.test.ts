import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

/** A program of the user's: it accepts what is signed with its secret and of now, as the standard asks. */
async function startProgram() {
  const state = { secret: '', answers: 204, accepted: [] as { type: string; id: string }[], refused: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = request.headers;
      const key = Buffer.from(state.secret.replace('whsec_', ''), 'base64');
      const signature = `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
      const isNow = Math.abs(Number(at) * 1_000 - Date.now()) < 300_000;
      if (String(given).split(' ').includes(signature) && isNow) state.accepted.push(JSON.parse(body));
      else state.refused += 1;
      response.writeHead(state.answers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { state, url: `http://127.0.0.1:${port}/hooks`, stop: () => server.close() };
}

test('an endpoint is added, gets a test event that its secret signs, shows it as delivered, and is deleted', {
  tag: '@verify',
}, async ({ page, signUp, problems }) => {
  // An address of a private network is refused.
  problems.provoke(/status of 400 .*\/api\/webhooks\)$/);
  await signUp(COMPANY, { plan: 'Enterprise' });
  const { state, url, stop } = await startProgram();
  await page.goto('/tracker/settings/webhooks');
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Warehouse');
  await dialog.getByLabel('Address').fill('http://10.0.0.1/hooks');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The address must begin with https://')).toBeVisible();
  await dialog.getByLabel('Address').fill(url);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your new endpoint' })).toBeVisible();
  state.secret = (await dialog.getByTestId('webhook-secret').innerText()).trim();
  expect(state.secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const endpoints = page.getByRole('list', { name: 'Webhook endpoints' });
  await expect(endpoints).toContainText(/Warehouse.*On.*A report is ready, A run has ended/s);

  await page.getByRole('button', { name: 'Deliveries to Warehouse' }).click();
  const sheet = page.getByRole('dialog', { name: 'Deliveries to Warehouse' });
  await expect(sheet.getByText('No deliveries yet')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send test event' }).click();
  // Nobody asks for the list again: the page is told.
  const newest = sheet.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').first();
  await expect(newest).toContainText(/Test event.*Delivered.*status 204 · 1 attempt/s);
  expect(state).toMatchObject({ accepted: [{ type: 'webhook.test' }], refused: 0 });

  state.answers = 500;
  await newest.getByRole('button', { name: 'Send again' }).click();
  await expect(newest).toContainText(/Failed.*The endpoint returned an error · status 500 · 2 attempts/s);
  expect(new Set(state.accepted.map((event) => event.id)).size).toBe(1);
  await page.keyboard.press('Escape');

  await endpoints.getByRole('button', { name: 'Turn off Warehouse' }).click();
  await expect(endpoints).toContainText('Off');
  await endpoints.getByRole('button', { name: 'Delete Warehouse' }).click();
  await expect(dialog).toContainText('This cannot be undone');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Endpoint deleted');
  await expect(endpoints).toHaveCount(0);
  stop();
});
