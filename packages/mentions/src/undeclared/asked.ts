import { asksForCompanies, asksToChoose } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import { advises } from '../verdict/name-like.ts';
import { keyWords } from './name-key.ts';
import { LOCATIVE } from './no-names.ts';

/** What a question says of the names an answer may hold. */
export interface Asked {
  /** It asks for companies or products. */
  forNames: boolean;
  /** Its folded words: a weak sign that only repeats them is none. */
  words: ReadonlySet<string>;
  /** Words of places that it asks in. */
  located: ReadonlySet<string>;
}

/** What a question asks for in the words of the product's own questions, in every language it offers. */
const WANTS =
  /(?<!\p{L})(?:compan(?:y|ies)|products?|providers?|brands?|unternehmen|firmen|produkte?n?|anbieter|entreprises?|produits?|marques?|empresas?|productos?|produtos?|marcas?|aziend[ae]|imprese|prodotti|bedrijven|producten|firmy|produkty|firem|företag|produkter|virksomheder|selskaper|yritykse\p{L}*|tuottei?t?a?|компани\p{L}*|продукт\p{L}*|firmalar\p{L}*|ürün\p{L}*|şirket\p{L}*)(?!\p{L})|企業|会社|製品|商品|公司|企业|产品|品牌|기업|회사|제품|브랜드|شركات|منتجات|חברות|מוצרים|कंपनि|उत्पाद|บริษัท|ผลิตภัณฑ์/iu;

/** `the best bakeries`, in the languages whose questions are asked so: what is asked for stands behind it. */
const BEST_OF =
  /(?<!\p{L})(?:the (?:best|top|leading)|die besten|les meilleure?s|l[oa]s mejores)\s+(?:\d+\s+)?(\p{L}+)/iu;

/** What may be the best and has no name. */
const NAMELESS =
  /^(?:ways?|times?|tips?|methods?|practices?|strateg\w*|ideas?|steps?|things?|reasons?|books?|exercises?|foods?|questions?|advice|places?|wege?|zeit\w*|tipps?|methoden?|strategien?|ideen?|schritte?|gründe|bücher|übungen|lebensmittel|fragen|möglichkeiten|orte|façons?|moyens?|moments?|conseils?|astuces?|méthodes?|pratiques?|stratégies?|idées?|étapes?|raisons?|livres?|exercices?|aliments?|lieux|formas?|maneras?|momentos?|consejos?|trucos?|métodos?|prácticas?|estrategias?|pasos|razones|libros?|ejercicios?|alimentos?|lugares)$/iu;

/** `What are the best bakeries?` asks for names, `What are the best ways to …?` does not. */
function asksForTheBest(question: string): boolean {
  const what = BEST_OF.exec(question)?.[1];
  return what !== undefined && !NAMELESS.test(what);
}

const NOTHING_ASKED: Asked = { forNames: false, words: new Set(), located: new Set() };
let last: { question: string; asked: Asked } | null = null;

/** Reads a question; answers come in runs to the same one, so the last is kept. */
export function readAsked(question: string | null): Asked {
  if (question === null) return NOTHING_ASKED;
  if (last?.question === question) return last.asked;
  const asked: Asked = {
    forNames:
      asksForCompanies(question) ||
      asksToChoose(question) ||
      advises(question) ||
      WANTS.test(question) ||
      asksForTheBest(question),
    words: new Set(foldText(question).match(/[\p{L}\p{N}]+/gu)),
    located: locatedIn(question),
  };
  last = { question, asked };
  return asked;
}

function locatedIn(asked: string): Set<string> {
  const found = new Set<string>();
  for (const { index, 0: place } of asked.matchAll(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu))
    if (LOCATIVE.test(asked.slice(Math.max(0, index - 60), index)))
      for (const word of keyWords(place)) found.add(word);
  return found;
}
