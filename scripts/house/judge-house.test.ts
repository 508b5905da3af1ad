import { describe, expect, it } from 'vitest';
import { FEATURES, MODULE_LINES_MAX, MODULES, PAGES, ROUTE_LINES_MAX } from './house.ts';
import { type Fault, judgeHouse } from './judge-house.ts';

const [FIRST, SECOND] = MODULES;
const at = (module: string, file: string) => `apps/server/src/modules/${module}/${file}`;

/** The faults of a house that holds these files only. */
function faults(files: Record<string, string>): Pick<Fault, 'kind' | 'path'>[] {
  return judgeHouse(new Map(Object.entries(files))).faults.map(({ kind, path }) => ({ kind, path }));
}

describe('the rules of the house', () => {
  it('lets a later module enter an earlier one through its door and its tables', () => {
    const from = at(SECOND, 'x.routes.ts');
    const source = `import { a } from '../${FIRST}/index.ts';\nimport { t } from '../${FIRST}/x.tables.ts';\n`;
    expect(faults({ [from]: source })).toEqual([]);
  });

  it('refuses an arrow back up, of types too', () => {
    const from = at(FIRST, 'x.rules.ts');
    expect(faults({ [from]: `import type { A } from '../${SECOND}/index.ts';\n` })).toEqual([
      { kind: 'arrow', path: from },
    ]);
  });

  it('refuses an import past a door, over many lines or when it is loaded on use', () => {
    const path = at(SECOND, 'x.rules.ts');
    const inside = `'../${FIRST}/x.rules.ts'`;
    for (const source of [
      `import {\n  a,\n  b,\n} from ${inside};\n`,
      `export const load = () => import(${inside});\n`,
    ])
      expect(faults({ [path]: source })).toEqual([{ kind: 'arrow', path }]);
  });

  it('lets HTTP into a module through its routes only', () => {
    const context = `import { signedIn } from '../../http/context.ts';\n`;
    expect(faults({ [at(FIRST, 'x.routes.ts')]: context })).toEqual([]);
    const verb = at(FIRST, 'use-cases/do-it.ts');
    expect(faults({ [verb]: `import type { R } from '../../../http/context.ts';\n` })).toEqual([
      { kind: 'arrow', path: verb },
    ]);
    expect(faults({ [verb]: `import type { R } from '../../../http/rate-limit.ts';\n` })).toEqual([]);
    expect(faults({ [verb]: `import type { U } from '../../../context/account-context.ts';\n` })).toEqual([]);
  });

  it('refuses that a module, or what lies below it, builds itself', () => {
    const path = at(FIRST, 'x.routes.ts');
    expect(faults({ [path]: `import { services } from '../../services.ts';\n` })).toEqual([
      { kind: 'arrow', path },
    ]);
    const http = 'apps/server/src/http/listener.ts';
    expect(faults({ [http]: `import { a } from '../modules/${FIRST}/index.ts';\n` })).toEqual([
      { kind: 'arrow', path: http },
    ]);
  });

  it('takes every file at the root of an app for composition', () => {
    const path = at(FIRST, 'x.routes.ts');
    for (const root of ['demonstration.ts', 'account-endings.ts', 'of-tomorrow.ts'])
      expect(faults({ [path]: `import { a } from '../../${root}';\n` }), root).toEqual([
        { kind: 'arrow', path },
      ]);
    const ui = 'apps/web/src/ui/a.tsx';
    for (const root of ['router.tsx', 'document.tsx', 'page-reads.ts'])
      expect(faults({ [ui]: `import { a } from '../${root}';\n` }), root).toEqual([
        { kind: 'arrow', path: ui },
      ]);
    const route = 'apps/web/src/routes/__root.tsx';
    expect(
      faults({ [route]: `import { a } from '../document.tsx';\nimport '../styles/base.css';\n` }),
    ).toEqual([]);
  });

  it('refuses a folder that is no room, and whoever imports from it', () => {
    const path = at(FIRST, 'x.rules.ts');
    for (const folder of ['apps/server/src/helpers', 'apps/web/src/common', 'packages/novelties/src']) {
      expect(faults({ [`${folder}/a.ts`]: '' })).toEqual([{ kind: 'unlisted', path: `${folder}/a.ts` }]);
    }
    expect(faults({ [path]: `import { a } from '../../helpers/a.ts';\n` })).toEqual([
      { kind: 'arrow', path },
    ]);
  });

  it('refuses a package that knows a room, and a feature that knows another', () => {
    const rules = 'packages/mentions/src/detect.ts';
    expect(faults({ [rules]: `import { a } from '@answerscope/contract';\n` })).toEqual([
      { kind: 'arrow', path: rules },
    ]);
    const text = 'packages/answer-text/src/read.ts';
    const readsText = `import { a } from '@answerscope/answer-text';\n`;
    expect(faults({ [rules]: readsText })).toEqual([]);
    expect(faults({ [text]: `import { d } from '@answerscope/mentions';\n` })).toEqual([
      { kind: 'arrow', path: text },
    ]);
    const feature = `apps/web/src/features/${FEATURES[0]}/a.tsx`;
    expect(faults({ [feature]: `import { b } from '../${FEATURES[1]}/b.tsx';\n` })).toEqual([
      { kind: 'arrow', path: feature },
    ]);
  });

  it('refuses that the browser knows the server', () => {
    const path = 'apps/web/src/lib/a.ts';
    for (const source of [
      `import { a } from '../../../server/src/config.ts';\n`,
      `import { d } from '@answerscope/mentions';\n`,
    ])
      expect(faults({ [path]: source })).toEqual([{ kind: 'arrow', path }]);
  });

  it('finds files that import each other in a circle, but for their types', () => {
    const [a, b] = [at(FIRST, 'a.rules.ts'), at(FIRST, 'b.rules.ts')];
    const files = (kind: string) => ({
      [a]: `import ${kind}{ B } from './b.rules.ts';\n`,
      [b]: `import ${kind}{ A } from './a.rules.ts';\n`,
    });
    expect(faults(files(''))).toEqual([{ kind: 'circle', path: a }]);
    expect(faults(files('type '))).toEqual([]);
  });

  it('asks for a place of each new module, feature and page', () => {
    const [module, feature] = [at('novelties', 'index.ts'), 'apps/web/src/features/novelties/a.tsx'];
    const page = 'apps/web/src/pages/novelties/a.tsx';
    expect(faults({ [module]: '', [feature]: '', [page]: '' })).toEqual([
      { kind: 'unlisted', path: module },
      { kind: 'unlisted', path: feature },
      { kind: 'unlisted', path: page },
    ]);
  });

  it('walks the web down only: routes, pages, features, domain, ui, lib', () => {
    const web = (path: string) => `apps/web/src/${path}`;
    const down = [
      'routes/a.tsx',
      `pages/${PAGES[0]}/a.tsx`,
      `features/${FEATURES[0]}/a.tsx`,
      'domain/rate/a.tsx',
      'ui/a.tsx',
      'lib/a.ts',
    ];
    for (const [at, from] of down.entries())
      for (const [other, to] of down.entries()) {
        if (at === other) continue;
        const depth = '../'.repeat(from.split('/').length - 1);
        const wrong = faults({ [web(from)]: `import { a } from '${depth}${to}';\n` });
        expect(wrong, `${from} imports ${to}`).toEqual(
          other < at ? [{ kind: 'arrow', path: web(from) }] : [],
        );
      }
    const page = web(`pages/${PAGES[0]}/a.tsx`);
    expect(faults({ [page]: `import { b } from '../${PAGES[1]}/b.tsx';\n` })).toEqual([
      { kind: 'arrow', path: page },
    ]);
  });

  it('lets ui know no word of the product', () => {
    const path = 'apps/web/src/ui/a.tsx';
    expect(faults({ [path]: `import { CHANNELS } from '@answerscope/contract';\n` })).toEqual([
      { kind: 'arrow', path },
    ]);
  });

  it('refuses a route that holds a page', () => {
    const path = 'apps/web/src/routes/a.tsx';
    expect(faults({ [path]: '// a line\n'.repeat(ROUTE_LINES_MAX) })).toEqual([]);
    expect(faults({ [path]: '// a line\n'.repeat(ROUTE_LINES_MAX + 1) })).toEqual([
      { kind: 'long-route', path },
    ]);
    const words = 'apps/web/src/routes/messages.ts';
    expect(faults({ [words]: '// a line\n'.repeat(ROUTE_LINES_MAX + 1) })).toEqual([]);
  });

  it('refuses a module that has grown too long, and says which is the largest', () => {
    const house = (lines: number) => ({
      [at(FIRST, 'a.rules.ts')]: '// a line\n'.repeat(10),
      [at(SECOND, 'a.rules.ts')]: '// a line\n'.repeat(lines - 500),
      [at(SECOND, 'use-cases/b.ts')]: '// a line\n'.repeat(500),
      [at(SECOND, 'b.test.ts')]: '// a line\n'.repeat(5_000),
    });
    expect(faults(house(MODULE_LINES_MAX))).toEqual([]);
    const grown = judgeHouse(new Map(Object.entries(house(MODULE_LINES_MAX + 1))));
    expect(grown.faults).toMatchObject([{ kind: 'long-module', path: `apps/server/src/modules/${SECOND}` }]);
    expect(grown.largest).toEqual({ module: SECOND, lines: MODULE_LINES_MAX + 1 });
  });

  it('counts what Mantine draws outside ui, and neither its forms nor its hooks', () => {
    const of = (path: string, ...imports: string[]) =>
      faults({ [path]: imports.map((one) => `import ${one};\n`).join('') });
    const path = 'apps/web/src/features/shell/menu.tsx';
    const drawn = "{ Menu } from '@mantine/core'";
    expect(of(path, "{ useForm } from '@mantine/form'", "{ useInterval } from '@mantine/hooks'")).toEqual([]);
    expect(of('apps/web/src/ui/menu.tsx', drawn)).toEqual([]);
    for (const one of [drawn, "type { X } from '@mantine/spotlight'", "'@mantine/core/styles.layer.css'"])
      expect(of(path, one)).toEqual([{ kind: 'mantine', path }]);
  });

  it('counts files of no known kind, statements outside queries and spread literals', () => {
    const path = at(FIRST, 'manager.ts');
    const source =
      'export const all = (tx) => tx.select().from(things);\nexport const copy = { ...' + '{ a, b } };\n';
    expect(
      faults({ [path]: source })
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['spread', 'sql', 'vocabulary']);
    expect(faults({ [at(FIRST, 'things.queries.ts')]: 'export const all = (tx) => tx.select();\n' })).toEqual(
      [],
    );
  });

  it('refuses statements outside queries in all of the server, whatever the pool is called', () => {
    const statement = 'export const all = (authPool) => authPool.query<Row>(TEXT);\n';
    for (const path of [
      'apps/server/src/auth/auth.ts',
      'apps/server/src/http/readiness.ts',
      'apps/server/src/demonstration.ts',
      at(FIRST, 'use-cases/do-it.ts'),
    ]) {
      expect(faults({ [path]: statement })).toEqual([{ kind: 'sql', path }]);
      expect(faults({ [path.replace('.ts', '.queries.ts').replace('use-cases/', '')]: statement })).toEqual(
        [],
      );
      expect(faults({ [path]: "export const words = 'db.query(all)';\n" })).toEqual([]);
    }
  });

  it('refuses a verb that is called with more, or something else, than its context and its input', () => {
    const path = at(FIRST, 'x.routes.ts');
    const calling = (call: string) => ({
      [path]: `import { doIt } from './use-cases/do-it.ts';\nexport const all = () => ${call};\n`,
    });
    for (const call of [
      'doIt(services, input)',
      'doIt(servicePool, input.id)',
      'doIt(signedIn(context), services, input)',
      'doIt(context, services.checks, input)',
    ])
      expect(faults(calling(call)), call).toEqual([{ kind: 'verb', path }]);
    expect(faults(calling('doIt({ ...signedIn(context), services }, input)'))).toEqual([]);
  });

  it('counts the ways it walked', () => {
    const house = new Map([[at(SECOND, 'x.rules.ts'), `import { a } from '../${FIRST}/index.ts';\n`]]);
    expect(judgeHouse(house)).toMatchObject({ files: 1, directions: 1 });
  });
});
