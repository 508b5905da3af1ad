import type { Candidate } from '../find/candidate.ts';
import {
  DEMONYMS,
  kindsOf,
  MOUNTAINS,
  PLACES,
  PROPER_PAIRS,
  RIVERS,
  SURNAMES,
} from '../lexicon/namesakes.ts';
import {
  GIVEN_NAMES,
  HONORIFICS,
  ORGANISATION_TAILS,
  PLACE_NOUNS,
  PROPER_WORDS,
} from '../lexicon/people-and-places.ts';
import { foldText } from '../text/fold.ts';
import { isFunctionWord } from '../text/language.ts';
import { isAdjacent, isCapitalised, type Word } from '../text/words.ts';
import type { AnswerContext } from './answer-context.ts';
import type { Scene } from './scene.ts';
import { isTitleCase } from './use/case.ts';
import { asksForCompanies, companyWords, NAMING_WORDS } from './use-words.ts';

interface Namesake {
  word: string;
  inPair: boolean;
  isDemonym: boolean;
  isPlace: boolean;
  isLandscape: boolean;
  isSurname: boolean;
  isKnown: boolean;
  hasTitle: boolean;
  kinds: readonly ReadonlySet<string>[];
}

const MAX_NAMESAKES = 2000;
const namesakes = new Map<string, Namesake>();

function namesakeOf(written: string): Namesake {
  const known = namesakes.get(written);
  if (known) return known;
  const word = foldText(written);
  const made: Namesake = {
    word,
    inPair: PAIR_WORDS.has(word),
    isDemonym: DEMONYMS.has(word),
    isPlace: PLACES.has(word),
    isLandscape: RIVERS.has(word) || MOUNTAINS.has(word),
    isSurname: SURNAMES.has(word),
    isKnown: SURNAMES.has(word) || PLACES.has(word) || PROPER_WORDS.has(word) || GIVEN_NAMES.has(word),
    hasTitle: word.includes(' ') && HONORIFICS.has(word.slice(0, word.indexOf(' '))),
    kinds: kindsOf(word),
  };
  if (namesakes.size >= MAX_NAMESAKES) namesakes.clear();
  namesakes.set(written, made);
  return made;
}

export function isNamesake(scene: Scene): boolean {
  if (isEra(scene)) return true;
  if (!isCapitalised(scene.written)) return false;
  const { exact, pattern } = scene.candidate;
  const own = namesakeOf(exact ? pattern.form.text : scene.written);
  return (
    (own.inPair && isInProperPair(scene, own.word)) ||
    (own.isKnown && isFoundation(scene)) ||
    (own.hasTitle && isFullName(scene)) ||
    (own.isDemonym && describesAnother(scene)) ||
    (own.isSurname && isSurnameOfPerson(scene)) ||
    (own.isPlace && isKnownPlace(scene)) ||
    (own.kinds.length > 0 && standsAmongItsKind(scene, own)) ||
    (own.isLandscape && isLandscape(scene)) ||
    isNamedPerson(scene) ||
    isAfterWhatItIs(scene, own) ||
    isRegion(scene) ||
    isSetAsTitle(scene)
  );
}

const PAIR_WORDS = new Set([...PROPER_PAIRS].flatMap((pair) => pair.split(' ')));

const ERAS =
  /^(?:時代|时代(?!周刊|周报|天街|少年)|維新|维新|年間|神宮|神社|大学|大學|街(?!头|頭|机|拍)|路(?!由|线|透|过|上|程|况|演)|駅|寺|湖|古城|遗址|脚下)/u;

/** `明治時代`, `长安街`: an age, a street or a school of that name. */
function isEra({ written, candidate, context }: Scene): boolean {
  if (written.charCodeAt(0) < 0x3400 || !/^\p{Script=Han}+$/u.test(written)) return false;
  return ERAS.test(context.visible.text.slice(candidate.end, candidate.end + 4));
}

/** `United States` for United, `New Orleans` for Orleans: the two words are another name. */
function isInProperPair({ before, after, candidate, context }: Scene, word: string): boolean {
  const isNext = after !== null && isAdjacent(after) && isCapitalised(after.text);
  const isLast = before !== null && isAdjacent(before) && isCapitalised(before.text);
  const pairs = [
    isNext ? `${word} ${foldText(after.text)}` : '',
    isLast ? `${foldText(before.text)} ${word}` : '',
  ];
  const declared = foldText(context.names.brands[candidate.brand]?.name ?? '');
  return pairs.some((pair) => PROPER_PAIRS.has(pair) && !declared.includes(pair));
}

const PEOPLE =
  '(?:man|woman|boy|girl|child|knight|king|queen|prince|princess|wizard|witch|dog|cat|horse|rabbit|fox|bear|dragon|robot|hero|heroine|soldier|sailor|farmer|teacher|student|detective|nurse|doctor|baby|brother|sister|friend|son|daughter|colleague|neighbou?r|character|creature|elf|dwarf|orphan|artist|scientist|inventor|professor|captain|spirit|ghost)';
const PERSON_NAMED = new RegExp(`\\b${PEOPLE},? (?:named|called|by the name of) $`, 'i');
const NAMING = new Set(['named', 'called', 'of']);
const QUOTE_BEFORE = /^["”'] $/;
const NICKNAME = /\p{Lu}\p{Ll}+ ["“'][\p{L} ]{2,20}["”'] $/u;

/** `a young knight named Rowan`, `Joe "King" Oliver`. */
function isNamedPerson({ before, candidate, context }: Scene): boolean {
  if (before === null || !(NAMING.has(before.text) || QUOTE_BEFORE.test(before.gap))) return false;
  const lead = context.visible.text.slice(Math.max(0, candidate.start - 50), candidate.start);
  return PERSON_NAMED.test(lead) || NICKNAME.test(lead);
}

/** `Captain Name Vance`: a name that begins with a title, and a family name goes on behind it. */
function isFullName({ after }: Scene): boolean {
  if (!after || !isAdjacent(after)) return false;
  return /^\p{Lu}\p{Ll}+$/u.test(after.text) && SURNAMES.has(foldText(after.text));
}

/** `American Express` for American: a nationality begins another name. */
function describesAnother(scene: Scene): boolean {
  const { after } = scene;
  if (!after || !isAdjacent(after) || !isCapitalised(after.text)) return false;
  return !isDeclared(scene, foldText(after.text));
}

const FOUNDATIONS = new Set(
  'foundation commission institute institution society museum prize award awards medal prix premio premia nagroda cena премия institut instituto istituto fellowship scholarship endowment stiftung fondation fundacion fundacao fondazione stichting fundacja nadace'.split(
    ' ',
  ),
);

/** `Ford Foundation`, `Carnegie Commission`: what people leave behind bears their name. */
function isFoundation(scene: Scene): boolean {
  const { after } = scene;
  if (!after || !isAdjacent(after) || !isCapitalised(after.text)) return false;
  const tail = foldText(after.text);
  if (!FOUNDATIONS.has(tail) && !ORGANISATION_TAILS.has(tail)) return false;
  return !isDeclared(scene, tail);
}

/** `Cave Johnson`: a family name behind a capitalised word that is no other name of the brand. */
function isSurnameOfPerson(scene: Scene): boolean {
  const { before, after } = scene;
  if (before?.gap !== ' ' || !isCapitalised(before.text)) return false;
  if (!/^\p{Lu}\p{Ll}+$/u.test(before.text) || opensLine(scene, before) || isTitleCase(scene)) return false;
  if (after && isAdjacent(after) && isCapitalised(after.text)) return false;
  const first = foldText(before.text);
  if (NAMING_WORDS.has(first) || companyWords(scene.context.language()).has(first)) return false;
  if (scene.context.language() === 'de' && !GIVEN_NAMES.has(first)) return false;
  return !isDeclared(scene, first) && !scene.sentence.hasCompanyWord();
}

function opensLine(scene: Scene, { start }: Word): boolean {
  const { text } = scene.context.visible;
  const from = Math.max(scene.sentenceStart, scene.line.content);
  return /^$|[:|"“(–—-]\s?$/.test(text.slice(from, start).trim());
}

function isDeclared({ candidate, context }: Scene, word: string): boolean {
  const names = context.names.brands[candidate.brand];
  const declared = [names?.name ?? '', names?.domain ?? '', ...(names?.aliases ?? [])];
  return declared.some((text) => foldText(text).includes(word));
}

const DIRECTIONS = new Set(
  'northern southern eastern western central upper lower coastal rural mainland nördliche nördlichen südliche südlichen östliche östlichen westliche westlichen'.split(
    ' ',
  ),
);
const REGIONS = new Set(
  'region peninsula rainforest province glacier glaciers fjords coastline steppe basin plateau archipelago'.split(
    ' ',
  ),
);
const OWN_REGION = /^['’]s (\p{Ll}+)/u;

/** `southern Name`, `the Name region`: said of lands whatever they are called. */
function isRegion({ candidate, context, before, after }: Scene): boolean {
  if (after && after.text.length > 5 && isAdjacent(after) && REGIONS.has(after.text)) return true;
  if (candidate.possessive) {
    const owned = OWN_REGION.exec(context.visible.text.slice(candidate.end, candidate.end + 20));
    if (REGIONS.has(owned?.[1] ?? '')) return true;
  }
  if (!before || before.text.length < 5 || !isAdjacent(before)) return false;
  if (!DIRECTIONS.has(before.text.toLowerCase())) return false;
  return !after || !isAdjacent(after) || !isCapitalised(after.text);
}

const WITHIN =
  /(?:^|[\s(])(?:(?:in|across|throughout|near|around|through|into|explor(?:e|ing)|visit(?:ing|ed)?|(?:trip|trips|travel|travell?ing|travels|fly|flying|flights?|journey|journeys|trek|drive|move|moved|moving|went|go|going|return|returned|guide) to|(?:tour|map|history|city|region|people|coast|mountains|streets|heart|north|south|east|west|capital|province|part|parts|university|bishop|duke) of|(?:live|lives|lived|living|born|located|situated|weeks|days|months|summer|winter|spring|autumn|hotels?|weather|hiking|holidays?|vacation) in) |(?:en|dans|à|vers|em|na|nel|nella|hacia|desde|hasta|w|v|ve|in|nach|im) )$/iu;
const BEHIND_PLACE =
  /^(?:['’]s (?:climate|weather|landscapes?|population|people|capital|beaches|mountains?|wildlife|cuisine|culture|economy|government|old town|coast|wind|winds|lakes?|national parks?)| (?:is|are|was) (?:in|located|situated|an? (?:\p{Ll}+ )?(?:city|region|country|town|state|province))| (?:es|est|è|é|ist) (?:la|una|une|uma|eine|die|a|il|le) (?:\p{Ll}+ )?(?:capital|capitale|Hauptstadt|ciudad|ville|città|cidade|Stadt|región|région|regione|Region|provincia|province|puerta|isla|île|isola|ilha|Insel)|, (?:Argentina|Chile|Italy|Spain|France|Germany|England|Mexico|Brazil|USA|Canada))(?![\p{L}])/u;

/** `in Name`, `Name's climate`, where a place of that name is well known and nothing speaks of companies. */
function isKnownPlace(scene: Scene): boolean {
  const { text } = scene.context.visible;
  const { start, end, possessive } = scene.candidate;
  const isWithin =
    !possessive &&
    !/^ \p{Lu}|^[-–]\p{Lu}/u.test(text.slice(end, end + 2)) &&
    WITHIN.test(text.slice(Math.max(0, start - 24), start));
  if (!isWithin && !BEHIND_PLACE.test(text.slice(end, end + 40)) && !isPlaceInQuestion(scene)) return false;
  if (scene.sentence.hasCompanyWord()) return false;
  return !isWithin || scene.context.language() === 'en' || !asksForCompanies(scene.context.question);
}

/** `What can I visit in Mendoza?`: the question takes it for a place and asks for no companies. */
function isPlaceInQuestion({ context, written }: Scene): boolean {
  const { question } = context;
  const at = question?.indexOf(written) ?? -1;
  if (question === null || at < 0 || asksForCompanies(question)) return false;
  return WITHIN.test(question.slice(Math.max(0, at - 24), at));
}

/** `the ship *Patagonia*`, `a mission called *Veritas*`: set as a title behind what it is. */
function isSetAsTitle({ context, candidate, line }: Scene): boolean {
  if (candidate.start === line.content || !isInItalics(context, candidate)) return false;
  return NAMED_SO.test(context.visible.text.slice(Math.max(0, candidate.start - 60), candidate.start));
}

const NAMED_SO =
  /(?:called|named|titled|entitled|ship|boat|vessel|mission|missions|series|documentary|film|novel|album|song|play|of them,?|of these,?) (?:are |is )?(?:called |named )?(?:the )?(?:\p{Lu}\p{Ll}+,? (?:and|or) )?$/u;

function isInItalics({ answer, visible }: AnswerContext, { start, end }: Candidate): boolean {
  const from = visible.origin[start] ?? 0;
  const mark = answer.charAt(from - 1);
  if (mark !== '*' && mark !== '_') return false;
  const to = (visible.origin[end - 1] ?? 0) + 1;
  return answer.charAt(to) === mark && answer.charAt(from - 2) !== mark && answer.charAt(to + 1) !== mark;
}

const ARTICLES = new Set('the los las les el le il der die'.split(' '));

/** `along the Thames`, `los Andes`: a river and mountains have an article and nothing behind it. */
function isLandscape({ before, after, context, candidate }: Scene): boolean {
  if (!before || !isAdjacent(before) || !ARTICLES.has(before.text.toLowerCase())) return false;
  if (asksForCompanies(context.question) || candidate.possessive) return false;
  if (!after || !isAdjacent(after)) return true;
  return after.text !== 'of' && isFunctionWord(after.text, 'en');
}

const NOUN_FIRST = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl', 'cs', 'ru', 'uk']);

/** `prix Nobel`, `rue Pasteur`: languages that put first what it is. */
function isAfterWhatItIs({ before, context }: Scene, { isKnown }: Namesake): boolean {
  if (!before || !isAdjacent(before) || !NOUN_FIRST.has(context.language() ?? '')) return false;
  const noun = foldText(before.text);
  return STREETS.has(noun) || (isKnown && (FOUNDATIONS.has(noun) || PLACE_NOUNS.has(noun)));
}

const STREETS = new Set(
  'rue avenue boulevard calle avenida paseo viale piazza ulica aleja ulice namesti улица улице улицы проспект площадь вулиця plaza parque parc parco cerro monte lago lac rio isla ile playa plage spiaggia valle vallee puente ponte aeropuerto aeroport estadio stade stadio'.split(
    ' ',
  ),
);

const MIN_LIKES = 2;

/** `Zeus sent Hermes`, `Mercury, Venus, Earth`: the answer names others of the kind. */
function standsAmongItsKind(scene: Scene, { kinds, word }: Namesake): boolean {
  if (asksForCompanies(scene.context.question)) return false;
  const enough = scene.sentence.hasCompanyWord() ? MIN_LIKES + 1 : MIN_LIKES;
  return kinds.some((kind) => likesOf(scene, kind, word) >= enough);
}

function likesOf(scene: Scene, kind: ReadonlySet<string>, word: string): number {
  const { text } = scene.context.visible;
  const { start, end } = scene.candidate;
  const around = text.slice(Math.max(0, start - AROUND), end + AROUND);
  const found = new Set<string>();
  for (const match of around.matchAll(CAPITALISED)) {
    const folded = foldText(match[0]);
    if (folded !== word && kind.has(folded)) found.add(folded);
  }
  return found.size;
}

const AROUND = 400;
const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{1,11}(?!\p{L})/gu;
