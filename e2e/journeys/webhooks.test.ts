import {
  signedWith,
  startReceiver,
} from '../../apps/server/src/modules/webhooks/webhook-receiver.fixture.ts';
import { COMPANY } from '../fixtures/company.ts';
import { expect, test } from '../fixtures/test.ts';
import { toast } from '../pages/toast.ts';

test('an endpoint is added, gets a test event that its secret signs, shows it as delivered, and is deleted', {
  tag: '@verify',
}, async ({ page, signUp }) => {
  await signUp(COMPANY, { plan: 'Enterprise' });
  const receiver = await startReceiver();
  await page.goto('/tracker/settings/webhooks');
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Warehouse');
  await dialog.getByLabel('Address').fill(receiver.url);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your new endpoint' })).toBeVisible();
  const secret = (await dialog.getByTestId('webhook-secret').innerText()).trim();
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
  expect(receiver.received.map((event) => signedWith(event, [secret]))).toEqual([[secret]]);

  receiver.answerWith(500);
  await newest.getByRole('button', { name: 'Send again' }).click();
  await expect(newest).toContainText(/Failed.*The endpoint returned an error · status 500 · 2 attempts/s);
  await page.keyboard.press('Escape');

  await endpoints.getByRole('button', { name: 'Turn off Warehouse' }).click();
  await expect(endpoints).toContainText('Off');
  await endpoints.getByRole('button', { name: 'Delete Warehouse' }).click();
  await expect(dialog).toContainText('This cannot be undone');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Endpoint deleted');
  await expect(endpoints).toHaveCount(0);
  await receiver.stop();
});
