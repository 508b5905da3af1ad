import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openAsAdministrator } from '../pages/back-office.ts';
import { toast } from '../pages/toast.ts';

const BUILT_IN = 'rgb(95, 92, 223)';
const TEAL = 'rgb(15, 118, 110)';
const HEX = '#0f766e';

const ACCENT = "getComputedStyle(document.documentElement).getPropertyValue('--accent')";
const accentOf = (page: Page) => page.evaluate<string>(ACCENT);

/** The most important button of the landing page, which was just opened, is painted so. */
async function expectLanding(page: Page, color: string): Promise<void> {
  const button = page.getByRole('main').getByRole('link', { name: 'Check Your Rankings' }).first();
  await expect(async () => {
    await page.goto('/');
    await expect(button).toHaveCSS('background-color', color, { timeout: 1_000 });
  }).toPass();
}

const preview = (page: Page, scheme: 'dark' | 'light') =>
  page.locator(`[data-preview="${scheme}"]`).getByText('Check now');

/** Publishes what the built-in look is: what comes after this test sees the product as it is built. */
async function revertAll(admin: Page): Promise<void> {
  const post = { headers: { origin: new URL(admin.url()).origin } };
  const { draft, published } = await (await admin.request.get('/api/admin/design')).json();
  if (published?.style_sheet)
    await admin.request.post('/api/admin/design/revert', {
      ...post,
      data: { number: 0, published_number: published.number, reason: 'The test is over' },
    });
  if (draft.tokens.length > 0)
    await admin.request.put('/api/admin/design/draft', {
      ...post,
      data: { version: draft.version, tokens: [] },
    });
}

async function confirm(admin: Page, button: string): Promise<void> {
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The colours of our house');
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

test('an accent is changed, seen in the preview, refused for its contrast, mended, published, seen by a visitor without a flash, and reverted', {
  tag: '@verify',
}, async ({ page, browser }) => {
  await expectLanding(page, BUILT_IN);
  expect(await (await page.request.get('/')).text()).not.toContain('/design/');
  const admin = await openAsAdministrator(browser, '/admin/theme', 'Theme Management');
  try {
    await expect(admin.getByText('Everybody sees the built-in look.', { exact: true })).toBeVisible();

    await test.step('refused: the pair, what it has and what it needs', async () => {
      await admin.getByLabel('Accent, dark', { exact: true }).fill('#14b8a6');
      await expect(preview(admin, 'dark')).toHaveCSS('background-color', 'rgb(20, 184, 166)');
      await expect(preview(admin, 'light')).toHaveCSS('background-color', 'rgb(84, 81, 211)');
      const pairs = admin.getByRole('list', { name: 'Too little contrast' });
      await expect(pairs).toContainText('Dark: The most important button on_accent on accent');
      await expect(pairs).toContainText('2.48:1 of 4.5:1');
      await admin.getByRole('button', { name: 'Save draft' }).click();
      await expect(toast(admin)).toContainText('The draft is saved');
      await admin.getByRole('button', { name: 'Publish', exact: true }).click();
      const dialog = admin.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
      await expect(dialog).toContainText('Dark: on_accent on accent has 2.48:1 and needs 4.5:1');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expectLanding(page, BUILT_IN);
    });

    await test.step('mended and published', async () => {
      await admin.getByLabel('Accent, dark', { exact: true }).fill(HEX);
      await admin.getByRole('button', { name: 'Save draft' }).click();
      await expect(admin.getByText('Draft saved. Only administrators can see it.')).toBeVisible();
      await expectLanding(page, BUILT_IN);
      await admin.getByRole('button', { name: 'Publish', exact: true }).click();
      await confirm(admin, 'Publish');
      await expect(toast(admin)).toContainText(/Design \d+ is published/);
      // Also the page on which it was published.
      await expect.poll(() => accentOf(admin)).toBe(HEX);
    });

    await test.step('seen by a visitor, before the first paint', async () => {
      await expectLanding(page, TEAL);
      const reply = await page.request.get('/');
      const path = /href="(\/design\/[0-9a-f]{64}\.css)"/.exec(await reply.text())?.[1] ?? '';
      expect(reply.headers().link).toContain(`<${path}>; rel=preload; as=style`);
      const sheet = await page.request.get(path);
      expect(sheet.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      // It is still there once the program has taken over the document.
      await page.getByRole('link', { name: 'Log in' }).first().click();
      await expect(page).toHaveURL(/login/);
      expect(await accentOf(page)).toBe(HEX);
      await page.evaluate("document.documentElement.setAttribute('data-mantine-color-scheme', 'light')");
      expect(await accentOf(page)).toBe('#5451d3');
    });

    await test.step('reverted', async () => {
      await admin.getByRole('button', { name: 'Revert to the built-in look' }).click();
      await confirm(admin, 'Revert');
      await expect(toast(admin)).toContainText('The built-in look is back');
      await expect(admin.getByText('Everybody sees the built-in look.', { exact: true })).toBeVisible();
      await expectLanding(page, BUILT_IN);
    });
  } finally {
    await revertAll(admin);
    await admin.context().close();
  }
});

test('a draft that is not saved is not left without asking', { tag: '@verify' }, async ({ browser }) => {
  const admin = await openAsAdministrator(browser, '/admin/theme', 'Theme Management');
  try {
    await admin.getByLabel('Radius', { exact: true }).fill('3px');
    const templates = admin.getByRole('navigation').getByRole('link', { name: 'Theme Templates' }).first();
    await templates.click();
    const discard = admin.getByRole('dialog', { name: 'Discard your changes?' });
    await discard.getByRole('button', { name: 'Keep editing' }).click();
    await expect(admin).toHaveURL(/\/admin\/theme$/);
    await expect(admin.getByLabel('Radius', { exact: true })).toHaveValue('3px');
    // Closing the tab is asked about by the browser.
    const asked = admin.waitForEvent('dialog');
    await admin.evaluate('void setTimeout(() => location.reload())');
    const prompt = await asked;
    expect(prompt.type()).toBe('beforeunload');
    await prompt.dismiss();
    await templates.click();
    await discard.getByRole('button', { name: 'Discard changes' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Theme Templates' })).toBeVisible();
  } finally {
    await admin.context().close();
  }
});
