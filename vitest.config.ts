import { defineConfig } from 'vitest/config';
import { contractRoutes } from './apps/web/contract-routes.ts';
import { FailedTests } from './scripts/failed-tests.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/**
 * In processes that one file takes over from another: what these modules keep between calls are caches, and starting a
 * process for each file takes longer than most files. On a busy machine a calculation takes long, too.
 */
const RULES = { isolate: false, maxWorkers: 2, testTimeout: 30_000 } as const;

export default defineConfig({
  test: {
    reporters: ['default', new FailedTests()],
    projects: [
      {
        plugins: [contractRoutes()],
        test: {
          name: 'rules',
          ...RULES,
          include: [
            'packages/*/{src,cases}/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // On a busy machine a wait may run out: what then passes is listed at the end of `npm test`, never hidden.
          retry: 1,
        },
      },
    ],
  },
});
