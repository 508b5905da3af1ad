import type { SearchSchemaInput } from '@tanstack/react-router';

/** The search parameters of an address before a reader of the page has judged them: whatever somebody typed. */
export type UnreadSearch = Record<string, unknown>;

/**
 * The `validateSearch` of a route whose page reads its parameters itself, because routes are part of what the landing
 * page loads. Links to the route are checked against `Search`; the page gets them unread.
 */
export function unreadSearch<Search>(search: Search & SearchSchemaInput): UnreadSearch {
  return { ...search };
}
