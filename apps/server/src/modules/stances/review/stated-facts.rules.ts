import type { FactKind } from '@answerscope/contract';
import { type DeclaredFacts, differs, pricesOfPeriods } from './declared-facts.rules.ts';
import { denialOf, onlyPricedProduct, otherPriceOf } from './product-facts.rules.ts';

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

interface Sentence extends Place {
  quote: string;
}

/** A year right behind a word that can only mean the founding. */
const FOUNDED =
  /(?:\bfounded|\bestablished|\best\.|\bfounding year|\bgegründet|\bgründungsjahr|\bfondée?|\bcréée?|\bfundad[ao]|\bfondat[ao]|\bopgericht|\bzałożon\p{L}*|\bgrundlagt|\bstiftet|創業|設立)[^\d.!?\n]{0,25}?(1[0-9]\d\d|20\d\d)(?!\d)/giu;
const SENTENCE_END = /(?<=[.!?…])[\p{Pe}\p{Pf}"'*_]*\s+(?=[\p{Lu}\p{Lo}\p{N}"'*_])|(?<=[。！？])/u;
/** Longer than a sentence that anybody would quote, in UTF-16 units. */
const LONGEST_QUOTE = 400;

/**
 * Facts of the sentences, list items and table rows that name the brand and no other company, where they differ from the
 * declared ones: founding years; prices, of a product where the sentence names one with a price; products that are denied.
 * A price differs where none is declared as stated and one is in its currency.
 * @param brand where the answer names the brand
 * @param others spellings of other companies that the answer mentions
 */
export function factsStatedOtherwise(
  text: string,
  { brand, others, facts }: { brand: readonly Place[]; others: readonly string[]; facts: DeclaredFacts },
): StatedFact[] {
  const lowered = others.map((name) => name.toLowerCase());
  return sentencesNaming(text, brand)
    .filter(({ quote }) => !lowered.some((name) => quote.toLowerCase().includes(name)))
    .flatMap((place): StatedFact[] => [
      ...yearsStatedOtherwise(place, facts),
      ...pricesStatedOtherwise(place, facts),
      ...productsDenied(place, { brand, facts }),
    ])
    .filter(isFirst);
}

function yearsStatedOtherwise(sentence: Sentence, { founding_year }: DeclaredFacts): StatedFact[] {
  return yearsIn(sentence.quote)
    .filter((year) => founding_year !== null && year !== founding_year)
    .map((year) => ({
      ...sentence,
      kind: 'founding_year' as const,
      stated: String(year),
      declared: String(founding_year),
    }));
}

function pricesStatedOtherwise(sentence: Sentence, { prices, lines, products }: DeclaredFacts): StatedFact[] {
  const { quote } = sentence;
  const product = onlyPricedProduct(quote, products);
  const stated =
    product === null
      ? pricesOfPeriods(quote).filter((price) => differs(price, prices))
      : [otherPriceOf(quote, product)].filter((price) => price !== null);
  return stated.map(({ start, end }) => ({
    ...sentence,
    kind: 'price' as const,
    stated: quote.slice(start, end),
    declared: (product?.lines ?? lines).join(', '),
  }));
}

function productsDenied(
  sentence: Sentence,
  { brand, facts }: { brand: readonly Place[]; facts: DeclaredFacts },
): StatedFact[] {
  const ends = brand
    .filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    .map(({ end }) => end - sentence.start);
  return facts.products.flatMap(({ name }): StatedFact[] => {
    const stated = denialOf(sentence.quote, name, ends);
    return stated === null ? [] : [{ ...sentence, kind: 'product', stated, declared: name }];
  });
}

/** One of each kind a sentence. */
function isFirst(fact: StatedFact, index: number, all: readonly StatedFact[]): boolean {
  return all.findIndex((one) => one.kind === fact.kind && one.start === fact.start) === index;
}

function yearsIn(sentence: string): number[] {
  return [...sentence.matchAll(FOUNDED)].map(([, year]) => Number(year));
}

function sentencesNaming(text: string, brand: readonly Place[]): Sentence[] {
  const found = new Map<number, Sentence>();
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
