import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';

test('an administrator runs what reads at once, and what writes only after being asked', async ({
  browser,
}) => {
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
  await listed.getByRole('button', { name: 'Run', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
  await expect(listed.getByText(/^Status 404 /)).toBeVisible();
});

test('suites run their functions one after another, remove what they made, and hand out what came of it', async ({
  browser,
}) => {
  const admin = await openAsAdministrator(browser, '/admin/function-test?suite=tags', 'Function Test');
  const results = admin.getByRole('region', { name: 'Results' }).filter({ visible: true });
  await admin.getByRole('button', { name: 'Run basic tests' }).click();
  await expect(results).toContainText('1 of 1 succeeded');
  await admin.getByRole('button', { name: 'Run advanced tests' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('created, changed and deleted again');
  await dialog.getByRole('button', { name: 'Run' }).click();
  await expect(results).toContainText('4 of 4 succeeded');
  const tags = await admin.request.post('/functions/tag-operations/get-tags', {
    headers: { origin: new URL(admin.url()).origin },
  });
  expect(await tags.text()).not.toContain('Function test');

  await admin.getByRole('tab', { name: 'Admin operations' }).click();
  await expect(admin).toHaveURL(/suite=admin/);
  await admin.getByRole('button', { name: 'Quick lookup' }).click();
  await expect(admin.getByText('Test user ID must be entered before admin tests run.')).toBeVisible();
  const { user } = await (await admin.request.get('/api/auth/get-session')).json();
  await admin.getByLabel('Test user ID').fill(user.id);
  await admin.getByRole('button', { name: 'Quick lookup' }).click();
  await expect(results.getByRole('listitem')).toContainText('Status 200');
  const [lookup] = await Promise.all([
    admin.waitForEvent('download'),
    results.getByRole('button', { name: 'Results as JSON' }).click(),
  ]);
  expect(JSON.parse(readFileSync(await lookup.path(), 'utf8'))).toMatchObject([
    { step: 'Get user details', state: 'success', status: 200 },
  ]);

  await admin.getByRole('tablist', { name: 'Function Test' }).getByRole('tab', { name: 'Analytics' }).click();
  const [report] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(report.suggestedFilename()).toMatch(/^visibility-trends-.*\.csv$/);
});
