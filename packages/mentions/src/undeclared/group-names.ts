import { withoutLegalForm } from '../names/name-forms.ts';
import { keyWords, nameKeyOf, shortestKnown } from './name-key.ts';

/** `Allegro.pl` for `Allegro`, whose mentions it is read in. */
const COUNTRY_ENDING =
  /(?<=..)(?:\.com?)?\.(?:at|au|be|br|ca|ch|cz|de|dk|es|eu|fi|fr|gr|hu|ie|it|jp|kr|nl|pl|pt|ro|ru|se|sk|tr|ua|uk)$/;
/** `Mueller` for `Müller`; `Blue` and `Samuels` keep their letters apart from other names, too. */
const WRITTEN_UMLAUT = /(?<![aeiou])([aou])e(?=[b-df-hj-np-tv-xz])/g;
const GENITIVE = /(?<=\p{L})['’]s(?!\p{L})/giu;

/**
 * Which written names are forms of one: a key for each, the same for `HubSpot`, `Hub Spot` and `HubSpot CRM`, in the order
 * given. A longer name is a form of a shorter one only where that one is among them.
 */
export function groupNames(names: readonly string[]): string[] {
  const words = names.map(wordsOf);
  const known = new Set(words.map(nameKeyOf));
  const owned = ownedKeys(names, known);
  return words.map((one) => {
    const key = shortestKnown(one, known);
    return owned.get(key) ?? key;
  });
}

/** The folded words of a name in the spelling that all its spellings share. */
function wordsOf(name: string): string[] {
  const short = withoutLegalForm(name);
  // `Brand & Co.` is not read in `Brand`.
  const shared = (short.endsWith('&') ? name : short).replace(GENITIVE, 's').replace(/(?<=\S) Plus$/, '+');
  return keyWords(shared).map((word) => word.replace(COUNTRY_ENDING, '').replace(WRITTEN_UMLAUT, '$1'));
}

/** The known names that stand in others as genitives, by the keys of these. */
function ownedKeys(names: readonly string[], known: ReadonlySet<string>): Map<string, string> {
  const owned = new Map<string, string>();
  for (const name of names) {
    const owner = name.replace(GENITIVE, '');
    const key = owner === name ? '' : nameKeyOf(wordsOf(owner));
    if (known.has(key)) owned.set(nameKeyOf(wordsOf(name)), key);
  }
  return owned;
}
