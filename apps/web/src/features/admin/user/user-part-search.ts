import { oneOf, searchReader } from '../../../lib/search-codec.ts';
import * as messages from './messages.ts';

/** The parts of a user's page, in their order. */
export const USER_PARTS = [
  { value: 'overview', label: messages.overview },
  { value: 'keywords', label: messages.keywords },
  { value: 'runs', label: messages.runs },
  { value: 'activity', label: messages.activity },
  { value: 'notes', label: messages.notes },
] as const;

export type UserPart = (typeof USER_PARTS)[number]['value'];

/** Reads from an address which part of a user's page is shown. */
export const toUserPartSearch = searchReader({ part: oneOf(USER_PARTS.map(({ value }) => value)) });

export type UserPartSearch = ReturnType<typeof toUserPartSearch>;
