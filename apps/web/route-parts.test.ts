import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitRouteTree } from './route-parts.ts';

/** As the generator writes it into the file, with types, and hands it to a build, without. */
const TABLES = [
  readFileSync(new URL('src/routeTree.gen.ts', import.meta.url), 'utf8'),
  `import { Route as rootRouteImport } from './routes/__root.tsx'
import { Route as PublicRouteRouteImport } from './routes/_public/route.tsx'
import { Route as AppRouteRouteImport } from './routes/_app/route.tsx'
import { Route as AppAdminRouteRouteImport } from './routes/_app/admin/route.tsx'
import { Route as AppAdminLogosRouteImport } from './routes/_app/admin/logos.tsx'
import { Route as AppStartRouteImport } from './routes/_app/start.tsx'
import { Route as PublicIndexRouteImport } from './routes/_public/index.tsx'
import { Route as PublicPlansRouteImport } from './routes/_public/plans.tsx'
const AppRouteRoute = AppRouteRouteImport.update({ id: '/_app', getParentRoute: () => rootRouteImport })
const PublicRouteRoute = PublicRouteRouteImport.update({ id: '/_public', getParentRoute: () => rootRouteImport })
const AppAdminRouteRoute = AppAdminRouteRouteImport.update({
            id: '/admin',path: '/admin',getParentRoute: () => AppRouteRoute
          })
const AppAdminLogosRoute = AppAdminLogosRouteImport.update({ id: '/logos' })
const AppStartRoute = AppStartRouteImport.update({ id: '/start', getParentRoute: () => AppRouteRoute })
const PublicIndexRoute = PublicIndexRouteImport.update({ id: '/', getParentRoute: () => PublicRouteRoute })
const PublicPlansRoute = PublicPlansRouteImport.update({ id: '/plans', getParentRoute: () => PublicRouteRoute })
const AppAdminRouteRouteChildren = {
  AppAdminLogosRoute: AppAdminLogosRoute
}
const AppAdminRouteRouteWithChildren = AppAdminRouteRoute._addFileChildren(AppAdminRouteRouteChildren)
const AppRouteRouteChildren = {
  AppAdminRouteRoute: AppAdminRouteRouteWithChildren,AppStartRoute: AppStartRoute
}
const AppRouteRouteWithChildren = AppRouteRoute._addFileChildren(AppRouteRouteChildren)
const PublicRouteRouteChildren = {
  PublicIndexRoute: PublicIndexRoute,PublicPlansRoute: PublicPlansRoute
}
const PublicRouteRouteWithChildren = PublicRouteRoute._addFileChildren(PublicRouteRouteChildren)
const rootRouteChildren = {
  AppRouteRoute: AppRouteRouteWithChildren,PublicRouteRoute: PublicRouteRouteWithChildren
}
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)`,
];

test.each(TABLES)('the program begins with the landing page alone', (table) => {
  const { tree } = splitRouteTree(table);
  expect(tree).toMatch(
    /PublicRouteRouteChildren(?:: PublicRouteRouteChildren)? = \{ PublicIndexRoute: PublicIndexRoute \}/,
  );
  expect(tree).not.toMatch(/^(?:import|const) .*(?:App|Plans)/m);
  expect(tree).toMatch(
    /rootRouteChildren(?:: RootRouteChildren)? = \{ (?:SplatRouteRoute.*, )?PublicRouteRoute: \w+ \}/,
  );
  expect(tree).toContain('export const routeTree =');
});

test.each(TABLES)(
  'other pages are a part that adds them to a table which is whole, but for the back office',
  (table) => {
    const { pages } = splitRouteTree(table);
    expect(pages).toMatch(/^import '\.\.\/routeTree\.gen\.ts';\n/);
    expect(pages).toContain(`import { Route as PublicRouteRoute } from '../routes/_public/route.tsx';`);
    expect(pages).toContain(`import { Route as rootRouteImport } from '../routes/__root.tsx';`);
    expect(pages).not.toContain(`from './`);
    expect(pages).not.toContain('Admin');
    expect(pages).not.toContain('PublicIndexRoute');
    expect(pages).toMatch(
      /^PublicRouteRoute\._addFileChildren\(\[\.\.\.Object\.values\(PublicRouteRoute\.children\), .*PublicPlansRoute\b.*\]\);$/m,
    );
    expect(pages).toMatch(/rootRouteImport\._addFileChildren\(\[.*, AppRouteRouteWithChildren\]\);$/);
  },
);

test.each(TABLES)('the back office is a part that adds itself to them', (table) => {
  const { backOffice } = splitRouteTree(table);
  expect(backOffice).toMatch(/^import '\.\/page-routes\.ts';\n/);
  expect(backOffice).toContain(`from '../routes/_app/admin/logos.tsx'`);
  expect(backOffice).not.toContain('AppStartRoute');
  expect(backOffice).toMatch(/AppRouteRoute\._addFileChildren\(.*, AppAdminRouteRouteWithChildren\]\);$/);
});

test('a table that is written in another way is no table for this build', () => {
  expect(() => splitRouteTree(`import { Route as A } from './routes/_app/start.tsx'`)).toThrow('another way');
});
