import { expect, type Page } from '@playwright/test';
import type { Furnished } from '../fixtures/furnished.ts';

export const WIDTHS = [1350, 360] as const;

/** A screen of the product in one state. */
export interface Screen {
  name: string;
  as: 'visitor' | 'newcomer' | 'settled' | 'reported' | 'administrator';
  /** Goes there and waits until the state is reached. */
  open: (page: Page, furnished: Furnished) => Promise<void>;
  /** What the state itself makes the browser complain about. */
  provokes?: RegExp;
  only?: (typeof WIDTHS)[number];
}

const never = new Promise<never>(() => {});

/** What is asked of the server at this address is never answered. */
export const hold = (page: Page, url: string | RegExp) => page.route(url, () => never);

/** What is asked of the server at this address is forbidden. */
export const refuse = (page: Page, url: string) =>
  page.route(url, (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'FORBIDDEN',
        message: "You don't have permission to perform this action.",
        status: 403,
        details: null,
        id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
      },
    }),
  );

/** A page by its address, shown once this heading or text is there. */
export const at =
  (path: string, text: string | RegExp): ((page: Page) => Promise<void>) =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  };

/** Opens what a phone folds away behind this button; elsewhere it is in sight. */
export async function unfold(page: Page, label: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole('button', { name: label, exact: true }).click();
}
