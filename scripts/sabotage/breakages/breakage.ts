/** One line of the product made wrong, and the tests that must notice. */
export interface Breakage {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Test files (vitest), by path or part of it. */
  tests: readonly string[];
  /** Browser journeys (Playwright), by part of their title. The product is built with the breakage in it. */
  journeys?: string;
}

/** The server's rooms, and the tests that walk all of them. */
export const SERVER = 'apps/server/src';
export const FITNESS = 'apps/server/test/fitness';
