import { join } from 'node:path';
import { test } from '../fixtures/furnished.ts';
import { paint, SCHEMES } from '../fixtures/screen-checks.ts';
import { pathOf, ROUTES } from '../pages/routes.ts';
import { type Screen, sizeAt, WIDTHS } from '../pages/screen.ts';
import { SCREENS } from '../pages/screens.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
const VIEWERS = {
  anyone: 'visitor',
  visitor: 'visitor',
  user: 'newcomer',
  administrator: 'administrator',
} as const;

/** What every address shows at first. */
const ADDRESSES = ROUTES.filter(({ leadsTo }) => !leadsTo).map(
  (route): Omit<Screen, 'page'> => ({
    name: `address${route.route.replaceAll('/', '-').replaceAll('$', '')}`,
    as: VIEWERS[route.audience],
    ...(route.status === 404 ? { provokes: /status of 404 / } : {}),
    open: async (page, furnished) => {
      await page.goto(pathOf(route, furnished));
      await page.getByRole('heading', { level: 1 }).filter({ hasText: route.heading }).waitFor();
    },
  }),
);

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: sizeAt(width) });
    for (const screen of [...ADDRESSES, ...SCREENS].filter(({ only = width }) => only === width)) {
      test(`a picture of ${screen.name}, dark and light`, async ({ page, context, furnished, problems }) => {
        if (screen.provokes) problems.provoke(screen.provokes);
        if (screen.as !== 'visitor') await context.addCookies(furnished[screen.as]);
        await screen.open(page, furnished);
        for (const scheme of SCHEMES) {
          await paint(page, scheme);
          // What stays in sight would be drawn in the middle of the whole page.
          await page.evaluate('scrollTo(0, 0)');
          const path = join(FOLDER, `${screen.name}-${width}-${scheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
      });
    }
  });
}
