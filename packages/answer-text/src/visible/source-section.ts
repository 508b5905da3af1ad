import {
  ARABIC,
  CYRILLIC,
  charClass,
  GREEK,
  HAN,
  HANGUL,
  HEBREW,
  HIRAGANA,
  KATAKANA,
} from '../char-class.ts';
import type { VisibleBuilder } from './visible-builder.ts';

/** Words that head a list of references, in the languages answers come in. */
const HEADINGS = new Set(
  `sources source references reference citations works cited further reading links useful links footnotes bibliography
  quellen quelle quellenangaben einzelnachweise nachweise literatur weiterführende links
  sources références références et sources liens bibliographie
  fuentes fuente referencias enlaces bibliografía fontes fonte referências fonti riferimenti bronnen verwijzingen
  źródła źródło odnośniki bibliografia zdroje zdroj odkazy källor referenser kilder referanser lähteet források
  источники источник ссылки литература джерела посилання kaynaklar kaynakça referanslar
  出典 参考文献 参考資料 参考 情報源 引用元 参考资料 参考链接 相关链接 信息来源 参考来源 来源 出處 資料來源 资料来源 參考資料 출처 참고문헌 참고링크 참고자료 المصادر المراجع מקורות`
    .split('\n')
    .flatMap((line) =>
      line
        .trim()
        .split(/ (?=[a-zA-Zà-žА-я])/u)
        .concat(line.trim().split(' ')),
    ),
);

const FILLERS = new Set(
  'and the of cited further reading useful helpful external additional web key list et und y e i a и 参考 used for more information'.split(
    ' ',
  ),
);

/** A longer line, in UTF-16 units, is no heading. */
const MAX_SOURCE_HEADING = 60;

/** Hashes of the words in ASCII with which such a heading can begin. */
const FIRST_WORDS = new Set<number>();
for (const word of [...HEADINGS, ...FILLERS]) if (/^[a-z]+$/.test(word)) FIRST_WORDS.add(hashOf(word));

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = nextHash(hash, word.charCodeAt(at));
  return hash;
}

function nextHash(hash: number, letter: number): number {
  return (hash * 31 + letter) | 0;
}

/** Scripts of whose words the first letter tells at once whether such a heading may begin there. */
const TOLD_BY_LETTER = new Set([CYRILLIC, GREEK, ARABIC, HEBREW, HAN, KATAKANA, HIRAGANA, HANGUL]);
/** First letters of those words, as they are and as capitals. */
const FIRST_LETTERS = new Set<number>();
for (const word of [...HEADINGS, ...FILLERS]) {
  FIRST_LETTERS.add(word.charCodeAt(0));
  FIRST_LETTERS.add(word.toUpperCase().charCodeAt(0));
}

/** Whether the first word of the units leaves open that their line is such a heading; needs no string. */
function mayHeadSources(units: Uint16Array, start: number, end: number): boolean {
  let hash = 0;
  for (let at = start; at < end; at++) {
    const code = units[at] ?? 0;
    if (code > 0x7f) return hash !== 0 || !TOLD_BY_LETTER.has(charClass(code)) || FIRST_LETTERS.has(code);
    const small = code | 0x20;
    if (small >= 0x61 && small <= 0x7a) hash = nextHash(hash, small);
    else if (hash !== 0) break;
  }
  return FIRST_WORDS.has(hash);
}

const KEPT = 500;
const known = new Map<string, boolean>();

let lastLine = '';
let lastIsHeading = false;

/** Whether the line from a visible offset on says nothing but "Sources:" in one of the known languages. */
export function headsSources(builder: VisibleBuilder, from: number): boolean {
  const { visibleUnits, length } = builder;
  if (length - from > MAX_SOURCE_HEADING || !mayHeadSources(visibleUnits, from, length)) return false;
  if (!isLastLine(visibleUnits, from, length)) {
    lastLine = builder.textSince(from);
    lastIsHeading = isSourceHeading(lastLine);
  }
  return lastIsHeading;
}

/** Whether the units are the line that was looked at last: an answer may repeat one without end. */
function isLastLine(units: Uint16Array, start: number, end: number): boolean {
  if (end - start !== lastLine.length) return false;
  for (let at = start; at < end; at++) if (units[at] !== lastLine.charCodeAt(at - start)) return false;
  return true;
}

/** Such lines recur, so the last are kept. */
function isSourceHeading(line: string): boolean {
  const found = known.get(line);
  if (found !== undefined) return found;
  if (known.size >= KEPT) known.clear();
  const isHeading = readHeading(line);
  known.set(line, isHeading);
  return isHeading;
}

function readHeading(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length <= 4 && words.every(isHeadingWord) && words.some((word) => HEADINGS.has(word));
}

function isHeadingWord(word: string): boolean {
  return HEADINGS.has(word) || FILLERS.has(word);
}
