import type { Locator, Page } from '@playwright/test';

/** A page's link in the sidebar, or in the menu that holds it; opens its group. */
export async function sidebarLink(place: Page | Locator, group: string, name: string): Promise<Locator> {
  const heading = place.getByRole('button', { name: group, exact: true });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  return heading.locator('xpath=ancestor::*[@data-group]').getByRole('link', { name, exact: true });
}
