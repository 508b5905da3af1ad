import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildLanguage, builtLanguages } from './build-language.ts';
import { chunkModules } from './chunk-modules.ts';
import { compiledMessages, pluralsOf } from './compiled-messages.ts';
import { contractRoutes } from './contract-routes.ts';
import { helpArticles } from './help-articles.ts';
import { retriedParts } from './retried-parts.ts';
import { routeParts } from './route-parts.ts';
import { sharedParts } from './shared-parts.ts';
import { singleIcons } from './single-icons.ts';
import { wireCatalogue } from './wire-catalogue.ts';

const LANGUAGE = buildLanguage();
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|seroval|seroval-plugins|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|start-client-core|react-start|react-start-client))\//;
/** What the landing page and the pages behind the sign-in share: in one file with the framework it compresses best. */
const PUBLIC_KIT =
  /apps\/web\/src\/(lib\/(use-services|use-sign-out|color-scheme|use-color-scheme|rich-text|built-languages|measure-if-chosen|is-measured)|ui\/(button|class-names|color-scheme-button|color-scheme-choices)|domain\/(channel\/channel-badge|product\/logo))\b|icons\/(IconX|IconSun|IconMoon|IconMenu2|IconCheck|IconMinus|IconLock|IconPlus|IconStack2)\.|createReactComponent|packages\/contract\/src\/(messages\/formatting|language-paths)\b/;
/** What nearly every page behind the sign-in shows, and what depends on nothing else: each alone is too small for a file. */
const PAGE_KIT =
  /apps\/web\/src\/(lib\/(error-in-words|failed-load|format(?!-)|search-codec|show-when-free|time-ago)|domain\/(check\/stale-after|names\/judged-names))\b|icons\/Icon(Hash|MessageSearch|ReportAnalytics|Selector|Users)\./;
/** What says in one line that something needs a look, on nearly every page and on those of the sign-in. */
const NOTICES = /apps\/web\/src\/ui\/(alert|badge)\b|icons\/Icon(AlertTriangle|InfoCircle)\./;
/** What menus, tips and the drawer draw with, loaded when one of them is shown. */
const MENUS =
  /@floating-ui\/|apps\/web\/src\/ui\/mantine-(frame|theme)\b|@mantine\/hooks\/esm\/use-focus-trap\b|@mantine\/core\/esm\/(core|utils|components\/(Menu|Popover|Input|Loader|Tooltip|Transition|Portal|CloseButton|FocusTrap|Overlay|UnstyledButton|VisuallyHidden|Accordion\/AccordionChevron|Checkbox\/CheckIcon|Radio\/RadioIcon))\b/;
/** Icons of both sidebars in one file each, not in a dozen. */
const SHELL_ICONS = /icons\/Icon(Category|Download|Flask|Gauge|Home|SearchOff|Sparkles|TargetArrow|Trash)\./;
const ADMIN_ICONS = /icons\/Icon(Bug|ClockCog|FileExport|MessageCircle|ShieldCog|TestPipe|Ticket)\./;
/** The styles of the back office, in one file: the first script of every page names each file of styles there is. */
const ADMIN_STYLES = /apps\/web\/src\/(features\/(admin|shell\/admin)|pages\/admin[a-z-]*)\/.*\.module\.css/;

const CLIENT_RPC = /@tanstack\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/;

/**
 * The framework's way to call its server functions, left out of the browser's program: ours calls the contract's
 * procedures and defines no server function, and what writes their arguments is 11 kB of every first load, gzipped.
 */
function withoutServerFunctions(): Plugin {
  return {
    name: 'without-server-functions',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: CLIENT_RPC },
      handler: () =>
        "export function createClientRpc() { throw new Error('The browser calls procedures of the contract, not server functions.'); }",
    },
  };
}

const sharedPart = sharedParts(
  globSync('**/*.tsx', { cwd: fileURLToPath(new URL('src/routes', import.meta.url)) }).map((file) =>
    file.replace(/\.tsx$/, ''),
  ),
);

export default defineConfig(({ command }) => ({
  plugins: [
    singleIcons(),
    contractRoutes(),
    compiledMessages(LANGUAGE),
    wireCatalogue(LANGUAGE),
    helpArticles(LANGUAGE),
    routeParts(),
    withoutServerFunctions(),
    retriedParts(),
    chunkModules(),
    tanstackStart({
      router: {
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        routeFileIgnorePattern: '\\.test\\.|^messages\\.',
      },
    }),
    react(),
  ],
  define: {
    'import.meta.env.APP_LANGUAGES': JSON.stringify(builtLanguages(LANGUAGE)),
    'import.meta.env.APP_LANGUAGE': JSON.stringify(pluralsOf(LANGUAGE)),
    'import.meta.env.HAS_OTHER_LANGUAGES': JSON.stringify(builtLanguages(LANGUAGE).length > 1),
  },
  // The content security policy allows fonts from our own address only, never from data: addresses.
  build: {
    outDir: LANGUAGE === 'en' || LANGUAGE === 'pseudo' ? 'dist' : `dist/${LANGUAGE}`,
    assetsInlineLimit: 0,
    // Else the first script lists, for each part that is loaded later, the files of that part: over a hundred names that
    // everybody would load. Styles must be there before their part; scripts are named by the part itself.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        // Moved out of what browsers can load by scripts/build.ts.
        sourcemap: 'hidden',
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // The first script names every style sheet and every part that is loaded later: each letter less is one that
            // the landing page need not load.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            // Few files: many small ones compress worse than the landing page can afford, and cost a round trip each.
            codeSplitting: {
              groups: [
                { name: 'framework', test: (id) => FRAMEWORK.test(id) || PUBLIC_KIT.test(id) },
                { name: 'page-kit', test: PAGE_KIT },
                { name: 'notices', test: NOTICES },
                // Not what it shares with pages that show no menu: they would load all of it.
                { name: 'menus', test: MENUS, includeDependenciesRecursively: false },
                { name: 'shell-icons', test: SHELL_ICONS },
                { name: 'admin-icons', test: ADMIN_ICONS },
                { name: 'admin-styles', test: ADMIN_STYLES },
                {
                  debugName: 'shared parts',
                  name: (id, graph) => sharedPart(id, (at) => graph.getModuleInfo(at)),
                  test: /apps\/web\/src\/(lib|ui|domain|features)\/|@tanstack\/(react-)?query|icons\/Icon/,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // The build carries its packages with it, which makes the first page quick; dev leaves them to Node.
    ssr: command === 'build' ? { resolve: { noExternal: true } } : {},
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/rpc', '/functions', '/media', '/health', '/demonstration'].map((path) => [path, apiOrigin]),
    ),
  },
}));
