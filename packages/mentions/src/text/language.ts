import {
  ARABIC,
  CYRILLIC,
  charClass,
  DIGIT,
  GREEK,
  HAN,
  HANGUL,
  HEBREW,
  HIRAGANA,
  isWordClass,
  KATAKANA,
  LATIN,
  SOUTHEAST_ASIAN,
} from '@answerscope/answer-text';
import { FUNCTION_WORDS } from './function-words.ts';

const LANGUAGES = Object.keys(FUNCTION_WORDS);

interface Votes {
  indices: number[];
  each: number;
}

function votesOf(weight: number, signs: (language: string) => Iterable<string>): Map<string, Votes> {
  const votes = new Map<string, Votes>();
  LANGUAGES.forEach((language, index) => {
    for (const sign of signs(language)) {
      const known = votes.get(sign);
      if (known) known.indices.push(index);
      else votes.set(sign, { indices: [index], each: weight });
    }
  });
  for (const own of votes.values()) own.each = weight / Math.sqrt(own.indices.length);
  return votes;
}

const VOTES = votesOf(1, (language) => (FUNCTION_WORDS[language] ?? '').split(' '));

const SAMPLE_UNITS = 1200;
const SAMPLE = new Uint16Array(SAMPLE_UNITS);
const SAMPLE_BYTES = Buffer.from(SAMPLE.buffer);
const ENOUGH_VOTES = 60;

interface HashedWord {
  word: string;
  votes: Votes;
}

/** Function words in ASCII by the hash `byFunctionWords` reads along, so that other words need no string. */
const ASCII_VOTES = new Map<number, HashedWord>();
for (const [word, votes] of VOTES) {
  if (!/^[a-z]+$/.test(word)) continue;
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (hash * 31 + word.charCodeAt(i)) | 0;
  ASCII_VOTES.set(hash, { word, votes });
}

function asciiVotes(units: Uint16Array, ...[start, end, hash]: [number, number, number]): Votes | undefined {
  const found = ASCII_VOTES.get(hash);
  if (found === undefined || found.word.length !== end - start) return undefined;
  for (let i = start; i < end; i++)
    if (((units[i] ?? 0) | 0x20) !== found.word.charCodeAt(i - start)) return undefined;
  return found.votes;
}

const ASCII_LETTERS = Uint8Array.from({ length: 128 }, (_, code) => (isLetter(code) ? 1 : 0));

function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  if (code >= 0xd800 && code <= 0xdfff) return false;
  const value = charClass(code);
  return isWordClass(value) && value !== DIGIT;
}

/**
 * Language of an answer as a two-letter code: by script, then by function words; the declared `hint` (BCP 47) decides
 * when the text is too short to say. Null when nothing does.
 */
export function guessLanguage(
  text: string,
  hint: string | null | undefined,
  units: Uint16Array = unitsOf(text),
): string | null {
  const sample = text.slice(0, SAMPLE_UNITS);
  const declared = hint ? hint.toLowerCase().split(/[-_]/)[0] || null : null;
  const script = mainScript(units, sample.length);
  if (script === LATIN) return byFunctionWords(sample, units, declared);
  if (script === CYRILLIC) return cyrillicLanguage(sample, declared);
  if (script === ARABIC) return /[پچژگ]/.test(sample) ? (declared === 'ur' ? 'ur' : 'fa') : 'ar';
  if (script === HEBREW) return 'he';
  if (script === GREEK) return 'el';
  if (script === HANGUL) return 'ko';
  if (script === HIRAGANA || script === KATAKANA) return 'ja';
  if (script === HAN) return 'zh';
  if (script === SOUTHEAST_ASIAN) return declared ?? 'th';
  return declared;
}

function unitsOf(text: string): Uint16Array {
  SAMPLE_BYTES.write(text, 'utf16le');
  return SAMPLE;
}

const OTHER_SCRIPTS = [CYRILLIC, GREEK, ARABIC, HEBREW, HANGUL, HAN, HIRAGANA, KATAKANA, SOUTHEAST_ASIAN];

const PLAIN_UNITS = 400;

function isPlainLatin(units: Uint16Array): boolean {
  let ascii = 0;
  for (let i = 0; i < PLAIN_UNITS; i++) {
    const code = units[i] ?? 0;
    if (isAsciiLetter(code)) ascii++;
    else if (code > 0x24f && (code < 0x2000 || code > 0x2bff)) return false;
  }
  return ascii * 3 > PLAIN_UNITS * 2;
}

function isAsciiLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

function mainScript(units: Uint16Array, length: number): number {
  if (length > PLAIN_UNITS && isPlainLatin(units)) return LATIN;
  const counts = new Uint32Array(32);
  let ascii = 0;
  for (let i = 0; i < length; i++) {
    const code = units[i] ?? 0;
    if (isAsciiLetter(code)) ascii++;
    else if (code >= 0x80) {
      const value = charClass(code);
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  counts[LATIN] = (counts[LATIN] ?? 0) + ascii;
  if (ascii * 3 > length - ascii) {
    let others = 0;
    for (const value of OTHER_SCRIPTS) others += counts[value] ?? 0;
    if (others === 0) return LATIN;
  }
  const at = (value: number): number => counts[value] ?? 0;
  const kana = at(HIRAGANA) + at(KATAKANA);
  if (kana > 0 && kana * 8 > at(HAN)) if (kana + at(HAN) > at(LATIN) / 4) return HIRAGANA;
  const weighed: [number, number][] = [
    [at(LATIN), LATIN],
    [at(CYRILLIC), CYRILLIC],
    [at(GREEK), GREEK],
    [at(ARABIC), ARABIC],
    [at(HEBREW), HEBREW],
    [at(HANGUL) * 2.5, HANGUL],
    [at(HAN) * 3, HAN],
    [at(SOUTHEAST_ASIAN), SOUTHEAST_ASIAN],
  ];
  weighed.sort((a, b) => b[0] - a[0]);
  return (weighed[0]?.[0] ?? 0) > 0 ? (weighed[0]?.[1] ?? 0) : 0;
}

const LETTERS: Record<string, string> = {
  cs: 'ěřůčšžýťď',
  sk: 'ľĺŕôäčšžýťď',
  pl: 'ąęłśźżćńó',
  tr: 'ğşıçöü',
  az: 'əğşıçöü',
  hu: 'őűöüáé',
  ro: 'ăâîșțşţ',
  de: 'ßäöü',
  es: 'ñ¿¡áíóúé',
  pt: 'ãõçáêôéó',
  fr: 'çœêèàùîéâ',
  it: 'èàòùì',
  sv: 'åäö',
  fi: 'äö',
  da: 'æøå',
  nb: 'æøå',
  vi: 'đơưạảấầậắặẹếềệểịọốồộổờợủứừựỳỹ',
  hr: 'čćđšž',
  sl: 'čšž',
  lt: 'ąčęėįšųūž',
  lv: 'āčēģīķļņšūž',
  et: 'äõöü',
  ca: 'çàèò',
};
const LETTER_VOTES = votesOf(0.6, (language) => LETTERS[language] ?? '');
const MIN_SCORE = 1.2;

function vote(scores: Float64Array, { indices, each }: Votes): void {
  for (const index of indices) scores[index] = (scores[index] ?? 0) + each;
}

const SCORES = new Float64Array(LANGUAGES.length);

function byFunctionWords(sample: string, units: Uint16Array, declared: string | null): string | null {
  const scores = SCORES.fill(0);
  let total = 0;
  const { length } = sample;
  for (let at = 0; at < length; at++) {
    const first = units[at] ?? 0;
    if (first < 0x80 ? ASCII_LETTERS[first] === 0 : !isLetter(first)) continue;
    const begin = at;
    let hash = 0;
    let ascii = true;
    for (; at < length; at++) {
      const code = units[at] ?? 0;
      if (code < 0x80) {
        if (ASCII_LETTERS[code] === 0) break;
      } else {
        if (!isLetter(code)) break;
        ascii = false;
      }
      hash = (hash * 31 + (code | 0x20)) | 0;
    }
    const votes = ascii
      ? asciiVotes(units, begin, at, hash)
      : VOTES.get(sample.slice(begin, at).toLowerCase());
    if (votes) {
      if (++total > ENOUGH_VOTES) break;
      vote(scores, votes);
    }
    if (ascii) continue;
    for (const letter of new Set(sample.slice(begin, at).toLowerCase())) {
      const letters = LETTER_VOTES.get(letter);
      if (letters) vote(scores, letters);
    }
  }
  let best = 0;
  for (let i = 0; i < scores.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  const top = scores[best] ?? 0;
  if (top < MIN_SCORE) return declared;
  const declaredScore = declared === null ? -1 : (scores[LANGUAGES.indexOf(declared)] ?? -1);
  return declaredScore >= top * 0.8 ? declared : (LANGUAGES[best] ?? declared);
}

function cyrillicLanguage(sample: string, declared: string | null): string {
  if (/[іїєґ]/i.test(sample)) return 'uk';
  if (/[ыэё]/i.test(sample)) return 'ru';
  if (/ъ[тлнрвг]|(?:^|\s)(?:че|се|са)(?:\s|$)/i.test(sample)) return 'bg';
  return declared ?? 'ru';
}

const NON_LATIN = new Set(['ja', 'zh', 'ko', 'th', 'ar', 'fa', 'ur', 'he', 'ru', 'uk', 'bg', 'el', 'hi']);

export function isForeignScript(word: string, language: string | null): boolean {
  return language !== null && NON_LATIN.has(language) && charClass(word.charCodeAt(0)) === LATIN;
}

const FUNCTION_SETS = new Map(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, new Set(words.split(' '))]),
);

export function isFunctionWord(word: string, language: string | null): boolean {
  return FUNCTION_SETS.get(language ?? 'en')?.has(word) ?? false;
}

export function isFunctionWordAnywhere(word: string): boolean {
  for (const words of FUNCTION_SETS.values()) if (words.has(word)) return true;
  return false;
}
