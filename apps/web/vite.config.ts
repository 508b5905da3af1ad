import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './contract-routes.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|seroval|seroval-plugins|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|start-client-core|react-start|react-start-client))\//;
/** What the landing page and the pages behind the sign-in share: in one file with the framework it compresses best. */
const PUBLIC_KIT =
  /apps\/web\/src\/(lib\/(use-services|use-sign-out|color-scheme|use-color-scheme)|ui\/(button|class-names|color-scheme-button)|domain\/(channel\/channel-badge|product\/logo))\b|icons\/(IconX|IconSun|IconMoon|IconMenu2|IconCheck|IconMinus|IconLock|IconPlus)\.|createReactComponent/;
/** What nearly every page behind the sign-in shows, and what depends on nothing else: each alone is too small for a file. */
const PAGE_KIT =
  /apps\/web\/src\/(lib\/(counted|failed-load|format(?!-)|search-codec|show-when-free|time-ago)|domain\/(check\/stale-after|names\/judged-names)|ui\/page-frame)\b|icons\/Icon(Hash|MessageSearch|ReportAnalytics|Selector|Users)\./;
/** What says in one line that something needs a look, on nearly every page and on those of the sign-in. */
const NOTICES = /apps\/web\/src\/ui\/(alert|badge)\b|icons\/Icon(AlertTriangle|InfoCircle)\./;

export default defineConfig(({ command }) => ({
  plugins: [
    contractRoutes(),
    tanstackStart({
      router: {
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        routeFileIgnorePattern: '\\.test\\.',
      },
    }),
    react(),
  ],
  // The content security policy allows fonts from our own address only, never from data: addresses.
  build: {
    assetsInlineLimit: 0,
    // Else the first script lists, for each part that is loaded later, the files of that part: over a hundred names that
    // everybody would load. Styles must be there before their part; scripts are named by the part itself.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: many small ones compress worse than the landing page can afford, and cost a round trip each.
            codeSplitting: {
              groups: [
                { name: 'framework', test: (id) => FRAMEWORK.test(id) || PUBLIC_KIT.test(id) },
                { name: 'page-kit', test: PAGE_KIT },
                { name: 'notices', test: NOTICES },
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
      ['/api', '/rpc', '/functions', '/media', '/health'].map((path) => [path, apiOrigin]),
    ),
  },
}));
