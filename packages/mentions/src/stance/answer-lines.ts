import type { Line, VisibleText } from '@answerscope/answer-text';
import type { CompanyPlaces } from './stance.ts';

/** Where a company is named: visible offsets, end exclusive. */
export interface Named {
  company: number;
  start: number;
  end: number;
}

/** A line of the answer with the companies in it; `start` and `end` are the visible offsets of its content. */
export interface AnswerLine {
  kind: Line['kind'];
  ordinal: number | null;
  /** The first row of a table, above its rule. */
  headsTable: boolean;
  indent: number;
  start: number;
  end: number;
  /** Its beginning as the answer writes it, marker and marks included. */
  source: string;
  named: readonly Named[];
}

/** The lines that say something: blank ones, programs and lists of sources are left out. */
export function answerLines(
  answer: string,
  visible: VisibleText,
  companies: readonly CompanyPlaces[],
): AnswerLine[] {
  const named = namedPlaces(visible, companies);
  const found: AnswerLine[] = [];
  let at = 0;
  for (const [index, line] of visible.lines.entries()) {
    if (line.end <= line.content || line.kind === 'blank') continue;
    if (line.kind === 'code' || line.kind === 'source') continue;
    while ((named[at]?.start ?? line.content) < line.content) at++;
    const from = at;
    while ((named[at]?.start ?? line.end) < line.end) at++;
    const { kind, ordinal, indent, content: start, end } = line;
    const source = sourceLine(answer, visible.origin[start] ?? 0);
    const headsTable = kind === 'table' && isTableRule(visible, visible.lines[index + 1]);
    found.push({ kind, ordinal, headsTable, indent, start, end, source, named: named.slice(from, at) });
  }
  return found;
}

function isTableRule({ text }: VisibleText, line: Line | undefined): boolean {
  const written = line === undefined ? '' : text.slice(line.start, line.end);
  return written.includes('-') && /^[\s|:-]+$/u.test(written);
}

/** The places of all companies in visible text, in its order. */
function namedPlaces({ origin, text }: VisibleText, companies: readonly CompanyPlaces[]): Named[] {
  return companies
    .flatMap(({ places }, company) =>
      places.map(({ start, end }) => ({
        company,
        start: firstAtOrBehind(origin, start, text.length),
        end: firstAtOrBehind(origin, end, text.length),
      })),
    )
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The first visible unit, of so many, whose place in the answer is not before an offset. */
function firstAtOrBehind(origin: Int32Array, offset: number, length: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((origin[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Longer than a marker with its spaces, and than a heading, in UTF-16 units. */
const MARKER_MAX = 24;
const SOURCE_MAX = 160;

function sourceLine(answer: string, offset: number): string {
  const before = answer.slice(Math.max(0, offset - MARKER_MAX), offset);
  const behind = answer.slice(offset, offset + SOURCE_MAX);
  const to = behind.indexOf('\n');
  return `${before.slice(before.lastIndexOf('\n') + 1)}${to < 0 ? behind : behind.slice(0, to)}`.trim();
}

/** The only company that is named in a line or a part of it; null where none is, or several are. */
export function onlyCompany(named: readonly Named[]): number | null {
  const first = named[0];
  return first !== undefined && named.every(({ company }) => company === first.company)
    ? first.company
    : null;
}

const NO_LETTERS = String.raw`[^\p{L}\p{N}]{0,12}`;
/** Pictures, a number, quotation marks, an article before a name that heads a line. */
const BEFORE_HEAD = new RegExp(
  `^${NO_LETTERS}(?:(?:#|no\\.? ?|option |platz )?\\d{1,3}${NO_LETTERS})?(?:(?:the|die|der|das|la|le|les|el|il|lo|de|het|o|a) )?$`,
  'iu',
);
const BEHIND_HEAD = /^[\s\u2060"”»*_'’]*(?:[.!。！]?\s*$|[–—:：(（,|・-])/u;

/** Whether a name at a place of a text heads it. */
export function opensWith(text: string, at: number): boolean {
  return BEFORE_HEAD.test(text.slice(0, at));
}

/** The name that heads a text, alone or before a dash, colon or bracket, with what stands behind it. */
export function headOf(
  text: string,
  { start, named }: { start: number; named: readonly Named[] },
): { company: number; behind: string } | null {
  const [first] = named;
  if (first === undefined || !opensWith(text, first.start - start)) return null;
  const behind = text.slice(first.end - start);
  if (!BEHIND_HEAD.test(behind)) return null;
  return { company: first.company, behind: behind.replace(/^[\s\u2060"”»*_'’–—:：(（,|-]+/u, '') };
}
