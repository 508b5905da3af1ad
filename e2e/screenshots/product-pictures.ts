import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@answerscope/contract';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchChromium } from '../fixtures/chromium.ts';
import { SCHEMES } from '../fixtures/screen-checks.ts';

export interface Account {
  email: string;
  password: string;
}

interface Installation {
  baseUrl: string;
  account: Account;
  /** Without one, the picture of the back office stays as it is. */
  administrator?: Account;
  /** A prefix of the names of the pictures to take. */
  only: string;
}

type Language = (typeof LANGUAGES)[number];

/** A page to be shown, scrolled to a heading of it where one is named. */
interface Shown {
  name: string;
  address: string;
  heading?: Readonly<Record<Language, string>>;
  isForAdministrators?: true;
}

/** The windows that pictures show; `shape` is the end of their names. */
const SHAPES = [
  { shape: '', viewport: { width: 1200, height: 720 }, scale: 1 },
  { shape: '-phone', viewport: { width: 390, height: 480 }, scale: 1.5 },
] as const;

/** Four of one shape and scheme, which a visitor loads, stay below 150 kB. */
const QUALITY = 40;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-AT' };
const MENTIONS_OVER_TIME = { en: 'Mentions over time', de: 'Erwähnungen im Zeitverlauf' };

/** Pictures of the help leave the sidebar out, because their column is narrow. */
const HELP = 'help/';

interface Picture {
  file: string;
  bytes: number;
  language: Language;
  name: string;
  /** Texts in the picture. */
  texts: string[];
}

/** Takes the pictures of the landing page, the README and the help in each language and scheme, into a folder per language. */
export async function takeProductPictures(installation: Installation, folder: string): Promise<Picture[]> {
  const { only, account, administrator } = installation;
  const browser = await launchChromium();
  const taken: Picture[] = [];
  try {
    const reader = await signIn(browser, installation, 'en', SHAPES[0].viewport);
    const all = (await addresses(reader)).filter(({ name }) => name.startsWith(only));
    await reader.close();
    const ways = LANGUAGES.flatMap((language) => SHAPES.map((shape) => ({ language, ...shape })));
    for (const { language, shape, viewport, scale } of ways)
      for (const one of [account, administrator]) {
        const shown = all.filter(
          ({ isForAdministrators = false }) => isForAdministrators === (one !== account),
        );
        if (one === undefined || shown.length === 0) continue;
        mkdirSync(join(folder, language, HELP), { recursive: true });
        const context = await signIn(browser, { ...installation, account: one }, language, viewport);
        const page = await context.newPage();
        for (const scheme of SCHEMES)
          for (const { name, ...where } of shown) {
            await open(page, where, language, scheme);
            const file = join(folder, language, `${name}-${scheme}${shape}.webp`);
            const left = name.startsWith(HELP) ? await leftOfMain(page) : 0;
            const picture = await capture(page, { ...viewport, scale, left });
            writeFileSync(file, picture);
            const texts = await textsRightOf(page, left);
            taken.push({ file, bytes: picture.length, language, name, texts });
          }
        await context.close();
      }
  } finally {
    await browser.close();
  }
  return taken;
}

export async function signIn(
  browser: Browser,
  { baseUrl, account }: Pick<Installation, 'baseUrl' | 'account'>,
  language: Language,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    baseURL: baseUrl,
    locale: LOCALES[language],
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    bypassCSP: true,
    extraHTTPHeaders: { origin: baseUrl },
  });
  const signedIn = await context.request.post('/api/auth/sign-in/email', { data: account });
  if (!signedIn.ok()) throw new Error(`Sign-in was answered ${signedIn.status()}.`);
  await context.request.patch('/api/profile', {
    data: { interface_language: language },
    failOnStatusCode: true,
  });
  return context;
}

/** Names and pages of the pictures. Shown are the keyword that changed most and the newest answer with the brand. */
async function addresses(context: BrowserContext): Promise<Shown[]> {
  const read = async (path: string) => (await context.request.get(path)).json();
  while ((await read('/api/installation')).history_import !== null)
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  const changes = await read('/api/changes');
  const keyword = changes.items.find(
    ({ subject }: { subject: { kind: string } }) => subject.kind === 'keyword',
  );
  const answers = await read('/api/answers');
  const answer = answers.items.find(({ is_mentioned }: { is_mentioned: boolean }) => is_mentioned);
  const keywordPage = `/tracker/keywords/${keyword.subject.keyword_id}`;
  const answerPage = `/tracker/answers/${answer.id}`;
  return [
    { name: 'dashboard', address: '/tracker/dashboard' },
    { name: 'keyword', address: keywordPage, heading: MENTIONS_OVER_TIME },
    { name: 'competitors', address: '/tracker/competitive-intel' },
    { name: 'answer', address: answerPage },
    { name: 'help/set-up-your-brand', address: '/tracker/profile' },
    { name: 'help/choose-keywords', address: '/tracker/keywords' },
    { name: 'help/run-checks', address: '/tracker/visibility' },
    { name: 'help/how-mentions-are-counted', address: answerPage },
    { name: 'help/read-a-rate', address: '/tracker/dashboard' },
    { name: 'help/competitors-and-share-of-voice', address: '/tracker/competitive-intel' },
    { name: 'help/read-an-answer', address: '/tracker/sources' },
    { name: 'help/what-is-said-about-you', address: '/tracker/brand-analysis' },
    { name: 'help/reports-and-exports', address: '/tracker/reports' },
    { name: 'help/plans-and-payments', address: '/tracker/plans' },
    { name: 'help/api-and-webhooks', address: '/tracker/settings/api' },
    { name: 'help/run-your-own-installation', address: '/admin/system-health', isForAdministrators: true },
  ];
}

async function open(
  page: Page,
  { address, heading }: Omit<Shown, 'name'>,
  language: Language,
  scheme: string,
): Promise<void> {
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
  await scrollTo(page, heading?.[language]);
}

/** Scrolls to the top, or to a heading that is below the picture. */
async function scrollTo(page: Page, heading: string | undefined): Promise<void> {
  await page.evaluate(`{
    scrollTo(0, 0);
    const line = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === ${JSON.stringify(heading ?? '')});
    const top = line?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * 0.6) scrollTo(0, top - 80);
  }`);
}

const leftOfMain = async (page: Page): Promise<number> =>
  Number(await page.evaluate(`document.querySelector('main').getBoundingClientRect().left`));

/** The texts in the window, without those that `left` cuts off. */
const textsRightOf = (page: Page, left: number): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const [walker, range, texts] = [document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), document.createRange(), []];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNode(node);
      const { top, right, bottom, width } = range.getBoundingClientRect();
      if (width > 1 && right > ${left} && bottom > 0 && top < innerHeight) texts.push(node.data.trim());
    }
    return texts;
  })()`);

/** Playwright writes PNG and JPEG only; the browser itself writes WebP, a third of the size. */
async function capture(
  page: Page,
  { width, height, scale, left }: { width: number; height: number; scale: number; left: number },
): Promise<Buffer> {
  const y = Number(await page.evaluate('scrollY'));
  // The rest is enlarged to one size for all pictures of a shape. Parts of a pixel are cut.
  const share = (width - left) / width;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: left, y, width: width - left, height: Math.ceil(height * share), scale: scale / share },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
