import { type Line, lineIndexAt } from '@answerscope/answer-text';
import { SURE_PROPER_WORDS, SURE_TERMS } from '../lexicon/calendar-and-countries.ts';
import { isEnglishWord } from '../lexicon/ordinary-words.ts';
import { GIVEN_NAMES } from '../lexicon/people-and-places.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { foldText } from '../text/fold.ts';
import { isForeignScript } from '../text/language.ts';
import { isRegistrableHost } from '../text/urls.ts';
import { isCapitalised } from '../text/words.ts';
import { actsAsName, opensAdvice } from './opening-words.ts';
import type { Spoken } from './spoken-of.ts';
import { MIXED_TERMS } from './strange-words.ts';
import { isSureWord } from './sure-words.ts';

const CASED = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}`;
const WORD = new RegExp(
  String.raw`(?<![${CASED}\p{N}@])(?:\p{N}{1,2}(?=\p{Lu}\p{Ll}{2}|&\p{N}))?[${CASED}&][${CASED}\p{M}\p{N}&'’+-]*(?:\.[${CASED}\p{N}]+)*`,
  'gu',
);
const MIXED = /\p{Ll}\p{Lu}|^\p{N}+[\p{L}&]|\p{L}&\p{L}|&\p{N}/u;
const ALL_CAPITALS = /^(?:\p{Lu}[\p{Lu}\p{N}&-]+)$/u;
/** `N26`, `S8`: a code; vitamins, paper, norms and motorways look alike with one digit. */
const CODE = /^\p{Lu}{1,3}-?\p{N}{2,}$/u;
const PLAIN_CODES = /^(?:[BDEKA]\d{1,2}|Q[1-4]|H\d|W-?\d|R\d{1,3}|T\d|EN\d+|CO2|PM\d+)$/;

const MAX_EXCUSED = 40;

export function holdsCasedName(context: AnswerContext, spoken: Spoken): boolean {
  const { visible } = context;
  let excused = 0;
  for (const match of visible.text.matchAll(WORD)) {
    const written = match[0].replace(/[.'’&+-]+$/u, '');
    const { index: start } = match;
    if (written.length < 2) continue;
    const line = visible.lines[lineIndexAt(visible, start)];
    if (line === undefined || line.kind === 'code') continue;
    if (!mayBeName(written, { context, spoken, line, start })) continue;
    if (++excused > MAX_EXCUSED || !isExcused(written, { context, spoken, line, start })) return true;
  }
  return false;
}

function isExcused(written: string, { context, spoken, start }: Place): boolean {
  const end = start + written.length;
  return (
    spoken.isDeniedOrEchoed(start, end) ||
    spoken.isAskedAndDenied(start, end) ||
    isPlaceAsked(context.visible.text, start, written, spoken)
  );
}

interface Place {
  context: AnswerContext;
  spoken: Spoken;
  line: Line;
  start: number;
}

function mayBeName(written: string, place: Place): boolean {
  const { context } = place;
  if (written.includes('.') && isRegistrableHost(written.toLowerCase())) return true;
  const plain = foldText(written).replace(/['’]s?$/u, '');
  if (SURE_PROPER_WORDS.has(plain) || SURE_TERMS.has(plain)) return false;
  const language = context.language();
  if (isForeignScript(written, language)) return isForeignName(written, plain);
  const first = written.search(/\p{L}/u);
  if (first < 0) return false;
  if (MIXED.test(written)) return !MIXED_TERMS.has(plain) && !isSureCompound(plain, place);
  if (!isCapitalised(written.slice(first))) return false;
  if (CODE.test(written)) return !PLAIN_CODES.test(written);
  if (plain.length < 2) return false;
  if (language === 'de' && isGermanName(plain, place)) return true;
  if (isInside(place, language)) return true;
  const { text } = context.visible;
  const rest = text.slice(place.start + written.length, place.start + written.length + REST_UNITS);
  if (isStrangeHere(written, plain, place)) return !opensAdvice(plain, rest, language);
  return language === 'en' && place.line.kind === 'prose' && actsAsName(plain, rest);
}

/** German nouns that are given names as well, folded. */
const NOUNS_LIKE_NAMES = new Set(
  'alexa angel art august bill christian clara daisy dean ernst frank grace iris jan jasmin joy juli karl kurt lange lea lily linde mai mark max may rose ruth sky stern sven will wolf'.split(
    ' ',
  ),
);

/** German nouns for single things and animals, folded: without an article behind `bei` or `von` they are names. */
const COUNTABLE = new Set(
  'adler apfel bar baum berg biene blume boot brief brucke burg dachs eiche eimer elch esel eule falke feder fenster fisch flasche flugel frosch fuchs gabel garten hafen hammer hase haus hirsch hof hund hut igel insel jager kanne karte katze kiste konig korb krone kugel laden laterne leiter linde lowe maus messer mond muller nadel nest otto park pferd pfeil rabe rad riese ring schloss schlussel schmidt schrank schwan segel specht spiegel stern storch tiger tisch traum turm uhu vogel wagen wald wanne weber wiese wiesel wolf wolke zelt ziege'.split(
    ' ',
  ),
);

function isGermanName(plain: string, { context, start }: Place): boolean {
  if (GIVEN_NAMES.has(plain)) return !NOUNS_LIKE_NAMES.has(plain);
  return (
    COUNTABLE.has(plain) &&
    /(?:^|\s)(?:[Bb]ei|[Vv]on)\s$/.test(context.visible.text.slice(Math.max(0, start - 6), start))
  );
}

function isForeignName(written: string, plain: string): boolean {
  if (written.length < 2 || !/\p{L}{2}/u.test(written)) return false;
  return isCapitalised(written) || !isEnglishWord(plain);
}

/** `E-Mail-Adresse`, `IT-Abteilung`, `WLAN-Router`: every part a word or a term. */
function isSureCompound(plain: string, { context, spoken }: Place): boolean {
  if (!plain.includes('-')) return false;
  const language = context.language();
  return plain
    .split('-')
    .every((part) => part.length < 3 || SURE_TERMS.has(part) || isWord(part, language, spoken));
}

const LEAD_UNITS = 60;
const REST_UNITS = 20;
const OPENING =
  /(?:^|[.!?…:|•·>→✓✔✅❌(]|\s[–—-]|\p{Emoji_Presentation}\ufe0f?)[\s"“”„«»'‘*_¿¡([\p{N}.)-]*$/u;
const QUOTED = /(?:^|\s)["“„«'‘]$/u;

function isInside({ context, line, start }: Place, language: string | null): boolean {
  const { text } = context.visible;
  const lead = text.slice(Math.max(line.content, start - LEAD_UNITS), start);
  if (!/\p{L}/u.test(lead) || OPENING.test(lead)) return false;
  if (language === 'de' || line.kind === 'heading' || line.kind === 'table') return false;
  if (QUOTED.test(lead) && language !== 'ru' && language !== 'uk') return false;
  return !isTitle(text, line, start);
}

const MAX_LABEL = 70;
const LABEL_END = /[:：]|\s[–—-]\s|$/u;

/** The label of an entry, or a whole line, in which every longer word has a capital: `Set a Budget`. */
function isTitle(text: string, line: Line, start: number): boolean {
  const whole = text.slice(line.content, Math.min(line.end, line.content + MAX_LABEL + 2));
  const length = LABEL_END.exec(whole)?.index ?? whole.length;
  return start - line.content < length && length <= MAX_LABEL && isTitleCase(whole.slice(0, length), line);
}

function isTitleCase(part: string, { kind }: Line): boolean {
  const long = part.match(/\p{L}{4,}/gu) ?? [];
  if (/[,;.]\s/.test(part) || !long.every((word) => isCapitalised(word))) return false;
  return long.length >= 2 || (kind === 'item' && part.trim().split(/\s+/).length <= 3);
}

function isStrangeHere(written: string, plain: string, place: Place): boolean {
  const { context, spoken } = place;
  const language = context.language();
  if (ALL_CAPITALS.test(written) && plain.length <= 5)
    return !isWord(plain, language, spoken) || plain.length <= 3;
  return !plain.split(/[-'’+&]/u).every((part) => part.length < 3 || isWord(part, language, spoken));
}

function isWord(word: string, language: string | null, spoken: Spoken): boolean {
  return isSureWord(word, language) || spoken.isWrittenSmall(word);
}

const LOCATIVE = /(?:^|\s)((?:in|near|around|à|en|em|te|w|we|в|во|у|i|v|ve)\s)$/iu;

/** `in Vienna`, as the question says it. */
function isPlaceAsked(text: string, start: number, written: string, spoken: Spoken): boolean {
  const lead = LOCATIVE.exec(text.slice(Math.max(0, start - 8), start))?.[1];
  return lead !== undefined && spoken.isPlaceAsked(lead + written);
}
