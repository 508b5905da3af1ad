import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Environment, type ESTree, type Plugin, parseSync } from 'vite';

const TREE = /apps\/web\/src\/routeTree\.gen\.ts$/;
const TREE_FILE = fileURLToPath(new URL('src/routeTree.gen.ts', import.meta.url));
const PART = /apps\/web\/src\/lib\/(page|back-office)-routes\.ts$/;
const ENTRIES = 'virtual:route-entries';

const ADMIN_ROUTES = './routes/_app/admin/';
/** The landing page with its layouts, and the route of unknown addresses. */
const LANDING_ROUTES = [
  './routes/__root.tsx',
  './routes/$/route.tsx',
  './routes/_public/route.tsx',
  './routes/_public/index.tsx',
];

type Statement = ESTree.Program['body'][number];
type Part = 'landing' | 'pages' | 'backOffice';

/** Addresses of the first script of a document and of the parts it imports. Empty in development. */
interface Entry {
  of: string;
  parts: readonly string[];
}

/**
 * Splits the browser's route tree in three. The entry has the landing page alone, `lib/page-routes.ts` the other pages
 * and `lib/back-office-routes.ts` the back office. `virtual:route-entries` gives the server each document's first script.
 */
export function routeParts(): Plugin {
  const none: Entry = { of: '', parts: [] };
  let entries = { program: '', pages: none, backOffice: none };
  return {
    name: 'route-parts',
    enforce: 'pre',
    resolveId: (source) => (source === ENTRIES ? `\0${source}` : undefined),
    load(id) {
      if (id === `\0${ENTRIES}`) return `export default ${JSON.stringify(entries)}`;
      const part = PART.exec(id)?.[1];
      if (!isBrowserBuild(this.environment) || part === undefined) return undefined;
      const { pages, backOffice } = splitRouteTree(readFileSync(TREE_FILE, 'utf8'));
      return part === 'page' ? pages : backOffice;
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
      const addressOf = (name: string) => {
        const chunk = chunks.find(
          ({ facadeModuleId }) => PART.exec(facadeModuleId ?? '')?.[1] === name,
        )?.fileName;
        if (!chunk) throw new Error(`the routes of ${name} have no part of their own`);
        return `/${chunk}`;
      };
      const program = `/${chunks.find(({ isEntry }) => isEntry)?.fileName}`;
      // The parts run first, before the program matches its first route.
      const entryOf = (name: string, parts: readonly string[]): Entry => {
        const source = [...parts, program].map((path) => `import"${path}";`).join('');
        return { of: `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`, parts };
      };
      const pages = addressOf('page');
      entries = {
        program,
        pages: entryOf('pages.js', [pages]),
        backOffice: entryOf('back-office.js', [pages, addressOf('back-office')]),
      };
    },
  };
}

function isBrowserBuild({ name, config: { command } }: Pick<Environment, 'name' | 'config'>): boolean {
  return name === 'client' && command === 'build';
}

/**
 * The route tree with the landing page alone, and the modules that add the other pages and the back office to it.
 * @throws when the generated file has another shape
 */
export function splitRouteTree(code: string): { tree: string; pages: string; backOffice: string } {
  const { body } = parseSync('routeTree.gen.ts', code).program;
  const sources = new Map<string, string>();
  const parts = new Map<string, Part>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('./routes/')) continue;
    const source = statement.source.value;
    const name = statement.specifiers[0]?.local.name ?? '';
    const route = name.replace(/Import$/, '');
    sources.set(name, source);
    for (const each of [name, route, `${route}Children`, `${route}WithChildren`])
      parts.set(each, partOf(source));
  }
  const partOfStatement = (statement: Statement) =>
    namesOf(statement).flatMap((name) => parts.get(name) ?? [])[0] ?? 'landing';

  /** The children that each part adds to routes of another part. */
  const added: Record<Part, Map<string, string[]>> = {
    landing: new Map(),
    pages: new Map(),
    backOffice: new Map(),
  };
  const textsOf = (part: Part) =>
    body
      .filter((statement) => partOfStatement(statement) === part)
      .map((statement) => {
        const object = objectOf(statement);
        if (object === null) return textOf(code, statement);
        const properties = object.properties.filter((property) => property.type === 'Property');
        const foreign = properties.filter(({ value }) => (parts.get(textOf(code, value)) ?? part) !== part);
        if (foreign.length === 0) return textOf(code, statement);
        const route = (namesOf(statement)[0] ?? '').replace(/Children$/, '');
        for (const { value } of foreign) {
          const to = added[parts.get(textOf(code, value)) ?? 'landing'];
          to.set(route, [...(to.get(route) ?? []), textOf(code, value)]);
        }
        const own = properties.filter((property) => !foreign.includes(property));
        const kept = own.map((property) => textOf(code, property)).join(', ');
        return `${code.slice(statement.start, object.start)}{ ${kept} }${code.slice(object.end, statement.end)}`;
      });
  const texts = { landing: textsOf('landing'), pages: textsOf('pages'), backOffice: textsOf('backOffice') };
  const written = (part: 'pages' | 'backOffice', first: string) => {
    const text = texts[part].join('\n');
    const additions = [...added[part]].map(
      ([route, children]) =>
        `${nameOf(route)}._addFileChildren([...Object.values(${nameOf(route)}.children), ${children.join(', ')}]);`,
    );
    const imports = [...sources].flatMap(([name, source]) => {
      const used = nameOf(name.replace(/Import$/, ''));
      const isForeign = partOf(source) !== part && new RegExp(`\\b${used}\\b`).test(text);
      return isForeign ? [`import { Route as ${used} } from '${source}';`] : [];
    });
    return [first, ...imports, text, ...additions].join('\n').replaceAll(`'./routes/`, `'../routes/`);
  };
  if (added.landing.size > 0 || added.pages.size !== 2 || added.backOffice.size !== 1)
    throw new Error('the table of routes is written in another way than it was');
  return {
    tree: texts.landing.join('\n'),
    // The tree must exist before routes are added to it.
    pages: written('pages', `import '../routeTree.gen.ts';`),
    backOffice: written('backOffice', `import './page-routes.ts';`),
  };
}

function partOf(source: string): Part {
  if (source.startsWith(ADMIN_ROUTES)) return 'backOffice';
  return LANDING_ROUTES.includes(source) ? 'landing' : 'pages';
}

/** The variable of a route; the root route is only imported. */
const nameOf = (route: string): string => (route === 'rootRoute' ? 'rootRouteImport' : route);

function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function objectOf(statement: Statement): ESTree.ObjectExpression | null {
  if (statement.type !== 'VariableDeclaration') return null;
  const init = statement.declarations[0]?.init;
  return init?.type === 'ObjectExpression' ? init : null;
}

function textOf(code: string, { start, end }: ESTree.Span): string {
  return code.slice(start, end);
}
