import { type BrandFacts, type FactKind, pricesIn } from '@answerscope/contract';

/** A fact that an answer states beside the brand otherwise than it is declared. */
export interface StatedFact {
  kind: FactKind;
  quote: string;
  start: number;
  end: number;
  stated: string;
  declared: string;
}

interface Place {
  start: number;
  end: number;
}

/** A year right behind a word that can only mean the founding. */
const FOUNDED =
  /(?:\bfounded|\bestablished|\best\.|\bfounding year|\bgegründet|\bgründungsjahr|\bfondée?|\bcréée?|\bfundad[ao]|\bfondat[ao]|\bopgericht|\bzałożon\p{L}*|\bgrundlagt|\bstiftet|創業|設立)[^\d.!?\n]{0,25}?(1[0-9]\d\d|20\d\d)(?!\d)/giu;
const SENTENCE_END = /(?<=[.!?…])[\p{Pe}\p{Pf}"'*_]*\s+(?=[\p{Lu}\p{Lo}\p{N}"'*_])|(?<=[。！？])/u;
/** Longer than a sentence that anybody would quote, in UTF-16 units. */
const LONGEST_QUOTE = 400;

/**
 * Founding years and prices of the sentences, list items and table rows that name the brand and no other company, where
 * they differ from the declared ones. A price differs where none is declared as stated and one is in its currency.
 * @param brand where the answer names the brand
 * @param others spellings of other companies that the answer mentions
 */
export function factsStatedOtherwise(
  text: string,
  { brand, others, facts }: { brand: readonly Place[]; others: readonly string[]; facts: BrandFacts },
): StatedFact[] {
  const declared = facts.prices.flatMap(pricesIn);
  const lowered = others.map((name) => name.toLowerCase());
  return sentencesNaming(text, brand)
    .filter(({ quote }) => !lowered.some((name) => quote.toLowerCase().includes(name)))
    .flatMap((place): StatedFact[] => [
      ...yearsIn(place.quote)
        .filter((year) => facts.founding_year !== null && year !== facts.founding_year)
        .map((year) => ({
          ...place,
          kind: 'founding_year' as const,
          stated: String(year),
          declared: String(facts.founding_year),
        })),
      ...pricesIn(place.quote)
        .filter(({ amount, currency }) => {
          const same = declared.filter((one) => one.currency === currency);
          return same.length > 0 && same.every((one) => one.amount !== amount);
        })
        .map(({ start, end }) => ({
          ...place,
          kind: 'price' as const,
          stated: place.quote.slice(start, end),
          declared: facts.prices.join(', '),
        })),
    ])
    .filter(isFirst);
}

/** One of each kind a sentence. */
function isFirst(fact: StatedFact, index: number, all: readonly StatedFact[]): boolean {
  return all.findIndex((one) => one.kind === fact.kind && one.start === fact.start) === index;
}

function yearsIn(sentence: string): number[] {
  return [...sentence.matchAll(FOUNDED)].map(([, year]) => Number(year));
}

function sentencesNaming(
  text: string,
  brand: readonly Place[],
): { quote: string; start: number; end: number }[] {
  const found = new Map<number, { quote: string; start: number; end: number }>();
  for (const place of brand) {
    const lineStart = text.lastIndexOf('\n', place.start - 1) + 1;
    const newline = text.indexOf('\n', place.start);
    const lineEnd = newline < 0 ? text.length : newline;
    const line = text.slice(lineStart, lineEnd);
    let start = lineStart;
    for (const sentence of line.split(SENTENCE_END)) {
      const at = text.indexOf(sentence, start);
      start = at + sentence.length;
      if (at > place.start || start < place.end) continue;
      const quote = sentence.trim();
      const from = text.indexOf(quote, at);
      if (quote.length <= LONGEST_QUOTE) found.set(from, { quote, start: from, end: from + quote.length });
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}
