import { gzipSync } from 'node:zlib';
import {
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Request,
} from '@playwright/test';
import { prepareChromium } from '../../e2e/fixtures/chromium.ts';
import { ROOT } from '../../scripts/build-stamp.ts';

export type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const WINDOW = { width: 1350, height: 900 };
/** A page is through when nothing but its event stream was under way for so long. */
const QUIET_MS = 500;
const SETTLE_LIMIT_MS = 15_000;
const EVENTS_PATH = '/api/events';

/** Collects what the browser itself says about painting, from the first moment on. */
const OBSERVE_PAINTS = `
  window.paints = { lcp: 0, lcpElement: '', shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.paints.lcp = entry.startTime;
      window.paints.lcpElement = entry.element ? entry.element.tagName.toLowerCase() + ': ' + entry.element.textContent.slice(0, 40) : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.paints.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const READ_FIGURES = `(() => {
  const [document_] = performance.getEntriesByType('navigation');
  const ends = performance.getEntriesByType('resource')
    .filter(({ name }) => !new URL(name).pathname.startsWith('${EVENTS_PATH}'))
    .map(({ responseEnd }) => responseEnd);
  return {
    lcpMs: window.paints.lcp,
    lcpElement: window.paints.lcpElement,
    lastResponseMs: Math.max(document_.responseEnd, ...ends),
    shift: window.paints.shift,
  };
})()`;

/** What one visit took; times count from the start of the navigation. */
export interface Visit {
  /** Largest Contentful Paint. */
  lcpMs: number;
  /** What it was, so that nobody praises the paint of a spinner. */
  lcpElement: string;
  /** When the last response had ended, the event stream aside. */
  lastResponseMs: number;
  /** The layout shift score. */
  shift: number;
  /** All scripts that were loaded until the page was quiet, gzipped. */
  scriptBytes: number;
}

const browser = prepareChromium(`${ROOT}.cache`, process.env.CHROME_PATH);

function launchOptions(): LaunchOptions {
  const environment = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    executablePath: browser.executablePath,
    env: { ...Object.fromEntries(environment), ...browser.env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  };
}

/** Does something with a page of a browser that was started for it and has kept nothing from before. */
export async function inFreshBrowser<Result>(
  { baseUrl, cookies }: { baseUrl: string; cookies: Cookies },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const started = await chromium.launch(launchOptions());
  try {
    const context = await started.newContext({
      baseURL: baseUrl,
      storageState: cookies,
      viewport: WINDOW,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    return await work(await context.newPage());
  } finally {
    await started.close();
  }
}

/** The browser's own name of itself. */
export async function browserVersion(): Promise<string> {
  const started = await chromium.launch(launchOptions());
  try {
    return `Chromium ${started.version()}`;
  } finally {
    await started.close();
  }
}

/** Opens a page until `shown` stands on it and nothing is loaded any more. */
export async function visit(page: Page, { path, shown }: { path: string; shown: RegExp }): Promise<Visit> {
  const scripts: Promise<Buffer>[] = [];
  const underWay = new Set<Request>();
  let changed = performance.now();
  const note = (): void => {
    changed = performance.now();
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== EVENTS_PATH) underWay.add(request);
    note();
  });
  const end = (request: Request): void => {
    underWay.delete(request);
    note();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
  });
  await page.addInitScript(OBSERVE_PAINTS);
  await page.goto(path, { waitUntil: 'load' });
  await page.getByText(shown).first().waitFor();
  const limit = performance.now() + SETTLE_LIMIT_MS;
  while (underWay.size > 0 || performance.now() - changed < QUIET_MS) {
    if (performance.now() > limit) {
      const left = [...underWay].map((request) => request.url());
      throw new Error(`${path} went on loading ${left.join(', ')}`);
    }
    await page.waitForTimeout(50);
  }
  const figures = await page.evaluate<Omit<Visit, 'scriptBytes'>>(READ_FIGURES);
  const bodies = await Promise.all(scripts);
  return {
    ...figures,
    scriptBytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}
