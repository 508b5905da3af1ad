import { type Furnished, test } from '../fixtures/furnished.ts';
import { answerOncePainted } from '../fixtures/hold-back.ts';
import { expectSteady } from '../fixtures/screen-checks.ts';
import { expect } from '../fixtures/test.ts';
import { WIDTHS } from '../pages/screen.ts';

/** A page, and what stands on it once everything is there. */
const PAGES: { path: (furnished: Furnished) => string; text: RegExp; as?: 'settled' }[] = [
  { path: () => '/tracker', text: /in \d+% of its answers/ },
  { path: () => '/tracker/dashboard', text: /in \d+% of its answers/ },
  { path: () => '/tracker/keywords', text: /6 of 100 keywords/ },
  { path: () => '/tracker/visibility', text: /checks completed successfully/ },
  { path: () => '/tracker/checker', text: /^Open the answer/ },
  { path: () => '/tracker/reports', text: /of 6 \(/ },
  { path: ({ reportPath }) => reportPath, text: /Cited sites/ },
  { path: ({ keywordPath }) => keywordPath, text: /^(gpt|claude)-/ },
  { path: ({ answerPath }) => answerPath, text: /How it was asked/, as: 'settled' },
  { path: () => '/tracker/profile', text: /Time zone/ },
];

for (const width of WIDTHS) {
  // What moves moves most on a phone.
  test.describe(`at ${width} px`, { tag: width === 360 ? [] : ['@verify'] }, () => {
    test.use({ viewport: { width, height: width < 500 ? 740 : 900 } });
    test('a page keeps its shape when its data arrives', async ({ page, context, furnished }) => {
      await answerOncePainted(page, /\/api\/(?!auth|events)/);
      for (const { path, text, as = 'reported' } of PAGES) {
        // What the page before still asks for ends with it, instead of being refused.
        await page.goto('about:blank');
        await context.clearCookies();
        await context.addCookies(furnished[as]);
        await page.goto(path(furnished));
        // Some words stand there before the page does.
        await expect(page.locator('#first-words')).toHaveCount(0);
        await expect(page.getByText(text).first()).toBeVisible();
        await expectSteady(page, path(furnished));
        const unread = await page.evaluate<string[]>('window.earlyFetch?.unread() ?? []');
        expect.soft(unread, `asked for by the document of ${path(furnished)} and not read`).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
