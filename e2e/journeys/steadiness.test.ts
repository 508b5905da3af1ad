import { type Furnished, test } from '../fixtures/furnished.ts';
import { answerOncePainted, holdBack } from '../fixtures/hold-back.ts';
import { expectSteady, layoutShift } from '../fixtures/screen-checks.ts';
import { expect } from '../fixtures/test.ts';
import { showBrandAnalysis } from '../pages/canned-brand.ts';
import { showAnswerStatements, showStatements } from '../pages/canned-statements.ts';
import { WIDTHS } from '../pages/screen.ts';

/** A page, and what stands on it once everything is there. */
const PAGES: { path: (furnished: Furnished) => string; text: RegExp; as?: 'settled' }[] = [
  { path: () => '/tracker', text: /\d+% (?:of its answers )?\(\d+ of \d+/ },
  { path: () => '/tracker/dashboard', text: /\d+% of \d+ answers/ },
  { path: () => '/tracker/keywords', text: /6 of 100 keywords/ },
  { path: () => '/tracker/visibility', text: /keywords checked/ },
  { path: () => '/tracker/checker', text: /^Open the answer/ },
  { path: () => '/tracker/reports', text: /· \d+ answers/ },
  { path: ({ reportPath }) => reportPath, text: /· \d+ answers/ },
  { path: ({ keywordPath }) => keywordPath, text: /^(gpt|claude)-/ },
  { path: ({ answerPath }) => answerPath, text: /How it was asked/, as: 'settled' },
  { path: () => '/tracker/profile', text: /Time zone/ },
];

/** Pages with what answers say, which has requests of its own. */
const SPOKEN: {
  path: (furnished: Furnished) => string;
  text: string;
  as: 'settled' | 'reported' | 'administrator';
}[] = [
  { path: ({ answerPath }) => answerPath, text: 'Statements', as: 'settled' },
  { path: () => '/tracker/brand-analysis', text: 'Details', as: 'settled' },
  { path: ({ keywordPath }) => keywordPath, text: 'Details', as: 'reported' },
  { path: () => '/admin/tracker-config', text: 'Weights of the presence score', as: 'administrator' },
];
const SPOKEN_REQUESTS =
  /\/api\/(?:stances|review|answers\/[^/]+\/statements|admin\/(?:stance|auxiliary)-costs)(?:\?|$)/;
const SPOKEN_SHIFT_MAX = 0.02;

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

    test('what answers say takes a place that was kept for it', async ({ page, context, furnished }) => {
      await showBrandAnalysis(page);
      await showStatements(page);
      await showAnswerStatements(page);
      for (const { path, text, as } of SPOKEN) {
        const release = await holdBack(page, SPOKEN_REQUESTS);
        await page.goto('about:blank');
        await context.clearCookies();
        await context.addCookies(furnished[as]);
        await page.goto(path(furnished));
        await expect(page.locator('#first-words')).toHaveCount(0);
        await page.waitForLoadState('load');
        const loading = page.getByText(/^Loading/).or(page.locator('[aria-busy="true"]'));
        await expect(loading.or(page.getByRole('article')).first()).toBeAttached();
        release();
        const shown = page.getByText(text).or(page.getByRole('list', { name: text }));
        await expect(shown.first()).toBeVisible();
        const { score, moved } = await layoutShift(page);
        expect
          .soft(score, `layout shift, ${path(furnished)}: ${moved.join('; ')}`)
          .toBeLessThan(as === 'settled' ? SPOKEN_SHIFT_MAX : 2 * SPOKEN_SHIFT_MAX);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
}
