import { defineConfig } from 'vitest/config';
import { contractRoutes } from './apps/web/contract-routes.ts';
import { FailedTests } from './scripts/failed-tests.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    reporters: ['default', new FailedTests()],
    projects: [
      {
        plugins: [contractRoutes()],
        test: {
          name: 'rules',
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
