import { expect, type Page } from '@playwright/test';

/** What speaks of the connection and keeps what is written without one, and what watches a page: each loads after it. */
const LATE_PARTS = ['connectivity', 'toaster', 'kept-writes', 'start-watching'];

/** Everything of these has come, and nothing for so long that nothing but the event stream is under way. */
const hasAll = (parts: readonly string[]) => `(() => {
  const loaded = performance.getEntriesByType('resource');
  const sinceLast = performance.now() - Math.max(0, ...loaded.map(({ responseEnd }) => responseEnd));
  const has = (part) => loaded.some(({ name }) => name.includes('/' + part + '-'));
  return ${JSON.stringify(parts)}.every(has) && sinceLast > 700;
})()`;

/** Waits until a page has loaded what comes after it, by the names of its programs, and is quiet. */
export async function untilLoaded(page: Page, parts: readonly string[] = LATE_PARTS): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(hasAll(parts)), `${parts} have come`).toBe(true);
}

/** Takes the connection away when the page has all it asked for: what is cut off under way says nothing of it. */
export async function loseConnection(page: Page, parts?: readonly string[]): Promise<void> {
  await untilLoaded(page, parts);
  await page.context().setOffline(true);
}
