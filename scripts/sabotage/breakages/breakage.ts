/** One line of the product made wrong, and the tests that must notice. Nothing in it says in which folder a file lies. */
export interface Breakage {
  name: string;
  /** The function, class or constant that is broken, as it is declared at the margin of its file. */
  symbol: string;
  /** Stands exactly once in the declarations of that name. */
  find: string;
  replace: string;
  /** Test files (vitest) by name, with as many folders before it as tell it from others. */
  tests: readonly string[];
  /** Browser journeys (Playwright), by part of their title. The product is built with the breakage in it. */
  journeys?: string;
}
