import { expect, test } from 'vitest';
import { sharedParts } from './shared-parts.ts';

const SOURCE = '/src/of/apps/web/src/';
const ROUTES = [
  '_public/index',
  '_public/login',
  '_public/route',
  '_app/route',
  ...['route', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `_app/tracker/${name}`),
  ...['route', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `_app/admin/${name}`),
];
const partOf = sharedParts(ROUTES);

/** The file of a module that these routes load through one module between. */
function fileOf(id: string, ...routes: string[]): string | null {
  const info = {
    [`${SOURCE}${id}`]: { isEntry: false, importers: [`${SOURCE}features/between.tsx`] },
    [`${SOURCE}features/between.tsx`]: {
      isEntry: false,
      importers: routes.map(
        (route) => `${SOURCE.replace(/src\/$/, '')}src/routes/${route}.tsx?tsr-split=component`,
      ),
    },
  };
  return partOf(`${SOURCE}${id}`, (at) => info[at] ?? null);
}

const tracker = (names: string) => [...names].map((name) => `_app/tracker/${name}`);

test('modules that most pages of the tracker load share one file, with the back office or without', () => {
  expect(fileOf('ui/tip.tsx', ...tracker('abcdef'))).toBe('app');
  expect(fileOf('ui/tip.tsx', ...tracker('abcdef'), '_app/admin/a')).toBe('frame');
  expect(fileOf('ui/tip.tsx', '_app/tracker/route', '_app/admin/route')).toBe('frame');
  expect(fileOf('ui/tip.tsx', ...tracker('abcdef'), '_public/login')).toBe('site');
});

test('modules that some pages load share a file per source folder', () => {
  expect(fileOf('domain/rate/figure.tsx', ...tracker('ab'))).toBe('rate');
  expect(fileOf('features/reports/flips.tsx', ...tracker('ab'))).toBe('reports');
  expect(fileOf('features/admin/resources/form.tsx', '_app/admin/a', '_app/admin/b')).toBe('resources');
  expect(fileOf('ui/tabs.tsx', ...tracker('ab'), '_app/admin/a')).toBe('both-ui');
});

test('the bundler decides about the rest', () => {
  expect(fileOf('ui/tabs.tsx', ...tracker('a'))).toBeNull();
  expect(fileOf('features/shell/nav.tsx', '_app/tracker/route')).toBeNull();
  expect(fileOf('ui/button.tsx', ...tracker('abcdefgh'), '_public/index')).toBeNull();
  expect(partOf(`${SOURCE}router.tsx`, () => ({ isEntry: true, importers: [] }))).toBeNull();
});
