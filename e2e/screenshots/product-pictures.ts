import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@answerscope/contract';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { prepareChromium } from '../fixtures/chromium.ts';
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
type Shape = (typeof SHAPES)[number];

/** Four of one shape and scheme, which a visitor loads, stay below 150 kB. */
const QUALITY = 40;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-AT' };
const MENTIONS_OVER_TIME = { en: 'Mentions over time', de: 'Erwähnungen im Zeitverlauf' };

/** Pictures of the help leave the sidebar out, because their column is narrow. */
const HELP = 'help/';

/**
 * Takes the pictures of the landing page, the README and the help in each language and scheme, into a folder per
 * language; returns each file with its bytes.
 */
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
  const take = async (
    page: Page,
    shown: readonly Shown[],
    language: Language,
    { shape, viewport, scale }: Shape,
  ) => {
    for (const scheme of SCHEMES)
      for (const one of shown) {
        await open(page, one, language, scheme);
        const file = join(folder, language, `${one.name}-${scheme}${shape}.webp`);
        const left = one.name.startsWith(HELP) ? await leftOfMain(page) : 0;
        const picture = await capture(page, { ...viewport, scale, left });
        writeFileSync(file, picture);
        taken.push({ file, bytes: picture.length });
      }
  };
  try {
    for (const language of LANGUAGES) {
      mkdirSync(join(folder, language, HELP), { recursive: true });
      for (const shape of SHAPES) {
        const context = await signIn(browser, installation, language, shape.viewport);
        const shown = (await addresses(context)).filter(({ name }) => name.startsWith(installation.only));
        await take(
          await context.newPage(),
          shown.filter((one) => !one.isForAdministrators),
          language,
          shape,
        );
        await context.close();
        const { administrator, baseUrl } = installation;
        if (administrator === undefined) continue;
        const backOffice = await signIn(
          browser,
          { baseUrl, account: administrator },
          language,
          shape.viewport,
        );
        await take(
          await backOffice.newPage(),
          shown.filter((one) => one.isForAdministrators),
          language,
          shape,
        );
        await backOffice.close();
      }
    }
  } finally {
    await browser.close();
  }
  return taken;
}

async function signIn(
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
  { address, heading }: Shown,
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
