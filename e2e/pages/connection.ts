import { expect, type Page } from '@playwright/test';

/** Nothing has come for so long: nothing but the event stream is under way on a machine that answers at once. */
const IS_QUIET = `performance.now() - Math.max(
  0, ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)
) > 700`;

/** Takes the connection away when the page has all it asked for: what is cut off under way says nothing of it. */
export async function loseConnection(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(IS_QUIET)).toBe(true);
  await page.context().setOffline(true);
}
