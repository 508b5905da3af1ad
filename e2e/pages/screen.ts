import { expect, type Page } from '@playwright/test';
import type { Furnished } from '../fixtures/furnished.ts';

export const WIDTHS = [1350, 360] as const;
export type Width = (typeof WIDTHS)[number];

/** A screen of the product in one state. */
export interface Screen {
  name: string;
  as: 'visitor' | 'newcomer' | 'settled' | 'reported' | 'administrator';
  /** Goes there and waits until the state is reached. */
  open: (page: Page, furnished: Furnished) => Promise<void>;
  /** What the state itself makes the browser complain about. */
  provokes?: RegExp;
  only?: Width;
  /** How the state is reached, or what it shows, depends on the width: it is loaded for each. */
  isLoadedForEachWidth?: true;
}

/** A page that is opened once, and the widths at which it is looked at, the first one first. */
interface Load {
  screen: Screen;
  widths: readonly [Width, ...Width[]];
}

/** How often a screen has to be loaded to be seen at every width: once, where resizing shows the same. */
export function loadsOf(screen: Screen): Load[] {
  if (screen.only) return [{ screen, widths: [screen.only] }];
  if (screen.isLoadedForEachWidth) return WIDTHS.map((width) => ({ screen, widths: [width] }));
  return [{ screen, widths: WIDTHS }];
}

/** The window of a desk or of a phone. */
export function sizeAt(width: Width): { width: number; height: number } {
  return { width, height: width < 500 ? 740 : 900 };
}

const never = new Promise<never>(() => {});

/** What is asked of the server at this address is never answered. */
export const hold = (page: Page, url: string | RegExp) => page.route(url, () => never);

const FAILURES = {
  500: {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our end. Please try again later.',
  },
  504: { code: 'TIMEOUT_ERROR', message: 'The request took too long. Please try again.' },
};

/** What is asked of the server at this address fails there, or takes too long. */
export const fail = (page: Page, url: string | RegExp, status: keyof typeof FAILURES = 500) =>
  page.route(url, (route) =>
    route.fulfill({
      status,
      json: {
        ...FAILURES[status],
        status,
        details: null,
        id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
      },
    }),
  );

/** What the server answers at this address is shown with a change: a state that takes weeks to come about. */
export const alter = <Body>(page: Page, url: string | RegExp, change: (body: Body) => Body) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Body) });
  });

interface Pausable {
  is_paused: boolean;
}

/** Every third keyword is beyond the limit of the plan, as after a change to a smaller one. */
export const pauseSome = (page: Page) =>
  alter<Pausable | { items: Pausable[] }>(page, /\/api\/keywords(\?|\/[^/]+$)/, (body) => {
    const pause = (one: Pausable) => ({ ...one, is_paused: true });
    if (!('items' in body)) return pause(body);
    return { ...body, items: body.items.map((one, index) => (index % 3 === 0 ? pause(one) : one)) };
  });

/** Longer than a page waits before it asks once more. */
const RETRY_MS = 5_000;

/** As `at`, where a page gives up only after it has asked several times: the waits between are skipped. */
export const atFailure =
  (path: string, text: string): ((page: Page) => Promise<void>) =>
  async (page) => {
    await page.clock.install();
    await page.goto(path);
    await expect(async () => {
      await page.clock.fastForward(RETRY_MS);
      await expect(page.getByText(text).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
  };

/** A page by its address, shown once this heading or text is there. */
export const at =
  (path: string, text: string | RegExp): ((page: Page) => Promise<void>) =>
  async (page) => {
    await page.goto(path);
    // Some words stand there before the page does.
    await expect(page.locator('#first-words')).toHaveCount(0);
    await expect(page.getByText(text).first()).toBeVisible();
  };

/** Opens what a phone folds away behind this button; elsewhere it is in sight. */
export async function unfold(page: Page, label: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole('button', { name: label, exact: true }).click();
}

/** An answer is there to be read. */
export const answered = (page: Page) =>
  expect(page.getByRole('article', { name: /Answer of/ })).toBeVisible();
