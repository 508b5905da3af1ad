import { pathIn } from '@answerscope/contract';
import type { APIRequestContext, Cookie } from '@playwright/test';
import { originOf } from '../fixtures/addresses.ts';
import { type Furnished, test } from '../fixtures/furnished.ts';
import { expect } from '../fixtures/test.ts';
import { type Audience, pathOf, ROUTES } from '../pages/routes.ts';
import { sizeAt, WIDTHS } from '../pages/screen.ts';
import { readReplies, TEXTS } from '../pages/shown-texts.ts';

const VIEWERS = { anyone: null, visitor: null, user: 'newcomer', administrator: 'administrator' } as const;
/** Frequent English words that are none in German. */
const ENGLISH =
  /\b(?:the|your|you|are|and|of|with|for|this|that|how|what|when|were|from|has|have|by|or|its|their|they|which|who|been|can|only|there|about|into|than|then|does|our|every|each|please|not|no)\b/i;
/** For developers, or what others wrote. */
const LEFT_OUT = /^\/(test\/|admin\/(theme|api-docs|function-test|dependency-health)\b|blog\/|preview\/)/;

for (const width of WIDTHS)
  test(`every page is German and fits at ${width} px`, { tag: '@verify' }, async ({
    page,
    context,
    furnished,
    problems,
  }) => {
    test.setTimeout(1_800_000);
    problems.provoke(/status of 404 /);
    await page.setViewportSize(sizeAt(width));
    await inGerman(context.request, furnished, async () => {
      const faults: string[] = [];
      for (const route of ROUTES.filter(({ leadsTo }) => leadsTo === undefined)) {
        const path = pathOf(route, furnished);
        if (LEFT_OUT.test(path)) continue;
        await context.clearCookies();
        await context.addCookies(cookiesOf(route.audience, furnished));
        const content = readReplies(page);
        await page.goto(pathIn('de', path));
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('main [class*=skeleton]'), path).toHaveCount(0);
        const shown = await page.evaluate<string[]>(TEXTS);
        const known = (await content()).content.join('\n');
        const over = (await page.evaluate<number>('document.documentElement.scrollWidth')) - width;
        faults.push(
          ...(over > 0 ? [`${path}: ${over} px too wide`] : []),
          ...[...new Set(shown.map((text) => text.replace(/\s+/g, ' ').trim()))]
            .filter((text) => ENGLISH.test(text) && !known.includes(text))
            .map((text) => `${path}: ${text.slice(0, 120)}`),
        );
      }
      expect(faults).toEqual([]);
    });
  });

const cookiesOf = (audience: Audience, furnished: Furnished): Cookie[] => {
  const viewer = VIEWERS[audience];
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
