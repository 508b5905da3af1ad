import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { prepareChromium } from '../fixtures/chromium.ts';
import { SCHEMES } from '../fixtures/screen-checks.ts';

interface Installation {
  baseUrl: string;
  account: { email: string; password: string };
}

/** The windows that pictures show; `shape` is the end of their names. */
const SHAPES = [
  { shape: '', viewport: { width: 1200, height: 720 }, scale: 1 },
  { shape: '-phone', viewport: { width: 390, height: 480 }, scale: 1.5 },
] as const;

/** Four of one shape and scheme, which a visitor loads, stay below 150 kB. */
const QUALITY = 40;

/** Takes the pictures of the landing page and the README in both schemes; returns each file with its bytes. */
export async function takeProductPictures(
  installation: Installation,
  folder: string,
): Promise<{ file: string; bytes: number }[]> {
  const { executablePath, env } = prepareChromium(join(import.meta.dirname, '../../.cache'), undefined);
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const taken: { file: string; bytes: number }[] = [];
  try {
    for (const { shape, viewport, scale } of SHAPES) {
      const context = await signIn(browser, installation, viewport);
      const page = await context.newPage();
      for (const scheme of SCHEMES)
        for (const [name, address] of await addresses(context)) {
          await open(page, address, scheme);
          const file = join(folder, `${name}-${scheme}${shape}.webp`);
          const picture = await capture(page, { ...viewport, scale });
          writeFileSync(file, picture);
          taken.push({ file, bytes: picture.length });
        }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return taken;
}

async function signIn(
  browser: Browser,
  { baseUrl, account }: Installation,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    baseURL: baseUrl,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const signedIn = await context.request.post('/api/auth/sign-in/email', { data: account });
  if (!signedIn.ok()) throw new Error(`Sign-in was answered ${signedIn.status()}.`);
  return context;
}

/** Names and pages of the pictures. Shown are the keyword that changed most and the newest answer with the brand. */
async function addresses(context: BrowserContext): Promise<(readonly [name: string, address: string])[]> {
  const read = async (path: string) => (await context.request.get(path)).json();
  while ((await read('/api/installation')).history_import !== null)
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  const changes = await read('/api/changes');
  const keyword = changes.items.find(
    ({ subject }: { subject: { kind: string } }) => subject.kind === 'keyword',
  );
  const answers = await read('/api/answers');
  const answer = answers.items.find(({ is_mentioned }: { is_mentioned: boolean }) => is_mentioned);
  return [
    ['dashboard', '/tracker/dashboard'],
    ['keyword', `/tracker/keywords/${keyword.subject.keyword_id}`],
    ['competitors', '/tracker/competitive-intel'],
    ['answer', `/tracker/answers/${answer.id}`],
  ];
}

async function open(page: Page, address: string, scheme: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(`document.documentElement.setAttribute('data-mantine-color-scheme', '${scheme}')`);
  await page.locator('main h1').waitFor();
  // Parts that load in view need to be in view once.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  // Parts that load late begin with a skeleton: none may show in ten looks in a row.
  await page.waitForFunction(
    `(window.calm = document.querySelector('main [class*=skeleton]') ? 0 : (window.calm ?? 0) + 1) >= 10`,
    undefined,
    { polling: 100 },
  );
  await showChart(page);
}

/** Scrolls to a chart below the picture. */
async function showChart(page: Page): Promise<void> {
  await page.evaluate(`{
    scrollTo(0, 0);
    const line = [...document.querySelectorAll('main h2')].find((heading) => heading.textContent === 'Mentions over time');
    const top = line?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * 0.6 && location.pathname.includes('/keywords/')) scrollTo(0, top - 80);
  }`);
}

/** Playwright writes PNG and JPEG only; the browser itself writes WebP, a third of the size. */
async function capture(page: Page, size: { width: number; height: number; scale: number }): Promise<Buffer> {
  const y = Number(await page.evaluate('scrollY'));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y, ...size },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
