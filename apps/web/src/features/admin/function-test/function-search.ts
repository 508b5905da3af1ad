import { oneOf, searchReader, text } from '../../../lib/search-codec.ts';

const SEARCH_MAX = 100;
const NAME_MAX = 120;

/** The suites of the page, beside its list of functions. */
export const SUITE_NAMES = ['profile', 'brand', 'admin', 'analytics', 'tags'] as const;
export type SuiteName = (typeof SUITE_NAMES)[number];

/** Reads from an address which suite is shown and which of its parts, or which functions and which of them is open. */
export const toFunctionSearch = searchReader({
  suite: oneOf(SUITE_NAMES),
  part: text(NAME_MAX),
  q: text(SEARCH_MAX),
  kind: oneOf(['read', 'write']),
  open: text(NAME_MAX),
});

export type FunctionSearch = ReturnType<typeof toFunctionSearch>;
