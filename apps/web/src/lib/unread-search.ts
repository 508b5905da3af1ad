/**
 * The search parameters of an address as they stand, for a route's `validateSearch`: that runs in the part of the
 * program that the landing page loads, so a page behind the sign-in reads its parameters itself.
 */
export function unreadSearch<Search>(search: Record<string, unknown>): Search {
  return search as Search;
}
