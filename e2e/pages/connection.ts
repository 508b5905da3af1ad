import { expect, type Page } from '@playwright/test';
import { pendingRequests } from '../fixtures/problems.ts';

/** The parts of the program that follow a page: connection state, messages, queued writes, measurement. */
const LATE_PARTS = ['connectivity', 'toaster', 'kept-writes', 'start-watching'];

const hasAll = (parts: readonly string[]) => `(() => {
  const loaded = performance.getEntriesByType('resource');
  const has = (part) => loaded.some(({ name }) => name.includes('/' + part + '-'));
  return ${JSON.stringify(parts)}.every(has);
})()`;

/** Takes the connection away once a page has loaded these parts and waits for no answer. */
export async function loseConnection(page: Page, parts: readonly string[] = LATE_PARTS): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(hasAll(parts)), `${parts} have come`).toBe(true);
  await expect.poll(() => pendingRequests(page.context()), 'requests under way').toEqual([]);
  await page.context().setOffline(true);
}
