import { keyWords, nameKeyOf, shortestKnown } from './name-key.ts';

/**
 * Which written names are forms of one: a key for each, the same for `HubSpot`, `Hub Spot` and `HubSpot CRM`, in the order
 * given. A longer name is a form of a shorter one only where that one is among them.
 */
export function groupNames(names: readonly string[]): string[] {
  const words = names.map((name) => keyWords(name));
  const known = new Set(words.map((one) => nameKeyOf(one)));
  return words.map((one) => shortestKnown(one, known));
}
