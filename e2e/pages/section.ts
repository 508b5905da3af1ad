import type { Locator, Page } from '@playwright/test';

/** The section of a page under this heading. */
export const sectionOf = (page: Page, heading: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
