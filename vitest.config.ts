import { defineConfig } from 'vitest/config';
import { contractRoutes } from './apps/web/contract-routes.ts';
import { FailedTests } from './scripts/failed-tests.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/**
 * Two processes that one file takes over from another: what our modules keep between calls are caches, and loading the
 * product anew for each file takes longer than most files. What a file changes for all it takes back. On a busy machine
 * a calculation takes long, too.
 */
const SHARED = { isolate: false, maxWorkers: 2, testTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    reporters: ['default', new FailedTests()],
    projects: [
      {
        plugins: [contractRoutes()],
        test: {
          name: 'rules',
          ...SHARED,
          include: [
            'packages/*/{src,cases}/**/*.test.ts',
            'apps/web/{*,src/**/*}.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/server/test/global-setup.ts'],
          ...SHARED,
          hookTimeout: 240_000,
          // On a busy machine a wait may run out: what then passes is listed at the end of `npm test`, never hidden.
          retry: 1,
        },
      },
    ],
  },
});
