import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../../packages/contract/src/index.ts';
import { readSources } from '../read-sources.ts';
import { grownResources, inWords, measureResources, RESOURCE_ROUTE_LINES_MAX } from './measure-resources.ts';

const DECLARED = "export const things = resource({\n  name: 'things',\n});\n";
const IMPORT = "import { ThingsPage } from '../../../pages/admin-somewhere/things-page.tsx';\n";
const at = (files: Record<string, string>) => measureResources(new Map(Object.entries(files)));
const house = {
  'packages/contract/src/resources/things.ts': DECLARED,
  'apps/web/src/pages/admin-somewhere/things-page.tsx': '<ResourcePage\nprocedures={queries.things} />\n',
  'apps/web/src/routes/_app/admin/some/things.tsx': IMPORT,
};

describe('the measure of a resource', () => {
  it('counts its own files and lines, and finds every one that is declared', () => {
    expect(at(house).map(inWords)).toEqual(['things 5 files, 6 lines of its own, route 1 lines']);
    expect(grownResources(at(house))).toEqual([]);
    const found = measureResources(readSources()).map(({ name }) => name);
    expect(found.sort()).toEqual(Object.keys(RESOURCES).sort());
  });

  it('is held by every resource of the product', () => {
    expect(grownResources(measureResources(readSources()))).toEqual([]);
  });

  it('has the route of every resource of the product, and says where there is none', () => {
    for (const { name, routeLines } of measureResources(readSources()))
      expect(routeLines, name).toBeGreaterThan(0);
    const { 'apps/web/src/routes/_app/admin/some/things.tsx': _route, ...rest } = house;
    expect(grownResources(at(rest))).toEqual([
      'no route was found that leads to a page of the resource things.',
    ]);
  });

  it.each([
    ['a second file of its page', { 'apps/web/src/pages/admin-somewhere/more.tsx': '' }],
    [
      'a long route',
      { 'apps/web/src/routes/_app/admin/some/things.tsx': IMPORT.repeat(RESOURCE_ROUTE_LINES_MAX + 1) },
    ],
    [
      'too many exceptions',
      {
        'apps/web/src/features/admin/things/a.ts': '',
        'apps/web/src/features/admin/things/b.ts': '',
        'apps/web/src/features/admin/things/c.ts': '',
      },
    ],
  ])('refuses %s', (_what, more) => {
    expect(grownResources(at({ ...house, ...more }))).toHaveLength(1);
  });
});
