import type { Page } from '@playwright/test';
import { COMPANY } from '../fixtures/company.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { png } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator, trashAll } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

async function addLogo(admin: Page, name: string, red: number): Promise<void> {
  await admin.getByRole('button', { name: 'New logo' }).first().click();
  const sheet = admin.getByRole('dialog');
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.locator('input[type="file"]').setInputFiles(png(red));
  await expect(sheet.locator('img')).toBeVisible();
  await sheet.getByLabel('Text for people who cannot see it').fill(`${name}, drawn`);
  await sheet.getByRole('button', { name: 'Create logo' }).click();
  await expect(toast(admin)).toContainText('Logo created successfully');
  await expect(sheet).toBeHidden();
}

/** What the landing page shows of logos, read without its program. */
async function logosOfLanding(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return [...new Set([...html.matchAll(/alt="((?:Acme|Birch) \w+), drawn"/g)].map(([, name]) => name ?? ''))];
}

/** Takes away what a test has added: the landing page of the tests after it is that of a fresh installation. */
async function trashLogos(admin: Page): Promise<void> {
  await trashAll(admin, 'logos');
  await expectLanding(admin, []);
}

async function expectLanding(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => logosOfLanding(page)).toEqual(names);
}

test('logos are uploaded, ordered by keyboard, shown on the landing page at once, trashed, restored and brought back to an older version', {
  tag: '@verify',
}, async ({ page, browser }) => {
  // Another try finds in the trash what the one before had added.
  const part = Date.now().toString(36);
  const [ACME, BIRCH] = [`Acme ${part}`, `Birch ${part}`];
  const admin = await openAsAdministrator(browser, '/admin/logos', 'Logos Management');
  await trashAll(admin, 'logos');
  await admin.reload();
  await addLogo(admin, ACME, 210);
  await addLogo(admin, BIRCH, 40);
  await expectLanding(page, [ACME, BIRCH]);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Logos' }).getByRole('img').first()).toBeVisible();

  await test.step('ordered by keyboard', async () => {
    await tabTo(admin, admin.getByRole('button', { name: `Move ${BIRCH} with the arrow keys` }));
    await admin.keyboard.press('ArrowUp');
    await expect(admin.getByRole('table').getByRole('row').nth(1)).toContainText(BIRCH);
    await expectLanding(page, [BIRCH, ACME]);
    // The focus goes with the row, down as well as up.
    await admin.keyboard.press('ArrowDown');
    await expect(admin.getByRole('table').getByRole('row').nth(2)).toContainText(BIRCH);
    await expect(admin.getByRole('button', { name: `Move ${BIRCH} with the arrow keys` })).toBeFocused();
    await expect(toast(admin)).toContainText('Moved to position 2');
    await toast(admin).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(admin)).toContainText('Undone');
    await expectLanding(page, [BIRCH, ACME]);
  });

  await test.step('moved to a position', async () => {
    await tabTo(admin, admin.getByRole('button', { name: `Move ${BIRCH} with the arrow keys` }));
    await admin.keyboard.press('Enter');
    const position = admin.getByRole('dialog').getByLabel('Position');
    await position.fill('3');
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('dialog')).toContainText('Enter a number from 1 to 2');
    await position.fill('2');
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('dialog')).toBeHidden();
    await expectLanding(page, [ACME, BIRCH]);
    await toast(admin).getByRole('button', { name: 'Undo' }).click();
    await expectLanding(page, [BIRCH, ACME]);
  });

  await test.step('ordered by mouse', async () => {
    await admin.getByRole('button', { name: `Move ${BIRCH} with the arrow keys` }).hover();
    await admin.mouse.down();
    const place = await admin.getByRole('table').getByRole('row').nth(2).boundingBox();
    if (!place) throw new Error('there is no second row');
    await admin.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 5 });
    await admin.mouse.up();
    await expect(admin.getByRole('table').getByRole('row').nth(2)).toContainText(BIRCH);
    await expectLanding(page, [ACME, BIRCH]);
  });

  await test.step('trashed and restored', async () => {
    await admin.getByRole('checkbox', { name: `Select ${BIRCH}` }).check();
    await admin.getByRole('button', { name: 'Move to trash' }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('Left us');
    await admin.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await expect(toast(admin)).toContainText('1 item moved to trash');
    await expectLanding(page, [ACME]);
    await expect(admin.getByRole('dialog')).toBeHidden();
    await admin.getByLabel('Trash', { exact: true }).selectOption('trashed');
    await admin.getByRole('checkbox', { name: `Select ${BIRCH}` }).check();
    await admin.getByRole('button', { name: 'Restore', exact: true }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('Came back');
    await admin.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(toast(admin)).toContainText('1 item restored');
    await expectLanding(page, [ACME, BIRCH]);
    await admin.getByLabel('Trash', { exact: true }).selectOption('');
  });

  await test.step('an older version comes back', async () => {
    await admin.getByRole('button', { name: ACME, exact: true }).click();
    const sheet = admin.getByRole('dialog');
    await sheet.getByLabel('Text for people who cannot see it').fill('Something else');
    await sheet.getByRole('button', { name: 'Save logo' }).click();
    await expect(toast(admin)).toContainText('Logo updated successfully');
    await expectLanding(page, [BIRCH]);
    await admin.getByRole('button', { name: ACME, exact: true }).click();
    await sheet.getByText('History').click();
    await sheet.getByRole('button', { name: 'Restore the version before' }).first().click();
    await expect(toast(admin)).toContainText('The older version is restored');
    await expectLanding(page, [ACME, BIRCH]);
  });

  await test.step('and the audit says what was done in words', async () => {
    await admin.goto('/admin/audit?subject_type=logos');
    const acts = admin.getByRole('main').getByRole('list').getByRole('listitem');
    await expect(acts.first()).toContainText('Updated logo');
    await expect(acts.first()).toContainText('Alternative text');
    await expect(acts.filter({ hasText: 'Reordered logos' }).first()).toContainText('2 logos moved');
    await expect(acts.filter({ hasText: 'Left us' }).first()).toContainText('Trashed logo');
  });
  await trashLogos(admin);
  await admin.context().close();
});

test('a smaller keyword limit of a plan is done once it was seen whom it touches', {
  tag: '@verify',
}, async ({ browser, signUp, api }) => {
  const account = await signUp(COMPANY, { keywords: ['winter tyres', 'roof racks', 'bike carriers'] });
  const admin = await openAsAdministrator(browser, '/admin/plans', 'Plans Management');
  const name = `Small ${Date.now().toString(36)}`;
  await admin.getByRole('button', { name: 'New plan' }).first().click();
  const sheet = admin.getByRole('dialog').first();
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('Price a month (US dollars)').fill('9');
  await sheet.getByLabel('Price a year (US dollars)').fill('90');
  await sheet.getByLabel('Keywords per channel (optional)').fill('3');
  await sheet.getByLabel('ChatGPT').check();
  await sheet.getByLabel('Refreshed every (hours)').fill('24');
  await sheet.getByLabel('Answers per question').fill('1');
  await sheet.getByRole('button', { name: 'Create plan' }).click();
  await expect(toast(admin)).toContainText('Plan created successfully');

  const plans = (await (
    await admin.request.get(`/api/admin/plans?search=${encodeURIComponent(name)}`)
  ).json()) as {
    items: { id: string }[];
  };
  await admin.request.post('/functions/admin-operations', {
    headers: { origin: new URL(admin.url()).origin },
    data: {
      operation: 'change_user_plan',
      userId: account.id,
      data: { planId: plans.items[0]?.id, reason: 'A trial' },
    },
  });
  await admin.getByRole('button', { name, exact: true }).click();
  await sheet.getByLabel('Keywords per channel (optional)').fill('1');
  await sheet.getByRole('button', { name: 'Save plan' }).click();
  const asked = admin.getByRole('dialog', { name: 'This touches others' });
  await expect(asked).toContainText('1 user has more keywords');
  await expect(asked).toContainText('2 keywords are paused');
  expect(await api.get('/api/plan-usage')).toMatchObject({ keywords: 3 });
  await asked.getByLabel('Reason').fill('Too generous');
  await asked.getByRole('button', { name: 'Save plan' }).click();
  await expect(toast(admin)).toContainText('Plan updated successfully');
  expect(await api.get('/api/plan-usage')).toMatchObject({ keywords: 1, keyword_limit: 1 });

  // Withdrawn, so that the price list of the tests after it is that of a fresh installation.
  await admin.getByRole('button', { name, exact: true }).click();
  await sheet.getByLabel('Offered').uncheck();
  await sheet.getByRole('button', { name: 'Save plan' }).click();
  await expect(admin.getByRole('row', { name: new RegExp(name) })).toContainText('Withdrawn');

  await admin.goto('/admin/audit?action=plans.update');
  const acts = admin.getByRole('main').getByRole('listitem');
  await expect(acts.filter({ hasText: 'Too generous' }).first()).toBeVisible();
  await admin.context().close();
});
