import type { Page, Request } from '@playwright/test';
import { launchChromium } from '../fixtures/chromium.ts';
import { collectContent, ownWords } from './own-words.ts';
import { type Account, signIn } from './product-pictures.ts';

const PAGES: readonly (readonly [name: string, path: string, link?: RegExp])[] = [
  ['home', '/tracker'],
  ['dashboard', '/tracker/dashboard'],
  ['keyword', '/tracker/keywords', /\/keywords\/(?!add|generate)[^/]{8,}/],
  ['report', '/tracker/reports', /\/reports\/(?!analytics)[^/]{8,}/],
  ['competitors', '/tracker/competitive-intel'],
  ['opportunities', '/tracker/competitive-intel?tab=opportunities'],
  ['presence', '/tracker/presence-score'],
  ['plans', '/tracker/plans'],
  ['settings', '/tracker/settings'],
];

/** Texts that are drawn, of the page and of whatever lies over it. */
const TEXTS = `(() => {
  const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true })
    && !element.closest('.visually-hidden, [data-content], blockquote, q, script, style')
    && [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
  const roots = [...document.querySelectorAll('main, [role=dialog], [role=menu], [role=tooltip], [popover]')]
    .filter((root) => root.localName === 'main' || !root.closest('main'));
  const texts = roots.flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.data.trim() && isDrawn(node.parentElement)) found.push(node.data.replace(/\\s+/g, ' ').trim());
    return found;
  });
  const fields = [...document.querySelectorAll('main :is(input, textarea)[placeholder]')];
  return [...texts, ...fields.filter((field) => field.checkVisibility() && !field.value).map((field) => field.placeholder)];
})()`;
/** The heading of the page is there, the import of the demonstration is over, and no skeleton and no toast is left. */
const IS_DRAWN = `(() => {
  const main = document.querySelector('main');
  const title = main?.querySelector('h1')?.textContent ?? 'Importing';
  return !title.startsWith('Importing') && !document.querySelector('ol[popover] > li')
    && !main.querySelector('[aria-busy=true], span[aria-hidden=true][style*=height]')
    && !/^(Loading|Generating) .*\\.\\.\\.$/m.test(main.innerText);
})()`;
/** The page is drawn, and its texts are those of the look before. */
const IS_CALM = `(() => {
  const now = ${IS_DRAWN} ? JSON.stringify(${TEXTS}) : undefined;
  const before = window.textsBefore;
  window.textsBefore = now;
  return now !== undefined && now === before;
})()`;
const SETTLE_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 250;
const UNFOLD = `for (const fold of document.querySelectorAll('main details')) fold.open = true`;

export interface PageWords {
  page: string;
  visible: number;
  /** With folded text and popovers. */
  opened: number;
  /** The texts that were counted. */
  texts: { visible: string[]; opened: string[] };
}

/** How many words of its own each page shows at 1350 px; what the API replied with is left out. */
export async function countVisibleWords(product: {
  baseUrl: string;
  account: Account;
}): Promise<PageWords[]> {
  const browser = await launchChromium();
  try {
    const context = await signIn(browser, product, 'en', { width: 1350, height: 900 });
    const page = await context.newPage();
    const requests = new Requests(page);
    const content = new Set<string>();
    const replies: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      if (/\/(api|functions)\//.test(request.url())) replies.push(collectReply(request, content));
    });
    const counted: PageWords[] = [];
    for (const [name, path, link] of PAGES) {
      await open(page, path, requests);
      if (link !== undefined) {
        const paths = await page.evaluate<string[]>(
          "[...document.querySelectorAll('main a[href]')].map((a) => new URL(a.href).pathname)",
        );
        await open(page, paths.find((one) => link.test(one)) ?? path, requests);
      }
      const visible = await page.evaluate<string[]>(TEXTS);
      const opened = await openEverything(page, requests);
      await Promise.all(replies);
      const [own, ownOpened] = [ownWords(visible, content), ownWords(opened, content)];
      counted.push({
        page: name,
        visible: own.flatMap(({ words }) => words).length,
        opened: ownOpened.flatMap(({ words }) => words).length,
        texts: { visible: own.map(({ text }) => text), opened: ownOpened.map(({ text }) => text) },
      });
    }
    return counted;
  } finally {
    await browser.close();
  }
}

async function collectReply(request: Request, content: Set<string>): Promise<void> {
  const response = await request.response();
  if (!/json/.test(response?.headers()['content-type'] ?? '')) return;
  await response?.json().then(
    (body) => collectContent(body, content),
    () => undefined,
  );
}

async function open(page: Page, path: string, requests: Requests): Promise<void> {
  await page.goto(path);
  await settle(page, requests);
}

/** Requests without a reply; streams of events never end. */
class Requests {
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => this.#open.add(request));
    // The browser does not always say that a request has finished.
    page.on('response', (response) => this.#open.delete(response.request()));
    page.on('requestfailed', (request) => this.#open.delete(request));
    page.on('framenavigated', () => this.#open.clear());
  }

  get waiting(): string[] {
    return [...this.#open]
      .filter((request) => request.resourceType() !== 'eventsource')
      .map((request) => request.url());
  }
}

/** Waits until no skeleton and no request is left and the texts stay the same. */
async function settle(page: Page, requests: Requests): Promise<void> {
  const limit = Date.now() + SETTLE_LIMIT_MS;
  do {
    if (Date.now() > limit) throw new Error(`${page.url()} waits for ${requests.waiting.join(', ')}`);
    await page.evaluate('window.textsBefore = undefined');
    await page.waitForFunction(IS_CALM, undefined, { polling: LOOK_EVERY_MS });
  } while (requests.waiting.length > 0);
}

/** Unfolds what is folded and opens each popover once; all texts that were seen, those of a popover once. */
async function openEverything(page: Page, requests: Requests): Promise<string[]> {
  await page.evaluate(UNFOLD);
  await settle(page, requests);
  await page.evaluate(UNFOLD);
  await settle(page, requests);
  const texts = await page.evaluate<string[]>(TEXTS);
  const shown = new Set(texts);
  for (const button of await page
    .locator('main :is(button[aria-expanded=false], button[aria-haspopup])')
    .all()) {
    if (!(await button.isVisible())) continue;
    const address = page.url();
    await button.click({ timeout: 5_000 }).catch(() => undefined);
    await settle(page, requests);
    for (const text of await page.evaluate<string[]>(TEXTS))
      if (!shown.has(text)) {
        shown.add(text);
        texts.push(text);
      }
    await page.keyboard.press('Escape');
    if (page.url() !== address) break;
  }
  return texts;
}
