import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../../packages/contract/src/index.ts';
import { readSources } from '../read-sources.ts';
import { grownResources, inWords, measureResources, RESOURCE_ROUTE_LINES_MAX } from './measure-resources.ts';

const DECLARED = "export const things = resource({\n  name: 'things',\n});\n";
const TABLE = "export const things = pgTable('things', {});\n";
const BOUND = `export const createThings = () => ({
  things: createResourceRoutes(procedures.admin.things, things, { servicePool, table: tables.things }),
});
`;
const IMPORT = "import { ThingsPage } from '../../../pages/admin-somewhere/things-page.tsx';\n";
const at = (files: Record<string, string>) => measureResources(new Map(Object.entries(files)));
const house = {
  'packages/contract/src/resources/things.ts': DECLARED,
  'apps/server/src/modules/shop/shop.tables.ts': TABLE,
  'apps/server/src/modules/shop/shop.routes.ts': BOUND,
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

  it.each([
    ['table', 'apps/server/src/modules/shop/shop.tables.ts'],
    ['line of routes', 'apps/server/src/modules/shop/shop.routes.ts'],
    ['route', 'apps/web/src/routes/_app/admin/some/things.tsx'],
  ])('says where the %s was not found', (part, path) => {
    const rest = Object.fromEntries(Object.entries(house).filter(([file]) => file !== path));
    expect(grownResources(at(rest))).toContain(`the ${part} of the resource things was not found.`);
  });

  it('counts the server files that are there, with what is particular about a resource', () => {
    const services = 'export const thingServices = {\n  table: things,\n  async refuse() {},\n};\n';
    const [measured] = at({
      ...house,
      'apps/server/src/modules/shop/shop.routes.ts': BOUND.replace(
        'table: tables.things',
        '...thingServices',
      ),
      'apps/server/src/modules/shop/things.services.ts': services,
    });
    expect(measured).toMatchObject({
      files: expect.arrayContaining(['apps/server/src/modules/shop/shop.tables.ts']),
      particulars: ['apps/server/src/modules/shop/things.services.ts'],
      missing: [],
      lines: 6 + 4,
    });
  });

  it('counts what the services import beside them, and says how many that makes', () => {
    const shop = 'apps/server/src/modules/shop/';
    const [measured] = at({
      ...house,
      [`${shop}shop.routes.ts`]: BOUND.replace('table: tables.things', '...thingServices'),
      [`${shop}things.services.ts`]:
        "import { things } from './shop.tables.ts';\nimport { isTaken } from './things.queries.ts';\nexport const thingServices = {\n  table: things,\n};\n",
      [`${shop}things.queries.ts`]: "import { toKey } from './things.rules.ts';\n",
      [`${shop}things.rules.ts`]: '',
    });
    expect(measured?.particulars).toEqual(
      ['services', 'queries', 'rules'].map((kind) => `${shop}things.${kind}.ts`),
    );
    expect(measured && inWords(measured)).toContain('5 files and 3 of what is particular (8 in all)');
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
        'apps/web/src/pages/admin-somewhere/things-page.tsx':
          "import '../../features/admin/some/a.ts';\n<ResourcePage\nprocedures={queries.things} />\n",
        'apps/web/src/features/admin/some/a.ts': "import './b.ts';\nimport './c.ts';\n",
        'apps/web/src/features/admin/some/b.ts': '',
        'apps/web/src/features/admin/some/c.ts': '',
      },
    ],
  ])('refuses %s', (_what, more) => {
    expect(grownResources(at({ ...house, ...more }))).toHaveLength(1);
  });
});
