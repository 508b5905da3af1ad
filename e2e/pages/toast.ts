import type { Locator, Page } from '@playwright/test';

/** The one visible toast. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
}
