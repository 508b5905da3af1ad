interface Place {
  start: number;
  end: number;
}

const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const FOUNDED = `(?:${word('founded|established|founding year|est\\.|gegründet|gegr\\.|gründungsjahr|fondée?|créée?|fundad[ao]|fondat[ao]|opgericht|założon\\p{L}*|grundlagt|stiftet|grundat')}|創業|設立)`;
/** What may stand between the word and its year: marks, a place, a founder. */
const GAP = `(?:[\\s*_:：|(はのに、]*(?:${word('in|by|back|on|around|im|jahr|durch|von|en|au|par|por|nel|da|door|w|przez|roku|i|af|av|year')}[^\\d.!?;\\n]{0,25})?)`;
const YEAR = '(?<year>1[0-9]\\d\\d|20\\d\\d)(?!\\d)';
const FOUNDING = new RegExp(`${FOUNDED}${GAP}${YEAR}`, 'giu');
/** Without its year right behind, it is a product or a country that it began with. */
const LAUNCHED = new RegExp(
  `${word('launched|started|gestartet|lancée?|lanzad[ao]|lanciat[ao]')} (?:back )?(?:in|im jahr|en|nel)\\s${YEAR}`,
  'giu',
);
const IS =
  '(?:(?:which|who|that|die|das|qui|que|che) )?(?:was|is|were|are|has been|(?:it|they) (?:was|were)|wurde|ist|fut|est|a été|fue|è stat[ao]|è|werd|is|została?|został|blev|ble|foi|er|är)';
/** Between the brand and that word: nothing, 'was', or what kind of company it is. */
const BETWEEN = new RegExp(
  `^(?:['’]s)?[\\s*_"”»(,–—:|-]*(?:[はのが、]|${IS}[\\s*_]+)?(?:(?:originally|first|officially|already|ursprünglich|bereits|initially) )?(?:(?:an?|the|eine?|une?|una|een) (?:(?!${word('of|for|by|with|from|that|which|to|von|für|mit|de|du|des|para|per|voor|van|dla')})[\\p{L}\\p{N}-]+ ){1,6})?[\\s*_(,–—:|-]*$`,
  'iu',
);
const NOT_OF_IT = new RegExp(
  word('acquir\\p{L}*|bought|owns?|parent|subsidiary|owner|partner|successor|übern\\p{L}*|tochter\\p{L}*'),
  'iu',
);

/**
 * The years in which a sentence says that the brand was founded: the word is the brand's own, not that of a firm it bought.
 * @param brand places of the brand in the sentence
 */
export function foundingYears(sentence: string, brand: readonly Place[]): number[] {
  return [...sentence.matchAll(FOUNDING), ...sentence.matchAll(LAUNCHED)]
    .filter(({ index, 0: words }) => isOfBrand(sentence, brand, { start: index, end: index + words.length }))
    .toSorted((a, b) => a.index - b.index)
    .map(({ groups }) => Number(groups?.year));
}

function isOfBrand(sentence: string, brand: readonly Place[], { start, end }: Place): boolean {
  const nearest = brand.findLast((place) => place.end <= start);
  if (nearest !== undefined) {
    const between = sentence.slice(nearest.end, start);
    return BETWEEN.test(between) && !NOT_OF_IT.test(between);
  }
  // 'Founded in 2009 in Graz, Northwind …'
  if (/[\p{L}\p{N}]/u.test(sentence.slice(0, start))) return false;
  const next = brand.find((place) => place.start >= end);
  return next !== undefined && /^[^,;\d]{0,30},\s*(?:the )?[*_"“]*$/iu.test(sentence.slice(end, next.start));
}
