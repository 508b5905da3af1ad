import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/demonstration.ts';
import { LoginPage } from '../pages/login-page.ts';

/** What leads a page: its first line's figure, a large figure or chart below, a list, or what it is filled in for. */
type Lead = 'line' | 'figure' | 'list' | 'form' | 'any';
type Shapes = Readonly<Record<string, readonly [first: RegExp, lead: Lead]>>;

const FIGURE = /^\W*\d/;
const RANK = /\d+(st|nd|rd|th) of \d+/;
const KEYWORDS = /\d+ keywords?/;
const ANALYSIS: Shapes[string] = [/“.+”|\d/, 'list'];
/** What the first line holds, the figure or the name that its page's question asks for, and what leads: else a figure does. */
const SHAPES: Shapes = {
  '/tracker/topic-ideas': [/\d+ ideas?/, 'line'],
  '/tracker/keywords': [KEYWORDS, 'line'],
  '/tracker/add-keywords': [KEYWORDS, 'form'],
  '/tracker/add-keywords?from=ai': [KEYWORDS, 'form'],
  '/tracker/checker': [/mentions? you/, 'form'],
  '/tracker/visibility-optimized': [/\d/, 'list'],
  '/tracker/presence-score': [FIGURE, 'figure'],
  '/tracker/brand-analysis': ANALYSIS,
  '/tracker/brand-analysis?tab=setup': ANALYSIS,
  '/tracker/sources': [/\w\.\w/, 'line'],
  '/tracker/reports/analytics': [FIGURE, 'figure'],
  '/tracker/openai': [RANK, 'line'],
  '/tracker/claude': [RANK, 'line'],
  '/tracker/profile': [/Northwind Books/, 'form'],
  '/tracker/plans': [KEYWORDS, 'list'],
  '/tracker/settings': [/@/, 'form'],
};
const SECTIONS = ['appearance', 'notifications', 'checks', 'security', 'api', 'webhooks', 'data'];
/** Lists whose first row leads to one more page, with that page's shape. */
const OPENED: Shapes = {
  '/tracker/keywords': [/mentions? you/, 'line'],
  '/tracker/reports': [/\w+ \w+/, 'figure'],
  '/tracker/left-out': [/\w+ \w+/, 'list'],
};
const PUBLIC = [
  '/',
  '/plans',
  '/faqs',
  '/blog',
  '/help',
  '/pages/how-it-works',
  '/pages/about-us',
  '/changelog',
];
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
  /** Where what leads begins; how far a check is does not count. */
  leads: number;
  length: number;
  small: string[];
}

const SHAPE = `(firstLine, lead) => {
  const main = document.querySelector('main');
  const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0 && !element.closest('.visually-hidden');
  const all = [...main.querySelectorAll('*')].filter(seen);
  const own = (element) => [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(' ').trim();
  const worded = all.filter((element) => own(element) !== '' && !element.closest('svg, [data-content]'));
  const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize);
  const top = (element) => element.getBoundingClientRect().top + scrollY;
  const isLarge = (element) => /\\d/.test(own(element)) && sizeOf(element) >= 32 && !element.closest('h1');
  const kinds = { form: 'form, fieldset, input, textarea', list: 'table, ol li, ul li, article', figure: 'svg[role="img"]', line: 'svg[role="img"], table, ol li, ul li, article', any: 'svg[role="img"], img, table, ol li, ul li, article, form, input, select, button' };
  const leading = all.filter((element) => !element.closest('section:has([role="progressbar"]), nav, [role="tablist"], [role="radiogroup"]') && (element.matches(kinds[lead]) || (lead !== 'form' && lead !== 'list' && isLarge(element) && !element.closest('[data-answer]'))));
  const leads = Math.min(...leading.map(top));
  const headOf = (table) => [...table.querySelectorAll('thead th')].find((head) => seen(head) && head.offsetWidth > 80 && head.innerText.trim() !== '');
  const wraps = (head) => [...head.closest('table').tBodies[0].rows].some(({ cells }) => {
    const range = document.createRange();
    range.selectNodeContents(cells[head.cellIndex]);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size > 1;
  });
  return {
    answer: document.querySelector(firstLine).innerText,
    sizes: [...new Set(worded.map(sizeOf))].sort((a, b) => a - b),
    long: all.filter((element) => element.matches('p, li, dd, [data-answer]') && top(element) < leads).flatMap((element) => element.innerText.split('\\n')).filter((text) => text.split(/\\s+/).length > ${WORDS_MAX}),
    narrow: [...main.querySelectorAll('table')].filter((table) => seen(table) && table.offsetWidth > main.offsetWidth / 2).map(headOf).filter((head) => head && head.offsetWidth < ${FIRST_COLUMN_MIN} && (lead !== 'any' || wraps(head))).map((head) => head.innerText + ' ' + head.offsetWidth),
    isLed: worded.some((element) => element.closest('[data-answer]') && isLarge(element)),
    leads,
    length: document.documentElement.scrollHeight,
    small: all.filter((element) => element.matches('a[href], button, input:not([type=hidden]), select') && getComputedStyle(element).display !== 'inline' && (Math.min(element.offsetHeight, element.offsetWidth) < ${TARGET_MIN} || (element.matches('[class*=_primary_]') && element.offsetHeight < 44)) && !element.closest('label')).map((element) => (element.innerText || element.ariaLabel || element.outerHTML).slice(0, 60)),
  };
}`;

/** What is wrong with the page at this address, at both widths. */
async function faultsOf(page: Page, path: string, [first, lead]: Shapes[string]): Promise<string[]> {
  const measure = async (width: number, height: number): Promise<Shape> => {
    await page.setViewportSize({ width, height });
    await expect(page.locator(firstLine)).toContainText(/\S/);
    await expect(page.locator('main [class*=skeleton], #first-words')).toHaveCount(0);
    return page.evaluate<Shape>(`(${SHAPE})('${firstLine}', '${lead}')`);
  };
  const firstLine = PUBLIC.includes(path) ? 'main h1' : 'main [data-answer]';
  await page.goto(path);
  const wide = await measure(1350, 900);
  const phone = await measure(390, 844);
  return [
    ...(first.test(wide.answer) ? [] : [`the first line is “${wide.answer}”`]),
    ...(wide.sizes.length > SIZES_MAX ? [`sizes ${wide.sizes.join(', ')}`] : []),
    ...wide.long.map((text) => `long above what leads: ${text.slice(0, 80)}…`),
    ...wide.narrow.map((head) => `narrow first column ${head}`),
    ...(wide.isLed || lead !== 'line' ? [] : ['no figure leads']),
    ...(phone.leads > 844 && lead !== 'any' ? [`what leads begins at ${phone.leads} px of a phone`] : []),
    ...(path === '/tracker/dashboard' && phone.length > 2600 ? [`${phone.length} px long`] : []),
    ...phone.small.map((target) => `small target ${target}`),
  ].map((fault) => `${path}: ${fault}`);
}

/** The addresses that the sidebar leads to. */
async function sidebarPaths(page: Page, under: string): Promise<string[]> {
  await page.setViewportSize({ width: 1350, height: 900 });
  await expect(page.locator('aside [data-group]').first()).toBeVisible();
  const folded = page.locator('aside [data-group] button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  const links = page.locator(`aside a[href^="${under}"]`);
  return links.evaluateAll((found) => [...new Set(found.map((link) => link.getAttribute('href') ?? ''))]);
}

test('each page leads with its figure, in few sizes, and shows its list within one screen of a phone', {
  tag: '@verify',
}, async ({ page, demonstration }) => {
  test.setTimeout(400_000);
  await page.goto('/login');
  await new LoginPage(page).signIn(demonstration.account);
  await expect(page).toHaveURL('/tracker/dashboard');
  const paths = await sidebarPaths(page, '/tracker');
  expect(paths.length).toBeGreaterThan(24);
  const faults = await faultsOf(page, '/tracker/left-out', [FIGURE, 'line']);
  for (const path of paths) faults.push(...(await faultsOf(page, path, SHAPES[path] ?? [FIGURE, 'line'])));
  for (const section of SECTIONS)
    faults.push(...(await faultsOf(page, `/tracker/settings/${section}`, [/@/, 'any'])));
  for (const [list, shape] of Object.entries(OPENED)) {
    await page.setViewportSize({ width: 1350, height: 900 });
    await page.goto(list);
    const row = page.locator(`main :is(tbody, li) a[href^="/tracker/"]:not([href^="${list}?"])`).first();
    faults.push(...(await faultsOf(page, (await row.getAttribute('href')) ?? list, shape)));
  }
  const save = (data: object) =>
    page.request.patch('/api/profile', { data, headers: { origin: demonstration.baseUrl } });
  await page.goto('about:blank');
  await save({ interface_language: 'de' });
  for (const path of GROW_IN_GERMAN) faults.push(...(await faultsOf(page, path, [FIGURE, 'line'])));
  await save({ interface_language: 'en' });
  expect(faults).toEqual([]);
});

test('each page of the back office and of the public site has few sizes and large targets', {
  tag: '@verify',
}, async ({ page, demonstration }) => {
  test.setTimeout(400_000);
  const faults: string[] = [];
  for (const path of PUBLIC) faults.push(...(await faultsOf(page, path, [/\w/, 'any'])));
  await page.goto('/login');
  await new LoginPage(page).signIn(demonstration.administrator);
  await page.waitForURL(/dashboard$/);
  await page.goto('/admin/dashboard');
  const paths = await sidebarPaths(page, '/admin');
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) faults.push(...(await faultsOf(page, path, [/\w/, 'any'])));
  expect(faults).toEqual([]);
});
