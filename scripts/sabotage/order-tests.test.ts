import { expect, it } from 'vitest';
import { orderTests } from './order-tests.ts';

it('begins with the named tests, then those that import the broken file, the nearest first', () => {
  const sources = new Map([
    ['packages/a/src/far.test.ts', "import { use } from './use.ts';"],
    ['packages/a/src/broken.ts', "import { part } from './part.ts';"],
    ['packages/a/src/near.test.ts', "import { broken } from './broken.ts';"],
    ['packages/a/src/use.ts', "export { broken } from './broken.ts';"],
    ['packages/a/src/part.test.ts', "import { part } from './part.ts';"],
    ['packages/a/src/typed.test.ts', "import type { Broken } from './broken.ts';"],
    ['packages/a/src/broken.test.ts', "import { broken } from './broken.ts';"],
    ['packages/a/src/broken.slow.test.ts', "import { broken } from './broken.ts';"],
    ['e2e/journeys/broken.test.ts', ''],
  ]);
  expect(orderTests('packages/a/src/broken.ts', ['packages/a/src/broken.test.ts'], sources)).toEqual({
    named: ['packages/a/src/broken.test.ts'],
    importing: ['packages/a/src/near.test.ts', 'packages/a/src/far.test.ts'],
    others: ['packages/a/src/part.test.ts', 'packages/a/src/typed.test.ts'],
  });
});
