import { test } from '../fixtures/furnished.ts';
import { expectAccessible, expectFits } from '../fixtures/screen-checks.ts';
import { loadsOf, sizeAt } from '../pages/screen.ts';
import { SCREENS } from '../pages/screens.ts';

// Each by itself, by whichever worker is free: together they are most of what journeys take.
test.describe.configure({ mode: 'parallel' });

for (const { screen, widths } of SCREENS.flatMap(loadsOf)) {
  const [first, ...others] = widths;
  test.describe(`at ${widths.join(' and ')} px`, () => {
    test.use({ viewport: sizeAt(first) });
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
      for (const width of others) {
        await page.setViewportSize(sizeAt(width));
        await expectFits(page);
        await expectAccessible(page);
      }
    });
  });
}
