import { oneOf, searchReader } from '../../../lib/search-codec.ts';

/** The parts of a user's page, in their order. */
export const USER_PARTS = [
  { value: 'overview', label: 'Overview' },
  { value: 'keywords', label: 'Keywords' },
  { value: 'runs', label: 'Runs' },
  { value: 'activity', label: 'Activity' },
  { value: 'notes', label: 'Notes' },
] as const;

export type UserPart = (typeof USER_PARTS)[number]['value'];

/** Reads from an address which part of a user's page is shown. */
export const toUserPartSearch = searchReader({ part: oneOf(USER_PARTS.map(({ value }) => value)) });

export type UserPartSearch = ReturnType<typeof toUserPartSearch>;
