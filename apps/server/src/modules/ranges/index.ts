/** What a range of days says: how often assistants mention the brand, and how that changed. */
export { headlinesOf, shownChanges } from './headline.rules.ts';
export { findRangeScope } from './range-counts.queries.ts';
export { readRange } from './use-cases/read-range.ts';
export { resolveRange } from './use-cases/resolve-range.ts';
