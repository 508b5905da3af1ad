import type { Line } from '@answerscope/answer-text';
import { candidateIn } from '../find/candidate-index.ts';
import { REGIONS } from '../lexicon/people-and-places.ts';
import type { AnswerContext } from '../rules/answer-context.ts';
import { COMPANY_VERBS } from '../rules/use-words.ts';
import { CLOSING_BRACKET, isBehindSources } from '../text/behind-sources.ts';
import { foldText } from '../text/fold.ts';
import { wordAfter } from '../text/words.ts';
import { isPersonOrPlace } from '../verdict/strange-words.ts';
import { isFirmForm } from './firm-forms.ts';
import { NAMING_LEAD, SOURCE_LEAD } from './no-names.ts';
import { factsOf, isPlaceName, type WordFacts } from './word-facts.ts';
import { type Read, wordEnd, wordStart } from './written-word.ts';

const JOINS =
  " , & ,-, of , for , the , and the , of the , de , du , des , de la , del , de los , de las , d', de l', l', à la , di , della , dei , delle , degli , dell', d', dall', do , da , dos , das , van , van de , van der , van den , am , zum , zur , u , pod ";
/** Those that are words of their own in a language: Dutch `of` is `or`. */
const NO_JOINS: Readonly<Record<string, string>> = {
  de: ' des , das , da , am , zum , zur , du , do , for , u ',
  en: ' do , am , the , des , pod , u ',
  nl: ' of , u , des ',
  da: ' for , du , da , u , am ',
  sv: ' du , da ',
  nb: ' for , du , da ',
  pl: ' do , da , am , du ',
  cs: ' do , u ',
  it: ' da , du ',
  fr: ' u ',
  es: ' u , do ',
};
const joins = new Map<string, ReadonlySet<string>>();

function joinsOf(language: string | null): ReadonlySet<string> {
  const key = language ?? '';
  let found = joins.get(key);
  if (found === undefined) {
    const none = new Set(NO_JOINS[key]?.split(','));
    found = new Set(JOINS.split(',').filter((join) => !none.has(join)));
    joins.set(key, found);
  }
  return found;
}
const LONGEST_JOIN = 9;

interface RunWord {
  text: string;
  facts: WordFacts;
  start: number;
  end: number;
}

/** Capitalised words next to each other, as one name: visible offsets. */
export interface Run {
  start: number;
  end: number;
  words: RunWord[];
  line: Line;
  opens: boolean;
  isBehindColon: boolean;
  isName: boolean;
  isMixed: boolean;
}

/** The runs of one line, in order, read from its first capital on; what is behind the end of `text` is not read. */
export function runsOf(context: AnswerContext, text: string, line: Line, capital: number): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  const between = joinsOf(context.language());
  const { capitals } = context.sentences;
  const read: Read = { text, units: context.visible.units };
  let from = line.content;
  for (let index = capital; index < capitals.length; index++) {
    const at = capitals[index] ?? 0;
    if (at >= line.end) break;
    const start = at < from ? -1 : wordStart(read, at);
    const end = start < from ? -1 : wordEnd(read, start);
    if (end < 0) continue;
    from = end;
    const written = text.slice(start, end);
    const word = { text: written, facts: factsOf(written, context), start, end };
    if (run !== null && isJoined(text, run.end, start, between) && !partsAt(text, run, word))
      extend(run, word);
    else {
      run = newRun(word, line, opensThere(read, start, line.content));
      if (run.opens)
        run.isBehindColon = /:[\s\u2060]*$/.test(text.slice(Math.max(line.content, start - 3), start));
      runs.push(run);
    }
  }
  for (const each of runs) {
    each.isMixed ||= isFirm(text, each);
    each.isName ||= each.isMixed;
    addNumber(text, each);
  }
  return runs;
}

function isFirm(text: string, { start, end, words }: Run): boolean {
  return words.length > 1 && isFirmForm(text.slice(start, end));
}

/** `Klar Himmel A/S`: what is left of a legal form is none of the name. */
function withoutForm(text: string, run: Run): void {
  const last = run.words.at(-1);
  const before = run.words.at(-2);
  if (before === undefined || last === undefined || last.text.length > 1) return;
  if (text.charAt(run.end) !== '/') return;
  run.words.pop();
  run.end = before.end;
}

/** `Baukasten 24`: a short number behind the name, where nothing counts by it. */
function addNumber(text: string, run: Run): void {
  withoutForm(text, run);
  if (text.charCodeAt(run.end) !== 0x20) return;
  const number = /^ \d{1,3}(?=\s?[.,:;!?)|\n]|$)(?![.,]\d)/.exec(text.slice(run.end, run.end + 6))?.[0];
  if (number !== undefined) run.end += number.length;
}

function newRun(word: RunWord, line: Line, opens: boolean): Run {
  const { start, end, facts } = word;
  return {
    start,
    end,
    words: [word],
    line,
    opens,
    isBehindColon: false,
    isName: facts.isName,
    isMixed: facts.isMixed,
  };
}

const OPENS_BEHIND = new Set(Array.from('.!?:;…|•\n-–—', (sign) => sign.charCodeAt(0)));
const OPENING_SIGNS = new Set(Array.from('"“„«(*', (sign) => sign.charCodeAt(0)));
const WORD_JOINER = 0x2060;
const OPENING_REACH = 4;

function opensThere({ text, units }: Read, start: number, content: number): boolean {
  const from = Math.max(content, start - OPENING_REACH);
  let spaces = 0;
  for (let at = start - 1; at >= from; at--) {
    const code = units[at] ?? 0;
    if (code === 0x20) {
      if (++spaces > 1) return true;
    } else if (code !== WORD_JOINER && (spaces > 0 || !OPENING_SIGNS.has(code)))
      return OPENS_BEHIND.has(code) || (code === CLOSING_BRACKET && isBehindSources(text, at, content));
  }
  return true;
}

function isJoined(text: string, from: number, to: number, between: ReadonlySet<string>): boolean {
  if (to - from === 1) return text.charCodeAt(from) === 0x20 || text.charCodeAt(from) === 0xa0;
  if (to - from > LONGEST_JOIN) return false;
  const written = text.slice(from, to);
  if (written === '. ') return ABBREVIATED.test(text.slice(Math.max(0, from - 5), from));
  return between.has(written.includes('’') ? written.replaceAll('’', "'") : written);
}

/** `St. Ives`, `Dr. Hauschka` */
const ABBREVIATED = /(?:^|[^\p{L}])(?:St|Dr|Mr|Mrs|Gebr|Hr|Fr|Sr|Sra|Sta|Ste)$/u;

const OWNED_BY = /^ (?:de|di|van|von) $/;

/** Two names with a preposition or a genitive between them: `Framateam de Framasoft`, `Namecheap's EasyWP`. */
function partsAt(text: string, run: Run, { facts, start }: RunWord): boolean {
  const last = run.words.at(-1);
  if (last === undefined) return false;
  if (start - run.end > 1) {
    const join = text.slice(run.end, start);
    if (!OWNED_BY.test(join)) return false;
    return facts.isMixed || (run.words.length === 1 && facts.isSurelyUnknown && last.facts.isSurelyUnknown);
  }
  return facts.isMixed && /['’]s$/.test(last.text);
}

function extend(run: Run, word: RunWord): void {
  run.words.push(word);
  run.end = word.end;
  run.isName ||= word.facts.isName;
  run.isMixed ||= word.facts.isMixed;
}

/**
 * The run without the words that open its sentence (`Try HubSpot`), unless they belong to its subject, and without the
 * origin before the name.
 */
export function trimmed(
  run: Run,
  isSubject: (run: Run) => boolean,
  ...[text, language]: [string, string | null]
): Run {
  let from = 0;
  const { words } = run;
  if (words.length === 1) return run;
  from = behindPronoun(words);
  while (from < words.length - 1 && isDropped(words[from], run, from === 0)) from++;
  if (run.opens && run.isName && !run.isBehindColon && !isFirm(text, run) && !isSubject(run))
    while (from < words.length - 1 && isOrdinaryHere(words[from])) from++;
  if (from === 0) return withoutGenitive(run, text, language);
  const rest = words.slice(from);
  const kept = { ...run, words: rest, start: rest[0]?.start ?? run.start, opens: false };
  kept.isMixed = rest.some(({ facts }) => facts.isMixed) || isFirm(text, kept);
  kept.isName = kept.isMixed || rest.some(({ facts }) => facts.isName);
  return withoutGenitive(kept, text, language);
}

/** `Target’s Quvera`; an English word in another language belongs to a name. */
function isOrdinaryHere(word: RunWord | undefined): boolean {
  return word !== undefined && !word.facts.isName && !word.facts.isEnglish;
}

/** `Probieren Sie Brooks`: the name stands behind the pronoun. */
function behindPronoun(words: readonly RunWord[]): number {
  const at = words.slice(0, 3).findIndex(({ text }) => text === 'Sie' || text === 'Ihnen');
  return at >= 0 && at < words.length - 1 ? at + 1 : 0;
}

/** `Trattoria Bellavista's honest advice`: of a longer name what belongs to it is spoken of; one of a word may end so. */
function withoutGenitive(run: Run, text: string, language: string | null): Run {
  const last = run.words.at(-1);
  if (run.words.length < 2 || last === undefined || !/['’]s$/.test(last.text)) return run;
  const next = wordAfter(text, run.end);
  if (next === null || next.gap !== ' ' || isFollowed(run.end, text, language, true)) return run;
  return { ...run, end: run.end - 2 };
}

function isDropped(word: RunWord | undefined, run: Run, isFirst: boolean): boolean {
  if (word === undefined || word.facts.isMixed) return false;
  const { isNoName, isOpener, isFunction, isOrigin } = word.facts;
  if (isFirst && run.opens && NAMING_LEAD.test(` ${word.text} `)) return true;
  return isNoName || isOpener || (run.opens && isFunction) || (isFirst && isOrigin);
}

/** `rue de`, `via`: a street follows. */
const STREET_LEAD =
  /(?<!\p{L})(?:rue|avenue|boulevard|place|quai|via|viale|piazza|corso|calle|plaza|paseo|avenida|ulica|ul\.|aleja|gata|gade) (?:de |du |des |de la |della |del |di )?$/iu;

export function isExcluded(run: Run, context: AnswerContext): boolean {
  const { text } = context.visible;
  const { start, end, words, line, isMixed } = run;
  const [first] = words;
  if (first === undefined || candidateIn(context.candidates, start, end) !== null) return true;
  if (words.every(({ facts }) => facts.isProper || facts.isNoName)) return true;
  if (words.length === 2 && isPlaceName(first.facts, words[1]?.facts)) return true;
  if (words.some(({ facts }) => facts.isStreet) || first.facts.isHonorific) return true;
  if (INSTITUTIONS.has(first.facts.folded)) return true;
  if (!isFirm(text, run) && isPersonOrPlace(text, start, first.text)) return true;
  if (first.facts.isGivenName && words.length > 1 && words.length <= 3 && !isMixed) return true;
  const lead = text.slice(Math.max(line.content, start - 60), start).replaceAll('\u2060', '');
  if (SOURCE_LEAD.test(lead) || (!isMixed && STREET_LEAD.test(lead))) return true;
  const tail = text.slice(end, end + 24);
  const region = /^, (\p{Lu}[\p{L}]+)/u.exec(tail)?.[1];
  if (region !== undefined && REGIONS.has(foldText(region))) return true;
  if (isOfWork(lead, tail) || lead.endsWith('[') || isCode(context, start)) return true;
  const isAside = /[([]\s*$/.test(lead) && /^[\s\u2060]*[)\]]/.test(tail);
  return isAside && (line.kind === 'prose' || start - line.content > LONGEST_HEAD);
}

/** The title of a work or who wrote it: `"1984" by Orwell`. */
function isOfWork(lead: string, tail: string): boolean {
  if (QUOTES.includes(tail.charAt(0))) return WRITTEN_BY.test(tail);
  return QUOTES.includes(lead.charAt(lead.lastIndexOf(' ', lead.length - 2) - 1)) && AUTHOR_LEAD.test(lead);
}

const QUOTES = ['"', '”', '»', '“'];
const AUTHOR_LEAD = /["”»“] (?:by|von|de|di|van|af|av|od|por|przez) $/u;
const WRITTEN_BY = /^["”»“] (?:by|von|de|di|van|af|av|od|por|przez) \p{Lu}/u;

function isCode({ answer, visible }: AnswerContext, start: number): boolean {
  return answer.charAt((visible.origin[start] ?? 0) - 1) === '`';
}

const INSTITUTIONS = new Set(
  'ley junta ministerio ayuntamiento loi ministere mairie prefecture legge ministero comune gesetz bundesamt ministerium amt landkreis stadt ustawa urzad ministerstwo wet gemeente ministerie lov kommune ministeriet act ministry council'.split(
    ' ',
  ),
);

/** Behind the head of an entry, brackets hold its owner: `Crest (Procter & Gamble)`. */
const LONGEST_HEAD = 40;

const VERBS_OF: Readonly<Record<string, string>> = {
  en: 'is are has remains stands works lets makes wins gives keeps still came starts sources rounds charges runs ships sells took said connects fits',
  de: 'ist sind hat haben gilt gelten überzeugt überzeugen punktet eignet baut prüft gibt gewinnt übernimmt sieht bringt senkt findet macht vermittelt liegt lässt lohnt kam bleibt zahlt arbeitet',
  fr: 'est sont a ont propose proposent reste restent devient remplace accepte gagne permet note passe rembourse fait font convient séduit se livre reçoit',
  es: 'es son está tiene tienen ofrece ofrecen sigue gana sirve trae compara incluye cerró abre destaca queda cubre permite funciona',
  it: 'è sono ha hanno fa fanno offre permette propone chiama elenca premia resta conviene copre spedisce funziona',
  pt: 'é são tem têm oferece fica permite cobra funciona atende',
  nl: 'is zijn heeft hebben biedt levert koopt haalt rekent vraagt zit toont komt werkt geeft staat blijft bezorgt vergelijkt doet maakt',
  pl: 'jest są ma mają to robi robią daje porównuje zaczyna mówi dokłada należy zbiera wysyła bywa działa bierze wystarczy',
  da: 'er har giver tilbyder koster sælger kræver findes lukkede tester dækker ligger leverer sammenligner samler får kan står laver bruger',
  sv: 'är har ger erbjuder säljer kostar finns passar',
  nb: 'er har gir tilbyr selger koster finnes passer',
  cs: 'je jsou má mají to dává stojí patří',
  tr: 'ise',
};
const verbs = new Map<string, ReadonlySet<string>>();

function verbsOf(language: string | null): ReadonlySet<string> {
  const key = language ?? 'en';
  let found = verbs.get(key);
  if (found === undefined) {
    found = new Set((VERBS_OF[key] ?? '').split(' '));
    verbs.set(key, found);
  }
  return found;
}

/** `HubSpot offers`, `HubSpot’s pricing`, `HubSpot is`. */
export function isFollowed(end: number, text: string, language: string | null, byVerb = false): boolean {
  if (!byVerb && /^['’]s?\s/.test(text.slice(end, end + 3))) return true;
  const next = wordAfter(text, end);
  if (next === null || next.gap !== ' ') return false;
  return verbsOf(language).has(next.text) || COMPANY_VERBS.has(foldText(next.text));
}
