import { join } from 'node:path';
import { test } from '../fixtures/furnished.ts';
import { paint, SCHEMES } from '../fixtures/screen-checks.ts';
import { sizeAt, WIDTHS } from '../pages/screen.ts';
import { ADDRESS_SCREENS, SCREENS } from '../pages/screens.ts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: sizeAt(width) });
    for (const screen of [...ADDRESS_SCREENS, ...SCREENS].filter(({ only = width }) => only === width)) {
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
