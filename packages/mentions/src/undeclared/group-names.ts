import { keyWords, nameKeyOf, shortestKnown } from './name-key.ts';

/** `Allegro.pl` for `Allegro`, whose mentions it is read in. */
const COUNTRY_ENDING =
  /(?<=..)(?:\.com?)?\.(?:at|au|be|br|ca|ch|cz|de|dk|es|eu|fi|fr|gr|hu|ie|it|jp|kr|nl|pl|pt|ro|ru|se|sk|tr|ua|uk)$/;

/**
 * Which written names are forms of one: a key for each, the same for `HubSpot`, `Hub Spot` and `HubSpot CRM`, in the order
 * given. A longer name is a form of a shorter one only where that one is among them.
 */
export function groupNames(names: readonly string[]): string[] {
  const words = names.map((name) => keyWords(name).map((word) => word.replace(COUNTRY_ENDING, '')));
  const known = new Set(words.map((one) => nameKeyOf(one)));
  return words.map((one) => shortestKnown(one, known));
}
