import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';

test('an administrator runs what reads at once, and what writes only after being asked', {
  tag: '@verify',
}, async ({ browser }) => {
  const admin = await openAsAdministrator(browser, '/admin/function-test', 'Function Test');
  await admin.getByRole('searchbox', { name: 'Search' }).fill('tag-operations');
  const listed = admin.getByRole('list', { name: 'Functions of tags' });
  await listed.getByRole('button', { name: 'Get tags' }).click();
  await expect(admin).toHaveURL(/q=tag-operations.*open=tags\.get_tags/);
  await listed.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(listed.getByText(/^Status 200 after \d+ ms$/)).toBeVisible();
  await expect(listed.getByLabel('Reply')).toContainText('"tags"');

  const name = `Function test ${Date.now()}`;
  await listed.getByRole('button', { name: 'Create tag' }).click();
  await listed.getByLabel('Input').fill(`{ "name": "${name}" `);
  await expect(listed.getByText(/This is no JSON: line 1, column \d+, it ends too early/)).toBeVisible();
  await expect(listed.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await listed.getByLabel('Input').fill(`{ "name": "${name}" }`);
  const asked: string[] = [];
  admin.on('request', (request) => asked.push(request.url()));
  await listed.getByRole('button', { name: 'Run', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('This page cannot take it back');
  expect(asked.filter((url) => url.includes('create-tag'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Run' }).click();
  await expect(listed.getByText('Success')).toBeVisible();
  await expect(listed.getByLabel('Reply')).toContainText(name);
  const { id } = JSON.parse((await listed.getByLabel('Reply').textContent()) ?? '') as { id: string };

  await listed.getByRole('button', { name: 'Delete tag' }).click();
  await listed.getByLabel('Input').fill(`{ "tag_id": "${id}" }`);
  await listed.getByRole('button', { name: 'Run', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
  await expect(listed.getByText(/^Status 200 /)).toBeVisible();
});
