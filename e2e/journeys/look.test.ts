import type { BrowserContext } from '@playwright/test';
import { test as base } from '../fixtures/furnished.ts';
import { expectAccessible, expectFits, expectUsableOnPhone, SCHEMES } from '../fixtures/screen-checks.ts';
import { chooseScreens } from '../pages/choose-screens.ts';
import { loadsOf, sizeAt } from '../pages/screen.ts';

let shared: BrowserContext | undefined;
/** All looks of a worker share a browser context: a new one would load and compile the program again. */
const test = base.extend({
  context: async ({ browser, extraHTTPHeaders }, use) => {
    shared ??= await browser.newContext();
    await shared.clearCookies();
    await shared.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(shared);
    for (const page of shared.pages()) await page.close();
  },
  page: async ({ context, baseURL, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    const devtools = await context.newCDPSession(page);
    const stored = { origin: baseURL ?? '', storageTypes: 'local_storage,indexeddb' };
    await devtools.send('Storage.clearDataForOrigin', stored);
    await use(page);
  },
});

// Whichever worker is free takes the next one.
test.describe.configure({ mode: 'parallel' });

const { screens, left, reason } = chooseScreens();
// Every worker reads this file.
if (process.env.TEST_WORKER_INDEX === undefined) {
  console.log(`Looks at ${screens.length} screens: ${reason}.`);
  const names = left.map(({ name }) => name).join(', ');
  if (left.length > 0)
    console.log(`Not looked at: ${names}. \`npm run verify -- looks\` looks at all screens.`);
}

for (const { screen, widths } of screens.flatMap(loadsOf)) {
  const [first, ...others] = widths;
  // The kit shows every colour in both schemes; the other screens in the light are seen by `npm run verify`.
  const schemes = process.env.LOOKS === 'all' || screen.page === 'kit' ? SCHEMES : (['dark'] as const);
  test.describe(`at ${widths.join(' and ')} px`, () => {
    test.use({ viewport: sizeAt(first) });
    test(`${screen.name} fits and can be used by everybody, ${schemes.join(' and ')}`, async ({
      page,
      context,
      furnished,
      problems,
    }) => {
      if (screen.provokes) problems.provoke(screen.provokes);
      if (screen.as !== 'visitor') await context.addCookies(furnished[screen.as]);
      await screen.open(page, furnished);
      await expectFits(page);
      await expectAccessible(page, schemes);
      if (first === 360) await expectUsableOnPhone(page);
      for (const width of others) {
        await page.setViewportSize(sizeAt(width));
        await expectUsableOnPhone(page);
      }
    });
  });
}
