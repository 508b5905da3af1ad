import type { Browser, Cookie, Page } from '@playwright/test';
import { COMPANY } from '../fixtures/company.ts';
import { test } from '../fixtures/furnished.ts';
import { answerOncePainted } from '../fixtures/hold-back.ts';
import { readByThePage } from '../fixtures/read-by-the-page.ts';
import { expectSteady } from '../fixtures/screen-checks.ts';
import { expect } from '../fixtures/test.ts';
import { WIDTHS } from '../pages/screen.ts';

/** Pages with first words, and a heading that comes with the program. */
const HEADINGS = { '/tracker': 'Newest answers', '/tracker/dashboard': 'Your position' } as const;
const PAGES = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];
const HEADLINE = /\d+% of \d+ answers|\d+% (?:of its answers )?\(\d+ of \d+/;
/** What such a document brings along. */
const BROUGHT = /\/api\/(dashboard|profile|plan-usage|competitors)$/;

/** Opens a page whose document holds its first words: where reading takes long, one does not. */
async function openWithWords(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const document = await page.goto(path);
    expect(await document?.text()).toContain('id="brought-answers"');
  }).toPass();
}

/** The words of a page's head, and where they stand. */
async function headOf(page: Page) {
  const [title, headline] = [page.getByRole('heading', { level: 1 }), page.getByText(HEADLINE)];
  return {
    title: { text: await title.textContent(), at: await title.boundingBox() },
    headline: { text: await headline.textContent(), at: await headline.boundingBox() },
  };
}

/** The same of a document by itself: its program never runs. */
async function headWithoutProgram(browser: Browser, path: string, has: { cookies: Cookie[]; width: number }) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: has.width, height: 900 },
  });
  try {
    await context.addCookies(has.cookies);
    const page = await context.newPage();
    await openWithWords(page, path);
    return await headOf(page);
  } finally {
    await context.close();
  }
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, { tag: width === 360 ? ['@verify'] : [] }, () => {
    test.use({ viewport: { width, height: 900 } });
    test('a document says the headline where the page then keeps it', async ({
      page,
      browser,
      context,
      furnished,
    }) => {
      await context.addCookies(furnished.reported);
      for (const path of PAGES) {
        const said = await headWithoutProgram(browser, path, { cookies: furnished.reported, width });
        // A change of an answer, made while the page opens, has it read again.
        await expect(async () => {
          await openWithWords(page, path);
          await expect(page.getByRole('heading', { name: HEADINGS[path] })).toBeVisible();
          const asked = await page.evaluate<string[]>(
            "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)",
          );
          expect(
            asked.filter((one) => BROUGHT.test(one)),
            path,
          ).toEqual([]);
        }).toPass();
        expect.soft(await headOf(page), path).toEqual(said);
        await expectSteady(page, path);
      }
    });
  });
}

test('a document that could not say it in time lets the page read it', { tag: '@verify' }, async ({
  page,
  context,
  furnished,
}) => {
  await context.addCookies(furnished.reported);
  await readByThePage(page);
  await answerOncePainted(page, '**/api/dashboard');
  for (const path of PAGES) {
    const reads = page.waitForRequest('**/api/dashboard');
    await page.goto(path);
    await reads;
    await expect(page.getByText(HEADLINE)).toBeVisible();
    await expectSteady(page, path);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("a document holds its reader's words and nobody else's, as text, and is kept nowhere", async ({
  page,
  context,
  furnished,
  signUp,
}) => {
  const company_name = '</script><script>alert(1)</script>';
  await signUp({ company_name });
  const document = (path: string) =>
    context.request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  const documentWithWords = async () => {
    for (;;) {
      const response = await document('/tracker/dashboard');
      if ((await response.text()).includes('id="brought-answers"')) return response;
    }
  };
  const mine = await documentWithWords();
  const html = await mine.text();
  expect(html).toContain('about &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; yet.');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain(COMPANY.company_name);
  expect(mine.headers()['cache-control']).toBe('private, no-store');
  expect(mine.headers()['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'");
  page.on('dialog', (dialog) => {
    throw new Error(`the page ran ${dialog.message()}`);
  });
  await page.goto('/tracker/dashboard');
  await expect(page.getByText(`No assistant has been asked about ${company_name} yet.`)).toBeVisible();
  // What the page still asks for ends with it, instead of being refused.
  await page.goto('about:blank');

  await context.clearCookies();
  await context.addCookies(furnished.reported);
  const theirs = await (await documentWithWords()).text();
  expect(theirs).toContain(COMPANY.company_name);
  expect(theirs).not.toContain('alert(1)');
});
