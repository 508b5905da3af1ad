import { ACCOUNT_SCREENS } from './account-screens.ts';
import { ADDING_SCREENS } from './adding-screens.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { CHECK_SCREENS } from './check-screens.ts';
import { DESIGN_SCREENS } from './design-screens.ts';
import { FRAME_SCREENS } from './frame-screens.ts';
import { KEYWORD_SCREENS } from './keyword-screens.ts';
import { MARKET_SCREENS } from './market-screens.ts';
import { OPERATION_SCREENS } from './operation-screens.ts';
import { REPORT_SCREENS } from './report-screens.ts';
import { RESOURCE_SCREENS } from './resource-screens.ts';
import { ACCOUNTS, pathOf, ROUTES, SEEN_BY } from './routes.ts';
import type { Screen } from './screen.ts';
import { SETTINGS_SCREENS } from './settings-screens.ts';
import { SITE_SCREENS } from './site-screens.ts';

/** The screens by the file that defines them. What every address shows at first is looked at by `routes.test.ts`. */
export const SCREENS_BY_FILE: Readonly<Record<string, readonly Screen[]>> = {
  'frame-screens.ts': FRAME_SCREENS,
  'report-screens.ts': REPORT_SCREENS,
  'keyword-screens.ts': KEYWORD_SCREENS,
  'adding-screens.ts': ADDING_SCREENS,
  'check-screens.ts': CHECK_SCREENS,
  'market-screens.ts': MARKET_SCREENS,
  'settings-screens.ts': SETTINGS_SCREENS,
  'account-screens.ts': ACCOUNT_SCREENS,
  'site-screens.ts': SITE_SCREENS,
  'admin-screens.ts': ADMIN_SCREENS,
  'operation-screens.ts': OPERATION_SCREENS,
  'resource-screens.ts': RESOURCE_SCREENS,
  'design-screens.ts': DESIGN_SCREENS,
};

export const SCREENS: readonly Screen[] = Object.values(SCREENS_BY_FILE).flat();

/** What every address shows at first. */
export const ADDRESS_SCREENS = ROUTES.filter(({ leadsTo }) => !leadsTo).map(
  (route): Omit<Screen, 'page'> => ({
    name: `address${route.route.replaceAll('/', '-').replaceAll('$', '')}`,
    as: ACCOUNTS[SEEN_BY[route.audience]] ?? 'visitor',
    ...(route.status === 404 || route.existing || route.route.includes('/00000000-')
      ? { provokes: /status of 404 / }
      : {}),
    open: async (page, furnished) => {
      await page.goto(pathOf(route, furnished));
      await page.getByRole('heading', { level: 1 }).filter({ hasText: route.heading }).waitFor();
    },
  }),
);
