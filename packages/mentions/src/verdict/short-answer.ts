import { looksDerived } from '../lexicon/ordinary-words.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { asksForCompanies, asksToChoose, COMPANY_VERBS } from '../rules/use-words.ts';
import { foldText } from '../text/fold.ts';
import { isFunctionWord } from '../text/language.ts';
import { advises } from './name-like.ts';

const MAX_UNITS = 120;
const MAX_WORDS = 6;

const WHICH =
  /(?<!\p{L})(?:which|best|cheapest|top|who|where|what should|good|welche[rsmn]?|beste[rsn]?|wo|wer|quel(?:le)?s?|meilleure?s?|où|qui|qué|cuál(?:es)?|mejor(?:es)?|dónde|quién|quale?|quali|miglior[ei]?|dove|chi|melhor(?:es)?|onde|quem|que|welke?|waar|jak[aie]|jaki|któr[yae]|najleps\p{L}+|gdzie|kto|hangi|en iyi|nere\p{L}*|kim|как(?:ой|ая|ое|ие)|лучш\p{L}+|где|кто|як(?:ий|а|е|і)|найкращ\p{L}+|jak[áýé]|nejlepší|kde|vilke[nt]|vilka|bästa|var|hvilke[nt]|bedste?|hvor|mikä|paras|missä)(?!\p{L})|어느|어떤|최고|어디|누가|哪|最好|谁|どこ|どの|一番|誰|ブランド|は[？?]/iu;

const OPENERS = new Set(
  foldText(`a an any it its you your yours we our i my he she they their there here this that these those one two three four five yes no nope maybe perhaps both neither none either all most many some several each every nothing anything everything someone anyone whichever whatever whoever depends depending probably usually often sometimes about around roughly nearly almost only just not never always first then next compare check ask try look go take pick choose use get start avoid read see call sorry sure okay well cheapest best better if when while because since though but so and or with without for from in on at by to of the
    ja nein kaum meist meistens oft manchmal leider gerne klar sicher vielleicht etwa ungefahr rund circa knapp nur erst dann danach wenn weil je ob wer was wie wo wann ich wir sie es er man alle beide keine keiner keines nichts jede jeder jedes vergleichen fragen prufen achten schauen nehmen im am beim zum zur vom in an auf bei mit ohne nach
    oui non peut-etre souvent parfois environ cela ca ce c'est il elle on nous vous je aucun aucune tous toutes chaque comparez demandez verifiez desole d'abord avec sans dans chez selon
    si sí no quizas tal vez depende unos unas cerca yo usted ustedes nosotros todo todos todas ninguno ninguna cada compare pregunte revise perdon lo eso esto con sin en segun primero
    forse dipende circa io lei noi voi tutto tutti tutte nessuno nessuna ogni confronti chieda spesso con senza mi questo quello
    sim nao talvez depende cerca voce nos eu todo todos todas nenhum nenhuma cada desculpe isso isto com sem primeiro
    ja nee misschien vaak soms ongeveer dat dit het u wij ik alle beide geen elke eerst met zonder
    tak nie moze czesto czasem okolo to ja my pan pani wszystkie zadna zaden kazdy najpierw przepraszam z bez
    evet hayir belki bu su o ben biz siz hepsi hicbiri her once yaklasik
    да нет может часто иногда около примерно это я мы вы все никто каждый сначала извините с без в на так ні може це
    ano ne mozna asi zalezi nej kanske ungefar beror det den jag vi ni alla ingen`).match(/\S+/g),
);

const JOINS = String.raw`(?:or|and|&|oder|und|bzw\.|ou|et|o|u|y|e|of|en|lub|albo|i|oraz|ve|veya|ya da|или|и|або|та|nebo|a|eller|och|og|tai|ja|por|após)`;
const IN_ROW = new RegExp(String.raw`^(?:,|\s${JOINS}\s)`, 'iu');
const VERB =
  /^\s(?:(?:usually|always|often|still|probably|also|is|ist|não|no|non|ne|n['’])\s)?(?:is|are|has|wins|works|gets|does|ist|sind|hat|gilt|est|sont|a|es|son|tiene|está|é|são|tem|è|ha|sono|is|heeft|jest|ma|są|je|má|är|har|on|est|cobra)(?!\p{L})/iu;
const ARTICLE_PAIR =
  /^(?:der|die|das) \p{Lu}\p{L}+(?:\s(?:oder|und)\s(?:der|die|das)\s\p{Lu}\p{L}+)+[.!]?$/iu;
const WORD = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’&+-]*/u;
const SENTENCE = /(?<=[.!?。！？])\s+|\n+/u;
const CASELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether a short answer to a question for the best one gives a bare word in the place where the one asked for stands: alone
 * (`Chase`), in a row (`slack, or discord`), or before a verb without an article (`Bolt usually is`). A word of the
 * language then says no more than that it may be a name.
 */
export function namesInShort({ visible, question, language }: AnswerContext): boolean {
  const text = visible.text.replaceAll('\u2060', '').trim();
  if (text.length > MAX_UNITS || !asksWhich(question)) return false;
  const own = language();
  const isOneLine = !/[?？\n]/u.test(text);
  if (CASELESS.test(text)) return isOneLine && namesInCaseless(text);
  if (isOneLine && (isBareAnswer(text, own) || ARTICLE_PAIR.test(text))) return true;
  return text.split(SENTENCE).some((sentence) => !/[?]$/.test(sentence) && hasBareSubject(sentence, own));
}

function asksWhich(question: string | null): boolean {
  return (
    question !== null &&
    (WHICH.test(question) || asksToChoose(question) || asksForCompanies(question) || advises(question))
  );
}

function isBareAnswer(text: string, language: string | null): boolean {
  const first = WORD.exec(text)?.[0] ?? '';
  const rest = text.slice(first.length);
  if (isRowOfCapitals(first, rest, language)) return true;
  if (!mayStandAlone(first, language)) return false;
  if (/^[.!]?$/.test(rest) || IN_ROW.test(rest)) return true;
  const words = text.replace(/[.!]$/, '').split(/\s+/);
  return words.length <= MAX_WORDS / 2 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** `Tranquilidade ou Fidelidade`: a second word has no capital unless it is a name. */
function isRowOfCapitals(first: string, rest: string, language: string | null): boolean {
  return (
    language !== 'de' &&
    /^\p{Lu}/u.test(first) &&
    !OPENERS.has(foldText(first)) &&
    /^\p{Lu}/u.test(rest.replace(IN_ROW, '').trimStart()) &&
    IN_ROW.test(rest)
  );
}

const TURKISH_VERB = /(?:yor|[ae]r|[ıiuü]r)(?:lar|ler)?[.!]?$/u;

/** `Mint is cheapest`: no article, and a verb of what companies do or are. */
function hasBareSubject(sentence: string, language: string | null): boolean {
  const first = WORD.exec(sentence)?.[0] ?? '';
  if (!mayStandAlone(first, language)) return false;
  const rest = sentence.slice(first.length);
  if (VERB.test(rest) || (language === 'tr' && TURKISH_VERB.test(rest))) return true;
  const next = /^\s(\p{Ll}+)/u.exec(rest)?.[1] ?? '';
  if (COMPANY_VERBS.has(foldText(next))) return true;
  return language === 'en' && /^\p{Lu}/u.test(first) && /^\s\p{Ll}+[^s\W]s\s\p{Ll}/u.test(rest);
}

function mayStandAlone(word: string, language: string | null): boolean {
  const plain = foldText(word);
  return (
    plain.length >= 3 &&
    !OPENERS.has(plain) &&
    !isFunctionWord(word.toLowerCase(), language) &&
    !looksDerived(plain, language)
  );
}

/** The subject or the whole answer, made of two known words (`국민은행이`, `業務スーパーが`) or of one sign twice (`当当`). */
const COMPOUND_SUBJECT =
  /^(?:\p{Script=Hangul}{2,}(?:은행|마트|카드|몰|생명|화재|증권)|\p{Script=Han}{2,}[\p{Script=Katakana}ー]{2,}|[\p{Script=Katakana}ー]{2,}\p{Script=Han}{2,}|(\p{Script=Han})\1)/u;

function namesInCaseless(text: string): boolean {
  return COMPOUND_SUBJECT.test(text);
}
