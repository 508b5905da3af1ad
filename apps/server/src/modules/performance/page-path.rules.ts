import { LIMITS } from '@answerscope/contract';

/** A part of an address that names somebody's thing, or lets somebody in: an id, a number, or what looks like a key. */
const NAMES_A_THING = /\d{2}|^\d+$|[^a-z0-9$_.{}-]/i;
const WORD_MAX = 40;

/** The page of an address without what is after its path; what names a thing in it is `{id}`. */
export function pagePathOf(address: string | undefined): string {
  const path = URL.parse(address ?? '/', 'http://localhost')?.pathname ?? '/';
  const parts = path
    .split('/')
    .map((part) => (part.length > WORD_MAX || NAMES_A_THING.test(part) ? '{id}' : part));
  return parts.join('/').slice(0, LIMITS.error_route_max);
}
