import type { ReasonCode } from '../codes.ts';
import { candidateIn } from '../find/candidate-index.ts';
import { isOrdinaryWord } from '../lexicon/ordinary-words.ts';
import { APPOSITIONS, GIVEN_NAMES, HONORIFICS, PLACE_NOUNS, REGIONS } from '../lexicon/people-and-places.ts';
import { foldText } from '../text/fold.ts';
import { isAdjacent, isCapitalised, type Word, wordBefore } from '../text/words.ts';
import { isNamesake } from './namesake.ts';
import type { Scene } from './scene.ts';
import { companyWords } from './use-words.ts';

export function otherEntity(scene: Scene): ReasonCode | null {
  return isPerson(scene) ||
    isFirstName(scene) ||
    isPlace(scene) ||
    isIntroducedAs(scene) ||
    isBorn(scene) ||
    isUnitOfMeasure(scene) ||
    isSituated(scene) ||
    livesLikeAPerson(scene) ||
    isDefinedAs(scene) ||
    isNamesake(scene)
    ? 'other_entity'
    : null;
}

function isDirect(gap: string): boolean {
  return gap === ' ' || gap === '. ' || gap === '\u00a0';
}

const OF = new Set(['di', 'de', 'von', 'van', 'of', 'da', 'du', 'del', 'della']);
const GIVEN_BEFORE = /(?:^|[^\p{L}])(\p{Lu}[\p{L}]+)(?: [IVX]+\.?)? $/u;

/** `Carlo di Borbone`: a given name and a small word before the name. */
function isOfHouse({ before, written, context }: Scene): boolean {
  if (before?.gap !== ' ' || !OF.has(before.text) || !isCapitalised(written)) return false;
  const lead = context.visible.text.slice(Math.max(0, before.start - 40), before.start);
  const given = foldText(GIVEN_BEFORE.exec(lead)?.[1] ?? '');
  return GIVEN_NAMES.has(given) && !isOrdinaryWord(given, context.language());
}

function isPerson(scene: Scene): boolean {
  const { before, written } = scene;
  if (isOfHouse(scene)) return true;
  if (!before || !isDirect(before.gap) || !isCapitalised(before.text) || !isCapitalised(written))
    return false;
  if (scene.written.includes(' ')) return false;
  const word = foldText(before.text);
  if (HONORIFICS.has(word)) return !scene.candidate.pattern.form.text.toLowerCase().startsWith(word);
  if (opensWithWord(scene, before)) return false;
  return GIVEN_NAMES.has(word) && !isKnownBrand(scene, before.start);
}

/** `Will Notion replace …`: the given name is an ordinary word that opens the sentence. */
function opensWithWord(scene: Scene, before: Word): boolean {
  const from = Math.max(scene.sentenceStart, scene.line.content);
  const lead = scene.context.visible.text.slice(Math.max(from, before.start - 20), before.start);
  return !/[\p{L}\p{N}]/u.test(lead) && isOrdinaryWord(foldText(before.text), scene.context.language());
}

const OF_PLACE = /^ (?:da|di|de|del|della|von|van|of) \p{Lu}\p{Ll}/u;

/** `Leonardo da Vinci`: a given name, and where its bearer is from. */
function isOfPlace({ candidate, context, written }: Scene): boolean {
  const tail = context.visible.text.slice(candidate.end, candidate.end + 16);
  return OF_PLACE.test(tail) && GIVEN_NAMES.has(foldText(written));
}

function isFirstName(scene: Scene): boolean {
  const { after, written, candidate } = scene;
  if (after && OF.has(after.text) && isOfPlace(scene)) return true;
  if (candidate.possessive || !after || !isDirect(after.gap) || !isCapitalised(after.text)) return false;
  if (!GIVEN_NAMES.has(foldText(written))) return false;
  if (!/^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(after.text) || isKnownBrand(scene, after.start))
    return false;
  const next = foldText(after.text);
  return !isOrdinaryWord(next, scene.context.language()) && !companyWords(scene.context.language()).has(next);
}

const LIFE_DATES =
  /^(?: \p{Lu}[\p{L}'’-]+){0,2} \((?:\p{L}[^()\d]{0,40})?(?:1[0-9]|20)?\d{2}\s?[–-]\s?(?:1[0-9]|20)\d{2}\b/u;
const BORN =
  /^(?: \p{Lu}[\p{L}'’-]+){0,2},? \(?(?:born|geboren|geb\.|née?|nacid[ao]|nascid[ao]|nat[ao]|ur\.|nar\.|род\.|född) /u;

const LIVED = /^ \((?:c\. ?|ca\. ?|um |около )?(1\d{3})\s?[–-]\s?(?:c\. ?)?1\d{3}\)/u;

/** `Paris Hilton (born 1981)`, `Agata Christie (1890–1976)`: a name of two words and the dates of a life. */
function isBorn({ before, after, written, candidate, context }: Scene): boolean {
  if (!isCapitalised(written)) return false;
  if (after?.gap === ' (' && LIVED.test(context.visible.text.slice(candidate.end, candidate.end + 24)))
    return true;
  const named = [before, after].some((word) => word?.gap === ' ' && isCapitalised(word.text));
  if (!named) return false;
  const tail = context.visible.text.slice(candidate.end, candidate.end + 120);
  return BORN.test(tail) || LIFE_DATES.test(tail);
}

function isIntroducedAs({ before, written, candidate, context }: Scene): boolean {
  if (!before || !isDirect(before.gap) || isCapitalised(before.text) !== (context.language() === 'de'))
    return false;
  if (!isCapitalised(written) || !APPOSITIONS.has(foldText(before.text))) return false;
  return wordBefore(context.visible.text, before.start) !== null && !candidate.possessive;
}

/** `in Austin, Texas`, or `Austin, Texas` at the head of an item. */
function isCity({ before, after, written, candidate, line, context }: Scene): boolean {
  if (after?.gap !== ', ' || !isCapitalised(after.text) || !isCapitalised(written)) return false;
  if (!REGIONS.has(foldText(after.text))) return false;
  const lead = context.visible.text.slice(line.content, candidate.start);
  if (line.kind !== 'prose' && /^[\s\d.)]*$/.test(lead)) return true;
  if (!before || !isDirect(before.gap)) return false;
  return /^(?:in|near|from|around|to|at|of|aus|nach|bei|à|de|en|em|w|v|ve|в|из)$/i.test(before.text);
}

const DEFINITION =
  /^,? (?:is|was|are|were)? ?(?:an?|the|one of the) (?:[\p{L}-]+ ){0,3}(?:island|planet|moon|river|city|town|village|country|state|mountain|volcano|god|goddess|bird|species|genus|mammal|animal|fish|insect|plant|tree|flower|fruit|herb|mineral|chemical|element|novel|film|movie|song|album|poem|painting|character|mathematician|physicist|philosopher|president|emperor|dinosaur|constellation|(?:[\p{L}-]+ ){0,2}(?:comedian|actor|actress|singer|songwriter|rapper|musician|composer|painter|sculptor|writer|author|novelist|poet|playwright|director|footballer|player|athlete|sprinter|boxer|scientist|chemist|inventor|explorer|general|admiral|politician|lawyer|judge|king|queen|saint|detective|wizard|knight))\b/u;

const SPACE = 0x20;
const COMMA = 0x2c;

function isDefinedAs({ candidate, written, context }: Scene): boolean {
  const { end } = candidate;
  const { text } = context.visible;
  const first = text.charCodeAt(end);
  if ((first !== SPACE && first !== COMMA) || !isCapitalised(written)) return false;
  return DEFINITION.test(text.slice(end, end + 80));
}

const UNITS = new Set(
  'tesla newton pascal kelvin volt ampere hertz joule watt weber henry farad siemens gray becquerel sievert ohm coulomb celsius fahrenheit gauss bar mach pound'.split(
    ' ',
  ),
);

/** `an MRI of 7 Tesla`: a number and the name of a unit, with nothing counted behind it. */
function isUnitOfMeasure({ before, after, written }: Scene): boolean {
  if (!before || !isAdjacent(before) || !/^[\d.,]+$/.test(before.text)) return false;
  if (!UNITS.has(foldText(written))) return false;
  return after?.gap !== ' ' || !(isCapitalised(after.text) || /[a-z]{3}s$|[\d]/.test(after.text));
}

const SITUATED =
  /^(?: (?:lies|lie|stretches|sits|rises) (?:on|in|at|along|over|across|between|from|near) (?:(?:the|a|an) )?(?:(?:\p{Ll}+ ){0,2}(?:coast|banks?|river|shore|shores|foot|border|valley|bay|lake|sea|mountains?|hills?|delta|peninsula|island|plain|north|south|east|west|heart|middle|edge)(?!\p{L})|\p{Lu})| (?:borders|is bordered)| liegt (?:am|im|an|in|bei|auf|zwischen)| (?:se (?:encuentra|sitúa|ubica|trouve|situe)|está situad[oa]|si trova|fica|leży|ligt|ligger) (?:en|à|au|aux|entre|dans|a|in|nel|na|em|no|w|nad|aan|på|i|junto)| (?:is|es|est|è|é|ist) (?:the |la |le |il |a |die |l['’])?(?:capital|capitale|hauptstadt)(?: city)? (?:of|de|du|della|di|do|da|von|des) \p{Lu}| (?:tiene|has|hat|a|ha) (?:\p{Ll}+ ){0,2}(?:playas|beaches|strände|plages|spiagge))/u;

/** `Name lies on the coast`, `Name es la capital de …`: said of places. */
function isSituated({ candidate, written, context, sentence }: Scene): boolean {
  if (!isCapitalised(written) || candidate.possessive) return false;
  const { text } = context.visible;
  if (text.charCodeAt(candidate.end) !== 0x20) return false;
  return SITUATED.test(text.slice(candidate.end, candidate.end + 80)) && !sentence.hasCompanyWord();
}

const PERSONAL =
  /^ (?:sang|sings|wept|prayed|freed|was born|was baptised|was crowned|married|died in \d|painted|sailed|wurde geboren|heiratete|malte|starb|chanta|épousa|peignit|naquit|mourut|nació|murió|pintó|cantó|se casó|nacque|morì|dipinse|cantò|sposò|urodził|zmarł|родился|родилась|умер|женился)(?![\p{L}])/u;

/** `Name was born in`, `Name sang`: only people do that. */
function livesLikeAPerson({ candidate, written, context }: Scene): boolean {
  const { text } = context.visible;
  if (text.charCodeAt(candidate.end) !== 0x20 || !isCapitalised(written)) return false;
  return PERSONAL.test(text.slice(candidate.end, candidate.end + 24));
}

function isKnownBrand(scene: Scene, offset: number): boolean {
  return candidateIn(scene.context.candidates, offset, offset + 1) !== null;
}

const SITES = new Set(
  'square gate tower palace garden market plaza quarter bridge park beach hill lake canal harbour harbor'.split(
    ' ',
  ),
);

/** `Jemaa el-Fnaa Square`: a kind of site behind a word that is no word of the language. */
function isSite({ before, written, context }: Scene): boolean {
  if (!before || !isDirect(before.gap) || !isCapitalised(before.text) || !SITES.has(foldText(written)))
    return false;
  return isCapitalised(written) && !isOrdinaryWord(foldText(before.text), context.language());
}

function isPlace(scene: Scene): boolean {
  if (isCity(scene) || isSite(scene)) return true;
  const { after } = scene;
  if (after?.gap !== ' ' || !isCapitalised(after.text) || scene.candidate.possessive) return false;
  if (scene.line.kind === 'heading') return false;
  return PLACE_NOUNS.has(foldText(after.text)) && isCapitalised(scene.written);
}
