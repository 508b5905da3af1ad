import { pathIn } from '@answerscope/contract';
import type { APIRequestContext, Cookie, Page } from '@playwright/test';
import { originOf } from '../fixtures/addresses.ts';
import { type Furnished, test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';
import { ACCOUNTS, type Audience, pathOf, ROUTES, SEEN_BY } from '../pages/routes.ts';
import { sizeAt, WIDTHS } from '../pages/screen.ts';
import { readCalm, readReplies, TEXTS } from '../pages/shown-texts.ts';

/** Frequent English words that are none in German. */
const ENGLISH =
  /\b(?:the|your|you|are|and|of|with|for|this|that|how|what|when|were|from|has|have|by|or|its|their|they|which|who|been|can|only|there|about|into|than|then|does|our|every|each|please|not|no)\b/i;
/** Proper names with English words. */
const NAMES = /Share of Voice|Do Not Track|HTTP 404: Not Found|\/pages\/\S+|Meldung von \w+: .*/g;
/** For developers, or what others wrote. */
const LEFT_OUT =
  /^\/(test\/|admin\/(theme|api-docs|function-test|dependency-health|errors)\b|blog\/|preview\/)/;

for (const width of WIDTHS)
  test(`every page is German and fits at ${width} px`, { tag: '@verify' }, async ({
    context,
    furnished,
    problems,
  }) => {
    test.setTimeout(1_800_000);
    problems.provoke(/status of 404 /);
    await inGerman(context.request, furnished, async () => {
      const faults: string[] = [];
      for (const route of ROUTES.filter(({ leadsTo }) => leadsTo === undefined)) {
        const path = pathOf(route, furnished);
        if (LEFT_OUT.test(path)) continue;
        await context.clearCookies();
        await context.addCookies(cookiesOf(route.audience, furnished));
        const page = await context.newPage();
        await page.setViewportSize(sizeAt(width));
        const content = await readReplies(page);
        await page.goto(pathIn('de', path));
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('main [class*=skeleton]'), path).toHaveCount(0);
        // Some texts of the server are translated once their catalogue has loaded.
        const english = await readCalm(page, () => englishOn(page, content));
        const over = (await page.evaluate<number>('document.documentElement.scrollWidth')) - width;
        faults.push(
          ...(over > 0 ? [`${path}: ${over} px too wide`] : []),
          ...english.map((text) => `${path}: ${text.slice(0, 120)}`),
        );
        await page.close();
      }
      expect(faults).toEqual([]);
    });
  });

/** Texts of a page with an English word that no reply named as content. */
async function englishOn(page: Page, content: Awaited<ReturnType<typeof readReplies>>): Promise<string[]> {
  const names = (await content()).content.filter((text) => text.length > 3);
  const ours = names.sort((one, other) => other.length - one.length);
  const shown = (await page.evaluate<string[]>(TEXTS)).map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(shown)].filter((text) =>
    ENGLISH.test(ours.reduce((left, name) => left.replaceAll(name, ''), text).replace(NAMES, '')),
  );
}

const cookiesOf = (audience: Audience, furnished: Furnished): Cookie[] => {
  const viewer = ACCOUNTS[SEEN_BY[audience]];
  return viewer === null ? [] : furnished[viewer];
};

/** Does something while the newcomer and the administrator read German. */
async function inGerman(
  request: APIRequestContext,
  furnished: Furnished,
  work: () => Promise<void>,
): Promise<void> {
  const speak = async (interface_language: 'en' | 'de') => {
    for (const viewer of ['newcomer', 'administrator'] as const) {
      const cookie = furnished[viewer].map(({ name, value }) => `${name}=${value}`).join('; ');
      const origin = originOf('PRODUCT');
      const reply = await request.patch(`${origin}/api/profile`, {
        headers: { cookie, origin },
        data: { interface_language },
      });
      expect(reply.ok(), await reply.text()).toBe(true);
    }
  };
  await speak('de');
  try {
    await work();
  } finally {
    await speak('en');
  }
}
