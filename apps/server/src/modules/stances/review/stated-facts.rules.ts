import type { FactKind } from '@answerscope/contract';
import { type DeclaredFacts, differs, type PriceOfPeriod, pricesOfPeriods } from './declared-facts.rules.ts';
import { foundingYears } from './founding-words.rules.ts';
import { isBareAmount, isPriceHead, isSaidAsPrice } from './price-words.rules.ts';
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
  /** Where it names the brand, in the answer. */
  places: readonly Place[];
}

/** No full stop ends a sentence behind these. */
const SENTENCE_END =
  /(?<=[.!?…])(?<!(?<!\p{L})(?:[Ee]st|[Gg]egr|Inc|Ltd|Co|Corp|St|[Cc]a|[Aa]pprox|Dr|Nr|vs)\.)[\p{Pe}\p{Pf}"'*_]*\s+(?=[\p{Lu}\p{Lo}\p{N}"'*_])|(?<=[。！？])/u;
/** Behind a sentence that names the brand, it speaks of the brand. */
const PRONOUN =
  /^[*_"“]*(?:it|they|the (?:company|firm|business|tool|app|platform|service|software|product)|es|sie|(?:das|die|der) (?:unternehmen|firma|anbieter|tool|app|plattform|dienst)|elle|il|l['’](?:entreprise|outil)|la (?:empresa|société|herramienta|piattaforma|plataforma)|l['’]azienda|het bedrijf|firma)(?=[\s'’])/iu;
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
  const isOfOthers = (words: string) => lowered.some((name) => words.toLowerCase().includes(name));
  return sentencesNaming(text, { brand, isOfOthers, products: facts.products.map(({ name }) => name) })
    .filter(({ quote }) => !isOfOthers(quote) && !/[?？][\p{Pe}\p{Pf}"'*_]*$/u.test(quote))
    .flatMap((found): StatedFact[] => [
      ...yearsStatedOtherwise(found, facts),
      ...pricesStatedOtherwise(text, found, facts),
      ...productsDenied(found, facts),
    ])
    .filter(isFirst);
}

function yearsStatedOtherwise(
  { places, ...sentence }: Sentence,
  { founding_year, products }: DeclaredFacts,
): StatedFact[] {
  const { quote, start } = sentence;
  // The founding year of a product is not the brand's.
  const own = places
    .map((one) => ({ start: one.start - start, end: one.end - start }))
    .filter((one) => !products.some(({ name }) => name === quote.slice(one.start, one.end)));
  return foundingYears(quote, own)
    .filter((year) => founding_year !== null && year !== founding_year)
    .map((year) => ({
      ...sentence,
      kind: 'founding_year' as const,
      stated: String(year),
      declared: String(founding_year),
    }));
}

function pricesStatedOtherwise(
  text: string,
  { places: _places, ...sentence }: Sentence,
  { prices, lines, products }: DeclaredFacts,
): StatedFact[] {
  const { quote } = sentence;
  const product = onlyPricedProduct(quote, products);
  const stated =
    product === null
      ? pricesOfPeriods(quote).filter((price) => differs(price, prices) && isPrice(text, sentence, price))
      : [otherPriceOf(quote, product)].filter((price) => price !== null);
  return stated.map(({ start, end }) => ({
    ...sentence,
    kind: 'price' as const,
    stated: quote.slice(start, end),
    declared: (product?.lines ?? lines).join(', '),
  }));
}

/** In a table only the cell says what its amount is, or the head of its column. */
function isPrice(
  text: string,
  { quote, start }: { quote: string; start: number },
  price: PriceOfPeriod,
): boolean {
  if (!quote.startsWith('|')) return isSaidAsPrice(quote, price);
  const from = quote.lastIndexOf('|', price.start) + 1;
  const to = quote.indexOf('|', price.end);
  const cell = quote.slice(from, to < 0 ? quote.length : to);
  const inCell = { ...price, start: price.start - from, end: price.end - from };
  if (!isBareAmount(cell, inCell)) return isSaidAsPrice(cell, inCell);
  const head = headRow(text, start).split('|')[quote.slice(0, from).split('|').length - 1] ?? '';
  return isPriceHead(head);
}

/** The head of a row's table. */
function headRow(text: string, start: number): string {
  const rows = text.slice(0, start).split('\n').slice(0, -1);
  const above = rows.findLastIndex((row) => !row.trimStart().startsWith('|'));
  return rows[above + 1]?.trim() ?? '';
}

function productsDenied({ places, ...sentence }: Sentence, facts: DeclaredFacts): StatedFact[] {
  const ends = places.map(({ end }) => end - sentence.start);
  return facts.products.flatMap(({ name }): StatedFact[] => {
    const stated = denialOf(sentence.quote, name, ends);
    return stated === null ? [] : [{ ...sentence, kind: 'product', stated, declared: name }];
  });
}

/** One of each kind a sentence. */
function isFirst(fact: StatedFact, index: number, all: readonly StatedFact[]): boolean {
  return all.findIndex((one) => one.kind === fact.kind && one.start === fact.start) === index;
}

/** The sentences that name the brand, and one right behind such a one that speaks of it without its name. */
function sentencesNaming(
  text: string,
  of: {
    brand: readonly Place[];
    isOfOthers: (words: string) => boolean;
    products: readonly string[];
  },
): Sentence[] {
  const found = new Map<number, Sentence>();
  for (const lineStart of new Set(of.brand.map(({ start }) => text.lastIndexOf('\n', start - 1) + 1))) {
    const newline = text.indexOf('\n', lineStart);
    let isNamed = false;
    let at = lineStart;
    for (const part of text.slice(lineStart, newline < 0 ? text.length : newline).split(SENTENCE_END)) {
      const quote = part.trim();
      const start = quote === '' ? at : text.indexOf(quote, at);
      const end = start + quote.length;
      at = end;
      const places = of.brand.filter((place) => place.start >= start && place.end <= end);
      const it: string | undefined = isNamed && places.length === 0 ? PRONOUN.exec(quote)?.[0] : undefined;
      if (it !== undefined) places.push({ start, end: start + it.length });
      if (places.length > 0 && quote.length <= LONGEST_QUOTE) found.set(start, { quote, start, end, places });
      isNamed =
        places.length > 0 &&
        it === undefined &&
        !of.isOfOthers(quote) &&
        !of.products.some((name) => quote.includes(name));
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}
