import type { Page } from '@playwright/test';
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

test('logos are uploaded, ordered by keyboard and mouse, and shown on the landing page at once', {
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

  await trashLogos(admin);
  await admin.context().close();
});
