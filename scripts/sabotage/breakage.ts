/** A mutant: one line of the product made wrong, and the tests that must notice. It names no folder. */
export interface Breakage {
  name: string;
  /** The function, class or constant that is broken, as declared at the margin of its file. */
  symbol: string;
  /** Found exactly once in the declarations of that name. */
  find: string;
  /** Removes the text when omitted. */
  replace?: string;
  /** Vitest files by name, with as many folders in front as make the name unique. */
  tests: readonly string[];
}
