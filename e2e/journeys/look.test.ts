import { test } from '../fixtures/furnished.ts';
import { expectAccessible, expectFits } from '../fixtures/screen-checks.ts';
import { WIDTHS } from '../pages/screen.ts';
import { SCREENS } from '../pages/screens.ts';

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 500 ? 740 : 900 } });
    for (const screen of SCREENS.filter(({ only = width }) => only === width)) {
      test(`${screen.name} fits and can be used by everybody, dark and light`, async ({
        page,
        context,
        furnished,
        problems,
      }) => {
        if (screen.provokes) problems.provoke(screen.provokes);
        if (screen.as !== 'visitor') await context.addCookies(furnished[screen.as]);
        await screen.open(page, furnished);
        await expectFits(page);
        await expectAccessible(page);
      });
    }
  });
}
