import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitRouteTree } from './back-office-part.ts';

/** As the generator writes it into the file, with types, and hands it to a build, without. */
const TABLES = [
  readFileSync(new URL('src/routeTree.gen.ts', import.meta.url), 'utf8'),
  `import { Route as AppRouteRouteImport } from './routes/_app/route.tsx'
import { Route as AppAdminRouteRouteImport } from './routes/_app/admin/route.tsx'
import { Route as AppAdminLogosRouteImport } from './routes/_app/admin/logos.tsx'
import { Route as AppStartRouteImport } from './routes/_app/start.tsx'
const AppAdminRouteRoute = AppAdminRouteRouteImport.update({
            id: '/admin',path: '/admin',getParentRoute: () => AppRouteRoute
          })
const AppAdminLogosRoute = AppAdminLogosRouteImport.update({ id: '/logos' })
const AppAdminRouteRouteChildren = {
  AppAdminLogosRoute: AppAdminLogosRoute
}
const AppAdminRouteRouteWithChildren = AppAdminRouteRoute._addFileChildren(AppAdminRouteRouteChildren)
const AppRouteRouteChildren = {
  AppAdminRouteRoute: AppAdminRouteRouteWithChildren,AppStartRoute: AppStartRoute
}
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)`,
];

test.each(TABLES)('the back office leaves the table of routes whole, as a part that adds it', (table) => {
  const { tree, part } = splitRouteTree(table);
  expect(tree).not.toMatch(/^(?:import|const) .*Admin/m);
  expect(tree).not.toContain('AdminRouteRouteWithChildren,');
  expect(tree).toMatch(/AppRouteRouteChildren(?:: AppRouteRouteChildren)? = \{\s*App/);
  expect(tree).toContain('export const routeTree =');
  expect(part).toMatch(/^import '\.\.\/routeTree\.gen\.ts';\n/);
  expect(part).toContain(`from '../routes/_app/admin/logos.tsx'`);
  expect(part).not.toContain(`from './`);
  expect(part).not.toContain('AppStartRoute');
  expect(part).toMatch(/AppRouteRoute\._addFileChildren\(.*, AppAdminRouteRouteWithChildren\]\);$/);
});

test('a table that names the back office in another way is no table for this build', () => {
  expect(() => splitRouteTree(`import { Route as A } from './routes/_app/start.tsx'`)).toThrow('another way');
});
