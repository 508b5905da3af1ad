import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/demonstration.ts';
import { LoginPage } from '../pages/login-page.ts';

const FIGURE = /\d/;
const RANK = /\d+(st|nd|rd|th) of \d+/;
const SENTENCE = /\w+ \w+/;
/** Each page with what its first line holds: the figure or the name that its question asks for. */
const PAGES: Readonly<Record<string, RegExp>> = {
  '/tracker': FIGURE,
  '/tracker/dashboard': FIGURE,
  '/tracker/keywords': /\d+ keywords?/,
  '/tracker/topics': FIGURE,
  '/tracker/tags': FIGURE,
  '/tracker/topic-ideas': /\d+ ideas?/,
  '/tracker/add-keywords': /\d+ keywords?/,
  '/tracker/checker': /mentions? you/,
  '/tracker/visibility': FIGURE,
  '/tracker/visibility-optimized': FIGURE,
  '/tracker/openai': RANK,
  '/tracker/claude': RANK,
  '/tracker/presence-score': FIGURE,
  '/tracker/brand-analysis': /“.+”|\d/,
  '/tracker/competitive-intel': FIGURE,
  '/tracker/competitive-intel?tab=opportunities': FIGURE,
  '/tracker/sources': /\w\.\w/,
  '/tracker/reports': FIGURE,
  '/tracker/reports/analytics': FIGURE,
  '/tracker/left-out': FIGURE,
  '/tracker/plans': /\d+ keywords?/,
  '/tracker/profile': /Northwind Books/,
  '/tracker/settings': /@/,
  '/tracker/settings/security': /@/,
};
/** Lists whose first row leads to one more page, with that page's first line. */
const OPENED: Readonly<Record<string, RegExp>> = {
  '/tracker/keywords': /mentions? you/,
  '/tracker/reports': SENTENCE,
  '/tracker/left-out': SENTENCE,
};
const LED = /^\/tracker(\/(keywords.*|topics|tags|visibility|sources|reports))?$/;
const GROW_IN_GERMAN = ['/tracker/dashboard', '/tracker/keywords', '/tracker/visibility'];
const SIZES_MAX = 5;
const WORDS_MAX = 25;
const FIRST_COLUMN_MIN = 260;
const TARGET_MIN = 24;

interface Shape {
  answer: string;
  sizes: number[];
  long: string[];
  narrow: string[];
  isLed: boolean;
  /** Where the first figure, chart, list, card or form begins; how far a check is, is none of them. */
  leads: number;
  length: number;
  small: string[];
}

const SHAPE = `(() => {
  const main = document.querySelector('main');
  const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0 && !element.closest('.visually-hidden');
  const all = [...main.querySelectorAll('*')].filter(seen);
  const own = (element) => [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(' ').trim();
  const worded = all.filter((element) => own(element) !== '' && !element.closest('svg, [data-content]'));
  const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize);
  const top = (element) => element.getBoundingClientRect().top + scrollY;
  const leading = all.filter((element) => !element.closest('section:has([role="progressbar"])') && (element.matches('table, ol li, ul li, figure, form, article, svg[role="img"]') || (own(element) !== '' && sizeOf(element) >= 32 && !element.closest('[data-answer]'))));
  const leads = Math.min(...leading.map(top));
  const headOf = (table) => [...table.querySelectorAll('thead th')].find((head) => seen(head) && head.offsetWidth > 60 && head.innerText.trim() !== '');
  return {
    answer: document.querySelector('[data-answer]')?.innerText ?? '',
    sizes: [...new Set(worded.map(sizeOf))].sort((a, b) => a - b),
    long: all.filter((element) => element.matches('p, li, dd, [data-answer]') && top(element) < leads).flatMap((element) => element.innerText.split('\\n')).filter((text) => text.split(/\\s+/).length > ${WORDS_MAX}),
    narrow: [...main.querySelectorAll('table')].filter((table) => seen(table) && table.offsetWidth > main.offsetWidth / 2).map(headOf).filter((head) => head && head.offsetWidth < ${FIRST_COLUMN_MIN}).map((head) => head.innerText + ' ' + head.offsetWidth),
    isLed: worded.some((element) => element.closest('[data-answer]') && sizeOf(element) >= 32),
    leads,
    length: document.documentElement.scrollHeight,
    small: all.filter((element) => element.matches('a[href], button, input:not([type=hidden]), select') && getComputedStyle(element).display !== 'inline' && (Math.min(element.offsetHeight, element.offsetWidth) < ${TARGET_MIN} || (element.matches('[class*=_primary_]') && element.offsetHeight < 44)) && !element.closest('label')).map((element) => (element.innerText || element.ariaLabel || element.outerHTML).slice(0, 60)),
  };
})()`;

/** What is wrong with the page that is open, at both widths. */
async function faultsOf(page: Page, path: string, answer: RegExp): Promise<string[]> {
  const measure = async (width: number, height: number): Promise<Shape> => {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-answer]').first()).toContainText(/\S/);
    await expect(page.locator('main [class*=skeleton], #first-words')).toHaveCount(0);
    return page.evaluate<Shape>(SHAPE);
  };
  await page.goto(path);
  const wide = await measure(1350, 900);
  const phone = await measure(390, 844);
  return [
    ...(answer.test(wide.answer) ? [] : [`the first line is “${wide.answer}”`]),
    ...(wide.sizes.length > SIZES_MAX ? [`sizes ${wide.sizes.join(', ')}`] : []),
    ...wide.long.map((text) => `long above what leads: ${text.slice(0, 80)}…`),
    ...wide.narrow.map((head) => `narrow first column ${head}`),
    ...(wide.isLed || !LED.test(path) ? [] : ['no figure leads']),
    ...(phone.leads > 844 ? [`what leads begins at ${phone.leads} px of a phone`] : []),
    ...(path === '/tracker/dashboard' && phone.length > 2600 ? [`${phone.length} px long`] : []),
    ...phone.small.map((target) => `small target ${target}`),
  ].map((fault) => `${path}: ${fault}`);
}

test('each page leads with its figure, in few sizes, and shows its list within one screen of a phone', {
  tag: '@verify',
}, async ({ page, demonstration }) => {
  test.setTimeout(300_000);
  await page.goto('/login');
  await new LoginPage(page).signIn(demonstration.account);
  await expect(page).toHaveURL('/tracker/dashboard');
  const faults: string[] = [];
  for (const [path, answer] of Object.entries(PAGES)) faults.push(...(await faultsOf(page, path, answer)));
  for (const [list, answer] of Object.entries(OPENED)) {
    await page.setViewportSize({ width: 1350, height: 900 });
    await page.goto(list);
    const row = page.locator(`main :is(tbody, li) a[href^="/tracker/"]:not([href^="${list}?"])`).first();
    const path = await row.getAttribute('href');
    faults.push(...(await faultsOf(page, path ?? list, answer)));
  }
  const save = (data: object) =>
    page.request.patch('/api/profile', { data, headers: { origin: demonstration.baseUrl } });
  await page.goto('about:blank');
  await save({ interface_language: 'de' });
  for (const path of GROW_IN_GERMAN) faults.push(...(await faultsOf(page, path, FIGURE)));
  await save({ interface_language: 'en' });
  expect(faults).toEqual([]);
});
