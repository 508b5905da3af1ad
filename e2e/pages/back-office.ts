import { type Browser, expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/accounts.ts';
import { LoginPage } from './login-page.ts';

/** A browser of its own, signed in as the administrator, on a page of the back office. */
export async function openAsAdministrator(
  browser: Browser,
  path: string,
  heading: string,
  administrator = ADMINISTRATOR,
): Promise<Page> {
  const part = () => Math.floor(Math.random() * 250) + 1;
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': `10.78.${part()}.${part()}` },
  });
  const page = await context.newPage();
  await page.goto(`/login?from=${encodeURIComponent(path)}`);
  await new LoginPage(page).signIn(administrator);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  return page;
}

/** Puts rows of a resource in the trash, all or those found by a word: visitors see what a fresh installation shows. */
export async function trashAll(admin: Page, resource: string, search = ''): Promise<void> {
  const { items } = (await (
    await admin.request.get(`/api/admin/${resource}?search=${encodeURIComponent(search)}`)
  ).json()) as {
    items: { id: string }[];
  };
  if (items.length === 0) return;
  const reply = await admin.request.post(`/api/admin/${resource}/bulk`, {
    headers: { origin: new URL(admin.url()).origin },
    data: { action: 'trash', ids: items.map(({ id }) => id), reason: 'The test is over' },
  });
  expect(reply.ok()).toBe(true);
}
