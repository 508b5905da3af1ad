import {
  type DeclaredProduct,
  differs,
  type PriceOfPeriod,
  pricesOfPeriods,
  wholePlaces,
} from './declared-facts.rules.ts';
import { isNoPrice } from './price-words.rules.ts';

const WORDS_BETWEEN =
  /^(?:[\s"”»*_|:(–—-]|(?:costs?|is|starts?|sells?|priced|available|only|just|at|from|for|kostet|ab|nur|für|liegt|bei|coûte|est|à|partir|de|cuesta|desde|solo|costa|da|kost|vanaf|voor|kosztuje|od|koster|fra)(?!\p{L}))*$/iu;
const LONGEST_BETWEEN = 40;
/** The only declared product in a sentence that has a price of its own; null where none is, or several products are. */
export function onlyPricedProduct(
  sentence: string,
  products: readonly DeclaredProduct[],
): DeclaredProduct | null {
  const named = products.filter(({ name }) => wholePlaces(sentence, name).length > 0);
  const [only] = named;
  return named.length === 1 && only !== undefined && only.prices.length > 0 ? only : null;
}

/** The price right behind a product, where no price in the sentence is one that is declared for it. */
export function otherPriceOf(sentence: string, product: DeclaredProduct): PriceOfPeriod | null {
  const prices = pricesOfPeriods(sentence);
  if (prices.some((price) => !differs(price, product.prices))) return null;
  const behind = wholePlaces(sentence, product.name).map(({ end }) => end);
  const stated = prices.find(({ start }) =>
    behind.some((end) => {
      const between = end <= start && start - end <= LONGEST_BETWEEN ? sentence.slice(end, start) : null;
      return between !== null && WORDS_BETWEEN.test(between);
    }),
  );
  return stated === undefined || isNoPrice(sentence.slice(stated.end)) ? null : stated;
}

/** In the place of the product. */
const IT = '\u0000';
const NOT_OFFERED = [
  `(?:does not|doesn['’]t|do not|don['’]t|no longer)(?: currently)? (?:offers?|sells?|makes?|provides?|carry|carries|stocks?|produces?)(?: an?| any| its| the)? ${IT}(?: anymore| any more| any longer)?`,
  `(?:bietet|verkauft|führt|produziert) (?:derzeit |aktuell )?(?:kein(?:e[nms]?)? ${IT}(?: mehr)?|(?:das |den |die )?${IT} (?:derzeit |aktuell )?nicht(?: mehr)?)(?: an)?`,
  `(?:ne propose|n['’]offre|ne vend|ne fabrique) (?:pas|plus)(?: de| le| la)? ${IT}`,
  `(?:ya )?no (?:ofrece|vende|fabrica)(?: el| la)? ${IT}`,
  `non (?:offre|vende|produce)(?: più)?(?: il| la)? ${IT}`,
  `(?:biedt|verkoopt|maakt) (?:geen ${IT}(?: meer)?|${IT} niet(?: meer)?)(?: aan)?`,
];
const GIVEN_UP = [
  '(?:is|was) no longer (?:offered|sold|made|produced|available)',
  '(?:is|was|has been) discontinued',
  'wurde eingestellt|(?:ist|wird) nicht mehr (?:erhältlich|verfügbar|angeboten|verkauft|hergestellt)|gibt es nicht mehr',
  "n['’]est plus (?:disponible|vendue?|proposée?|fabriquée?)",
  'ya no (?:está disponible|se vende|se fabrica)',
  'non è più disponibile',
  'is niet meer (?:verkrijgbaar|beschikbaar)',
];
const BEFORE = '(?: (?:currently|still|itself|derzeit|aktuell|selbst))?';
const END = '["”»*_]*(?=[.!;]|$)';
const BEHIND_BRAND = new RegExp(`^["”»*_]*${BEFORE} (?:${NOT_OFFERED.join('|')})${END}`, 'iu');
const OF_PRODUCT = new RegExp(`${IT} (?:${GIVEN_UP.join('|')})${END}`, 'iu');
const MARKED_IT = new RegExp(`[*_"“”„«»]*${IT}[*_"“”„«»]*`, 'u');
const SUPPOSED = /(?<!\p{L})(?:if|whether|unless|falls|wenn|ob|si|se|als)(?!\p{L})/iu;

/**
 * The words by which a sentence denies that the brand has a product: right behind the brand's name, or of the product. A
 * condition, a place or a time behind them denies less.
 * @param brandEnds where places of the brand end in the sentence
 */
export function denialOf(sentence: string, name: string, brandEnds: readonly number[]): string | null {
  const places = wholePlaces(sentence, name);
  if (places.length === 0 || SUPPOSED.test(sentence)) return null;
  for (const { start, end } of places) {
    const marked = `${sentence.slice(0, start)}${IT}${sentence.slice(end)}`.replace(MARKED_IT, IT);
    const shown = (words: string) =>
      words
        .replace(IT, name)
        .replace(/["”»*_]/gu, '')
        .trim();
    for (const at of brandEnds) {
      const found = at <= start ? BEHIND_BRAND.exec(marked.slice(at))?.[0] : undefined;
      if (found !== undefined) return shown(found);
    }
    const found = OF_PRODUCT.exec(marked)?.[0];
    if (found !== undefined) return shown(found);
  }
  return null;
}
