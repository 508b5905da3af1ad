import { asksForCompanies, asksToChoose } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import { advises } from '../verdict/name-like.ts';
import { keyWords } from './name-key.ts';
import { LOCATIVE } from './no-names.ts';

export interface Asked {
  forNames: boolean;
  surely: boolean;
  words: ReadonlySet<string>;
  named: ReadonlySet<string>;
  compares: boolean;
  text: string;
  located: ReadonlySet<string>;
}

const EXPLAINED =
  /^[^\p{L}]*(?:how|why|when|what (?:is|does|do|happens|causes)|explain|define|describe|write|translate|make|create|give|provide|pretend|imagine|someone|choosing|hi|can you (?:tell|write|help|explain)|wie|warum|wieso|weshalb|wann|was (?:ist|sind|bedeutet|heißt|macht|tun)|worauf|erkläre?|comment|pourquoi|quand|qu['’]est-ce|que (?:signifie|veut|faire|pensez|sait)|explique[rz]?|cómo|por ?qué|cuándo|qué (?:es|son|significa|hacer|se sabe)|explica|come|perch[eé]|quando|(?:che )?cos['’]è|cosa|spiega|como|por que|o que|quando|hoe|waarom|wanneer|wat (?:is|zijn|betekent)|leg uit|hvordan|hvorfor|hvornår|hvad (?:er|betyder)|hur|varför|när|vad (?:är|betyder)|jak|dlaczego|czemu|kiedy|co to|czym|wyjaśnij|jak|proč|kdy|co je|как|почему|зачем|когда|что такое|як|чому|коли|що таке|nasıl|neden|ne zaman|nedir|miten|miksi|milloin|hogyan|miért|mikor|cum|de ce|când)(?!\p{L})|どうやって|どうすれば|どのように|なぜ|いつ|とは[?？]?$|方法|コツ|説明して|書いて|違い|如何|怎么|怎样|为什么|为何|什么时候|什么是|是什么|어떻게|왜|언제|방법|이란|설명해|만들어|작성해|무엇인가|뭐예요|뭔가요|كيف|لماذا|متى|ما هو|ما هي|איך|למה|מתי|מה זה|कैसे|क्यों|कब|क्या है/iu;

export function explains(text: string): boolean {
  return EXPLAINED.test(text);
}

/** With these a question for a way asks for names as well: `How do I choose a bank, and which are good?` */
const ALSO_NAMES =
  /(?<!\p{L})(?:best|top|recommend\p{L}*|which (?:one|compan|brand|provider|app|tool|shop|store|firm|bank)\p{L}*|welche[rnms]?|empfehl\p{L}*|wo (?:kaufe?|bekomme?|finde?)|quel(?:le)?s|meilleure?s?|recommande\p{L}*|cuál(?:es)?|mejore?s?|recomiend\p{L}*|qual[ie]|miglior[ie]?|consigli\p{L}*|melhor(?:es)?|quais|welke|beste[nrsm]?|aanrader|hvilke[nt]?|bedste?|anbefal\p{L}*|vilk(?:en|a|et)|bästa?|któr[aey]|najleps\p{L}*|poleć\p{L}*|kter\p{L}*|nejlep\p{L}*|лучш\p{L}*|какой|какие|какую|найкращ\p{L}*|hangi|en iyi)(?!\p{L})|おすすめ|オススメ|どこ|どれ|どの(?:会社|店|アプリ)|推荐|推薦|哪|추천|어디|괜찮은 곳|어느|어떤|أفضل|أين|מומלץ|איפה|सबसे अच्छ|कौन/iu;

/** `the best bakeries`, in the languages whose questions are asked so: what is asked for stands behind it. */
const BEST_OF =
  /(?<!\p{L})(?:the (?:best|top|leading|main)|some good|die besten|les meilleure?s|l[oa]s mejores)\s+(?:\d+\s+)?(\p{L}+)/iu;

const NAMELESS =
  /^(?:ways?|times?|tips?|attractions?|snacks?|methods?|practices?|strateg\w*|ideas?|steps?|things?|reasons?|books?|exercises?|foods?|questions?|advice|places?|wege?|zeit\w*|tipps?|methoden?|strategien?|ideen?|schritte?|gründe|bücher|übungen|lebensmittel|fragen|möglichkeiten|orte|façons?|moyens?|moments?|conseils?|astuces?|méthodes?|pratiques?|stratégies?|idées?|étapes?|raisons?|livres?|exercices?|aliments?|lieux|formas?|maneras?|momentos?|consejos?|trucos?|métodos?|prácticas?|estrategias?|pasos|razones|libros?|ejercicios?|alimentos?|lugares)$/iu;

/** Names are asked for unless a way, a reason, a time or a meaning is: `the best ways` have no names either. */
function asksForNames(question: string): boolean {
  const what = BEST_OF.exec(question)?.[1];
  if (what !== undefined && NAMELESS.test(what)) return false;
  return !explains(question) || ALSO_NAMES.test(question);
}

const NOTHING_ASKED: Asked = {
  forNames: false,
  surely: false,
  words: new Set(),
  named: new Set(),
  compares: false,
  text: '',
  located: new Set(),
};
let last: { question: string; asked: Asked } | null = null;

export function readAsked(question: string | null): Asked {
  if (question === null) return NOTHING_ASKED;
  if (last?.question === question) return last.asked;
  const text = question.replace(/\s+/g, ' ');
  const named = namedIn(text);
  const asked: Asked = {
    forNames: asksForNames(text),
    surely: saysWhat(text),
    words: new Set(foldText(text).match(/[\p{L}\p{N}]+/gu)),
    named,
    compares: COMPARES.test(text) && (named.size > 1 || !/\p{Lu}/u.test(text)),
    text,
    located: locatedIn(text),
  };
  last = { question, asked };
  return asked;
}

const WANTS =
  /(?<!\p{L})(?:compan(?:y|ies)|products?|providers?|brands?|unternehmen|firmen|produkte?n?|anbieter|entreprises?|produits?|marques?|empresas?|productos?|produtos?|marcas?|aziend[ae]|imprese|prodotti|bedrijven|producten|firmy|produkty|firem|företag|produkter|virksomheder|selskaper|yritykse\p{L}*|tuottei?t?a?|компани\p{L}*|продукт\p{L}*|firmalar\p{L}*|ürün\p{L}*|şirket\p{L}*)(?!\p{L})|企業|会社|製品|商品|公司|企业|产品|品牌|기업|회사|제품|브랜드|شركات|منتجات|חברות|מוצרים|कंपनि|उत्पाद|บริษัท|ผลิตภัณฑ์/iu;

function saysWhat(question: string): boolean {
  return (
    asksForCompanies(question) ||
    asksToChoose(question) ||
    advises(question) ||
    WANTS.test(question) ||
    BEST_OF.test(question)
  );
}

const COMPARES =
  /(?<!\p{L})(?:vs\.?|versus|or|oder|ou|o|of|eller|czy|lub|или|або|mı|mi|och|og|und|and|et|y|e|en|i)(?!\p{L})|[とか](?=\p{L})|どっち|どちら|이랑|랑 |대 |말고|比/u;

/** `Notion or Trello`: what is compared. The first word of a question has a capital anyway. */
function namedIn(question: string): Set<string> {
  const named = new Set<string>();
  const compares = COMPARES.test(question);
  for (const { index, 0: word } of question.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.+-]*/gu))
    if ((compares || index > 0) && !/^\p{Lu}{1,2}$/u.test(word))
      named.add(foldText(word).replace(/['’]s?$|[.]$/, ''));
  return named;
}

function locatedIn(asked: string): Set<string> {
  const found = new Set<string>();
  for (const { index, 0: place } of asked.matchAll(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu))
    if (LOCATIVE.test(asked.slice(Math.max(0, index - 60), index)))
      for (const word of keyWords(place)) found.add(word);
  return found;
}
