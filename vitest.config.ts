import { defineConfig } from 'vitest/config';
import { contractRoutes } from './apps/web/contract-routes.ts';
import { FailedTests } from './scripts/failed-tests.ts';
import { propertyRuns } from './scripts/property-runs.ts';

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/{journeys,screenshots}/**'];
/** Tests that start whole products, kill databases or wait for limits to run out: `npm run verify` alone runs them. */
const SLOW = '**/*.slow.test.ts';
const SERVER = ['apps/server/{src,test}/**/*.test.ts'];
const RULES = [
  'packages/*/{src,cases,benchmark}/**/*.test.ts',
  'apps/web/{*,src/**/*}.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  'e2e/pages/*.test.ts',
];

/** Files share two processes, because loading the product takes longer than most files. Each restores the globals it changes. */
const SHARED = {
  isolate: false,
  maxWorkers: 2,
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const;
const WITH_DATABASE = {
  ...SHARED,
  globalSetup: 'apps/server/test/global-setup.ts',
  hookTimeout: 240_000,
} as const;

export default defineConfig({
  test: {
    // `npm test` leaves these out: each takes seconds and has a sibling that it keeps.
    tags: [{ name: 'verify', description: 'Runs in `npm run verify` alone.' }],
    reporters: ['default', new FailedTests()],
    projects: [
      {
        plugins: [contractRoutes(), propertyRuns()],
        test: { name: 'rules', ...SHARED, include: RULES, exclude: [...exclude, SLOW] },
      },
      {
        plugins: [propertyRuns()],
        test: { name: 'server', ...WITH_DATABASE, include: SERVER, exclude: [...exclude, SLOW] },
      },
      { test: { name: 'slow', ...WITH_DATABASE, include: [SLOW], exclude } },
    ],
  },
});
