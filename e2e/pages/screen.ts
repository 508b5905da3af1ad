import { expect, type Page } from '@playwright/test';
import type { PAGES } from '../../scripts/house/house.ts';
import type { Furnished } from '../fixtures/furnished.ts';

export { alter, fail, hold } from './replies.ts';

export const WIDTHS = [1350, 360] as const;
export type Width = (typeof WIDTHS)[number];

/** A folder of `apps/web/src/pages`, or the kit, which is a feature. */
export type PageFolder = (typeof PAGES)[number] | 'kit';
type Viewer = 'visitor' | 'newcomer' | 'settled' | 'reported' | 'administrator';
/** Goes to a screen and waits until its state is reached. */
export type Open = (page: Page, furnished: Furnished) => Promise<void>;

interface LookOptions {
  /** Shows a layout that no other screen has: `npm test` always looks at it. */
  isFixed?: true;
  only?: Width;
  /** What the state itself makes the browser complain about. */
  provokes?: RegExp;
  /** Its layout differs by more than what is looked at on a phone: it is loaded and looked at in full for each width. */
  isWholeAtEachWidth?: true;
}

/** A screen of the product in one state. */
export interface Screen extends LookOptions {
  name: string;
  /** The page it shows. */
  page: PageFolder;
  as: Viewer;
  open: Open;
}

type Look = LookOptions & { open: Open };

/** Opens a part of a page that is folded away. */
export const openFold = (page: Page, title: string) =>
  page.locator('main summary').filter({ hasText: title }).click();

export const look = (options: LookOptions, open: Open): Look => ({ ...options, open });

/** Screens of one page by their names, as one account sees them. */
export const screensOf = (
  page: PageFolder,
  as: Viewer,
  looks: Readonly<Record<string, Open | Look>>,
): Screen[] =>
  Object.entries(looks).map(([name, one]) => ({
    name,
    page,
    as,
    ...(typeof one === 'function' ? { open: one } : one),
  }));

/** A page that is opened once, and the widths at which it is looked at, the first one first. */
interface Load {
  screen: Screen;
  widths: readonly [Width, ...Width[]];
}

/** How often a screen is loaded to be seen at every width: once where resizing shows the same. */
export function loadsOf(screen: Screen): Load[] {
  if (screen.only) return [{ screen, widths: [screen.only] }];
  if (screen.isWholeAtEachWidth) return WIDTHS.map((width) => ({ screen, widths: [width] }));
  return [{ screen, widths: WIDTHS }];
}

/** The window of a desk or of a phone. */
export function sizeAt(width: Width): { width: number; height: number } {
  return { width, height: width < 500 ? 740 : 900 };
}

/** A page by its address, shown once this heading or text is there. */
export const at =
  (path: string, text: string | RegExp) =>
  async (page: Page): Promise<void> => {
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

/** A chart is drawn once the part of the program that draws it is there. */
export const drawn = (page: Page) =>
  expect(
    page
      .getByRole('slider', { name: /: moment$/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
