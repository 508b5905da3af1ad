import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Environment, type ESTree, type Plugin, parseSync } from 'vite';

const TREE = /apps\/web\/src\/routeTree\.gen\.ts$/;
const TREE_FILE = fileURLToPath(new URL('src/routeTree.gen.ts', import.meta.url));
const PART = /apps\/web\/src\/lib\/back-office-routes\.ts$/;
const ADMIN_ROUTES = './routes/_app/admin/';
const ENTRY = 'virtual:back-office-entry';

type Statement = ESTree.Program['body'][number];

/**
 * The table of routes in the browser's program holds none of the back office, so that no other page loads a word of it:
 * its routes are a part of their own, `lib/back-office-routes.ts`, which documents of the back office begin with. Which
 * script those begin with, and instead of which, says `virtual:back-office-entry` to the server.
 */
export function backOfficePart(): Plugin {
  let entry = { of: '', instead: '', part: '' };
  return {
    name: 'back-office-part',
    enforce: 'pre',
    resolveId: (source) => (source === ENTRY ? `\0${source}` : undefined),
    load(id) {
      if (id === `\0${ENTRY}`) return `export default ${JSON.stringify(entry)}`;
      if (!isBrowserBuild(this.environment) || !PART.test(id)) return undefined;
      return splitRouteTree(readFileSync(TREE_FILE, 'utf8')).part;
    },
    transform: {
      filter: { id: TREE },
      handler(code) {
        return isBrowserBuild(this.environment) ? { code: splitRouteTree(code).tree, map: null } : undefined;
      },
    },
    generateBundle(_, bundle) {
      if (!isBrowserBuild(this.environment)) return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const program = chunks.find(({ isEntry }) => isEntry)?.fileName;
      const part = chunks.find(({ facadeModuleId }) => facadeModuleId && PART.test(facadeModuleId))?.fileName;
      if (!program || !part) throw new Error('the back office has no part of its own');
      // Both are there before the program looks for its first route: it does so once it draws.
      const source = `import"/${part}";import"/${program}";`;
      const file = this.getFileName(this.emitFile({ type: 'asset', name: 'back-office.js', source }));
      entry = { of: `/${file}`, instead: `/${program}`, part: `/${part}` };
    },
  };
}

function isBrowserBuild({ name, config: { command } }: Pick<Environment, 'name' | 'config'>): boolean {
  return name === 'client' && command === 'build';
}

/** The table of routes without the back office, and what adds it to a table that is there. */
export function splitRouteTree(code: string): { tree: string; part: string } {
  const { body } = parseSync('routeTree.gen.ts', code).program;
  const own = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith(ADMIN_ROUTES)) continue;
    const name = statement.specifiers[0]?.local.name ?? '';
    const route = name.replace(/Import$/, '');
    for (const each of [name, route, `${route}Children`, `${route}WithChildren`]) own.add(each);
  }
  const isOwn = (statement: Statement) => namesOf(statement).some((name) => own.has(name));
  const added = new Set<string>();
  const tree = body
    .filter((statement) => !isOwn(statement))
    .map((statement) => {
      const text = textOf(code, statement);
      const root = propertiesOf(statement).find(({ value }) => own.has(textOf(code, value)));
      if (root === undefined) return text;
      added.add(textOf(code, root.value));
      return text.replace(new RegExp(`\\b${textOf(code, root)}(,|(?=\\s*}))`), '');
    });
  if (added.size !== 1)
    throw new Error('the table of routes names the back office in another way than it did');
  const part = [
    // First, so that the table is whole before something is added to it.
    `import './routeTree.gen.ts';`,
    `import { Route as AppRouteRoute } from './routes/_app/route.tsx';`,
    ...body.filter(isOwn).map((statement) => textOf(code, statement)),
    `AppRouteRoute._addFileChildren([...Object.values(AppRouteRoute.children), ${[...added].join()}]);`,
  ];
  return { tree: tree.join('\n'), part: part.join('\n').replaceAll(`'./`, `'../`) };
}

function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function propertiesOf(statement: Statement): ESTree.ObjectProperty[] {
  if (statement.type !== 'VariableDeclaration') return [];
  const init = statement.declarations[0]?.init;
  if (init?.type !== 'ObjectExpression') return [];
  return init.properties.filter((property) => property.type === 'Property');
}

function textOf(code: string, { start, end }: ESTree.Span): string {
  return code.slice(start, end);
}
