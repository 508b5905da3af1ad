import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { accented } from '../../apps/web/accented-search.ts';
import { searchAccented } from '../fixtures/accented.ts';
import { test } from '../fixtures/furnished.ts';
import { sizeAt, WIDTHS } from '../pages/screen.ts';
import { ADDRESS_SCREENS, SCREENS } from '../pages/screens.ts';
import { readCalm, readReplies, TEXTS } from '../pages/shown-texts.ts';

/** Written by `Intl`, or the same in every language. */
const LANGUAGE_FREE =
  /\S+@\S+|(?<=^|\s)\/[\w./#-]+|https?:\/\/\S+|(?:[\w-]+\.)+(?:example|com|csv)\b|\b[A-Z]+(?:_[A-Z]+)+\b|#[0-9a-f]{3,8}\b|rgb\([^)]*\)|\b[a-z]+_[a-z_]+\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(AM|PM|UTC|GMT|USD|EUR|kB|MB|GB|MiB|GiB|ms|px|Answerscope|CSV|NDJSON|JSON|PostgreSQL|ChatGPT|Claude|Gemini|Perplexity|OpenAI|Anthropic|Google|Stripe)\b|\b\d+[smh]\b|\bn\b/g;

/** Elements whose own text is cut, though it is no content. */
const CUT = `[...document.querySelectorAll('body *')].filter((element) => {
  const { overflowX, textOverflow } = getComputedStyle(element);
  return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 &&
    (textOverflow === 'ellipsis' || overflowX === 'hidden') && /[àáéíóúñçšřťž]/.test(element.innerText ?? '') && element.checkVisibility();
}).map((element) => element.innerText.slice(0, 120))`;

/** The kit and the names of design tokens are for developers; one screen searches for an English word. */
const WALKED = [...ADDRESS_SCREENS, ...SCREENS].filter(
  (screen) =>
    !('page' in screen && screen.page === 'kit') &&
    !/^(address-test-|address-admin-theme$|faqs-searched$)/.test(screen.name),
);
/** Typed by tests, or put into lists by `Intl`. */
const TYPED =
  /audiobook subscription|gift vouchers|Gift BOOKS|<b>bold<\/b>|books for month \d+|espresso machine|United States|Which (?:coffee|books) do .*?\?|What are the best options for (?:.*? or products\.|Roofing\?)|Fabrikam Books and Stationery of the Low Countries|running shoes|\bEnglish\b|Incorrect API key provided|Free for one market|ChatGPT asked to wait: it limits how often this account may ask/g;
/** Names of stored columns and of calls, by the screens that list them. */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  'address-admin-data-export': 'language',
  'address-admin-function-test': 'monitoring',
  'admin-data-export': 'language',
};
/** Answers of tests in the server's place, and the names of a design's tokens. */
const CANNED = globSync(
  '{pages/canned-*,fixtures/*,../packages/contract/src/design/{tokens,token-values}}.ts',
  {
    cwd: join(import.meta.dirname, '..'),
  },
)
  .map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
  .join('\n');

/** One line a screen. A failed test starts a new worker, which keeps nothing in memory. */
const FOUND = join(import.meta.dirname, '../../test-results/pseudo.jsonl');

interface Found {
  screen: string;
  plain: string[];
  /** Fields of replies that hold those texts. */
  fields: string[];
  cut: string[];
  /** Pixels by which the page is too wide. */
  over: number;
}

test('the list of findings is empty', () => rmSync(FOUND, { force: true }));

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: sizeAt(width) });
    for (const screen of WALKED.filter(({ only = width }) => only === width)) {
      test(`${screen.name} opens in the pseudo-language`, async ({ page, context, furnished, problems }) => {
        if (screen.provokes) problems.provoke(accented(screen.provokes));
        if (screen.as !== 'visitor') await context.addCookies(furnished[screen.as]);
        const content = await readReplies(page);
        const readPlain = async () => {
          const texts = await page.evaluate<string[]>(TEXTS);
          // After the texts: whatever a page shows has arrived by then.
          const replies = await content();
          const known = [CANNED, IDENTIFIERS[screen.name], ...replies.content].join('\n');
          return { replies, plain: plainTexts(texts, known) };
        };
        searchAccented(page);
        await screen.open(page, furnished);
        if (screen.name.startsWith('address-'))
          await expect(page.locator('main [class*=skeleton]')).toHaveCount(0);
        // Some texts of the server are translated once their catalogue has loaded.
        const plain = await readCalm(page, async () => (await readPlain()).plain);
        const { replies } = await readPlain();
        const found: Found = {
          screen: `${screen.name} at ${width} px`,
          plain,
          fields: replies.fieldsWith(plain),
          cut: await page.evaluate<string[]>(CUT),
          over: (await page.evaluate<number>('document.documentElement.scrollWidth')) - width,
        };
        appendFileSync(FOUND, `${JSON.stringify(found)}\n`);
        if (process.env.PICTURES)
          await page.screenshot({
            path: join(process.env.PICTURES, `${screen.name}-${width}.png`),
            fullPage: true,
          });
      });
    }
  });
}

test('no screen has a text outside its messages, a text that is cut, or more than fits its width', () => {
  const all = readFileSync(FOUND, 'utf8').trim().split('\n');
  const found = all.map((line) => JSON.parse(line) as Found);
  const walked = WIDTHS.flatMap((width) =>
    WALKED.filter(({ only = width }) => only === width).map(({ name }) => `${name} at ${width} px`),
  );
  expect(found.map(({ screen }) => screen).sort()).toEqual(walked.sort());
  expect(
    found.filter(({ plain, cut, over }) => plain.length + cut.length > 0 || over > 0),
    `findings on ${found.length} screens`,
  ).toEqual([]);
});

/** Those with a plain word that is no content. Pure. */
function plainTexts(texts: readonly string[], content: string): string[] {
  const isPlain = (text: string) =>
    (
      text
        .replace(TYPED, ' ')
        .replaceAll(', and ', ', ')
        .replace(LANGUAGE_FREE, ' ')
        .match(/[A-Za-z][A-Za-z’'-]+(?: [A-Za-z’'-]+)*/g) ?? []
    ).some((words) => !content.includes(words));
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isPlain))];
}
