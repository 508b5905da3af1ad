import { expect, type Locator, type Page } from '@playwright/test';

/** The one visible toast. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
}

const RECORD = `(() => {
  const texts = new Set();
  const read = () => document.querySelectorAll('[popover] li').forEach((toast) => texts.add(toast.textContent));
  new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
  window.shownToasts = texts;
})()`;

/** Records the toasts of the document that is open: a toast leaves after five seconds, which a slow machine may miss. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(RECORD);
  return () => page.evaluate<string[]>('[...window.shownToasts]');
}

/** What the visible toast lies on and should not: everything that can be pressed or written into. */
const COVERED = `(() => {
  const toast = document.querySelector('[popover] li');
  if (!toast) return [];
  const { left, top, right, bottom } = toast.getBoundingClientRect();
  const open = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter((one) => one.checkVisibility());
  return [...(open.at(-1) ?? document).querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => !toast.parentElement.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const box = control.getBoundingClientRect();
      return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 60));
})()`;

/** The toast that is there covers nothing that can be used; it may need a moment to step aside. */
export async function expectCoversNothing(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate<string[]>(COVERED), { message: 'controls below the toast' })
    .toEqual([]);
}
