import type { Page } from '@playwright/test';

/** What somebody does to the table, and what its first row then holds. */
interface Change {
  name: string;
  act: (page: Page) => Promise<unknown>;
  /** The event that the time counts from. */
  event: 'click' | 'input' | 'change';
  firstRow: RegExp;
}

export const CHANGES: readonly Change[] = [
  {
    name: 'sort by keyword',
    act: (page) => page.getByRole('columnheader', { name: 'Keyword' }).getByRole('button').click(),
    event: 'click',
    firstRow: /crm in the table 00001/,
  },
  {
    name: 'the other way round',
    act: (page) => page.getByRole('columnheader', { name: 'Keyword' }).getByRole('button').click(),
    event: 'click',
    firstRow: /crm in the table 10000/,
  },
  {
    name: 'filter by topic',
    act: (page) => page.getByLabel('Topic', { exact: true }).selectOption('Topic 7'),
    event: 'change',
    firstRow: /crm in the table 09997/,
  },
  {
    name: 'search by words',
    act: (page) => page.getByLabel('Search', { exact: true }).fill('0123'),
    event: 'input',
    firstRow: /crm in the table 01237/,
  },
];

/** Starts a clock at the event and stops it in the frame after the first row holds what it should. */
const WATCH = `({ event, pattern }) => {
  const wanted = new RegExp(pattern);
  window.shownAfterMs = new Promise((resolve, reject) => {
    let start = null;
    addEventListener(event, ({ timeStamp }) => { start = timeStamp; }, { capture: true, once: true });
    const firstRow = () => document.querySelector('tbody tr')?.textContent ?? '';
    setTimeout(() => reject(new Error('still shows ' + firstRow())), 10_000);
    const look = () => {
      if (start === null || !wanted.test(firstRow())) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    look();
  });
  window.shownAfterMs.catch(() => {});
}`;

/** Milliseconds from the click or the key to the frame that shows what was asked for. */
export async function timeChange(page: Page, { act, event, firstRow }: Change): Promise<number> {
  await page.evaluate(`(${WATCH})(${JSON.stringify({ event, pattern: firstRow.source })})`);
  await act(page);
  return page.evaluate<number>('window.shownAfterMs');
}
