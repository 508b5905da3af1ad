import { charClass, MARK, type VisibleText } from '@answerscope/answer-text';
import { ASCII_SEPARATOR } from '../names/automaton.ts';
import type { CompiledNames } from '../names/compile-names.ts';
import type { Pattern } from '../names/pattern.ts';
import { foldedSequence, foldedUnit, SEPARATOR, SEQUENCE } from '../text/fold.ts';
import { beginsWord, readWordEnd } from './boundaries.ts';
import type { Candidate } from './candidate.ts';
import { joinedSpacing, joinsWell } from './joints.ts';
import { type WordContext, wordContext } from './segments.ts';

const RING = 512;
const ring = new Int32Array(RING);
const MAX_SEPARATORS = 3;
const MAX_PLACES = 1000;

export function scanNames(
  { text, units }: Pick<VisibleText, 'text' | 'units'>,
  names: CompiledNames,
  language: () => string | null,
): Candidate[] {
  const { columns, asciiColumns, asciiBegins, shift, next, ends } = names.automaton;
  const found: Candidate[] = [];
  const scan: Scan = { text, names, found, context: wordContext(language) };
  let count = 0;
  let state = 0;
  let separators = 0;
  const { length } = text;
  for (let at = 0; at < length; at++) {
    let code = units[at] ?? 0;
    if (state === 0) {
      // Nothing has begun: on to what may begin a name.
      while (code < 128 && asciiBegins[code] === 0 && ++at < length) code = units[at] ?? 0;
      if (at === length) break;
    }
    if (code < 128) {
      const column = asciiColumns[code] ?? 0;
      if (column === ASCII_SEPARATOR) {
        if (++separators > MAX_SEPARATORS) state = 0;
        continue;
      }
      state = column === 0 ? 0 : (next[(state << shift) + column] ?? 0);
      if (state === 0) continue;
      separators = 0;
      ring[count++ & (RING - 1)] = at;
      if (ends[state] !== 0 && report(scan, state, count)) return found;
      continue;
    }
    const unit = foldedUnit(code);
    if (unit > SEQUENCE) {
      const column = columns[unit] ?? 0;
      state = column === 0 ? 0 : (next[(state << shift) + column] ?? 0);
      if (state === 0) continue;
      separators = 0;
      ring[count++ & (RING - 1)] = at;
      if (ends[state] !== 0 && report(scan, state, count)) return found;
    } else if (unit === SEQUENCE) {
      const symbols = foldedSequence(text, at);
      for (let index = 0; index < symbols.length; index++) {
        const column = columns[symbols[index] ?? 0] ?? 0;
        state = column === 0 ? 0 : (next[(state << shift) + column] ?? 0);
        if (state === 0) continue;
        separators = 0;
        ring[count++ & (RING - 1)] = at;
        if (ends[state] !== 0 && report(scan, state, count)) return found;
      }
    } else if (unit === SEPARATOR && ++separators > MAX_SEPARATORS) state = 0;
  }
  return found;
}

interface Scan {
  text: string;
  names: CompiledNames;
  found: Candidate[];
  context: WordContext;
}

/** Notes the names that end here; whether there are as many places as are judged, so that nothing more is looked for. */
function report({ text, names, found, context }: Scan, state: number, count: number): boolean {
  const { output, sibling, shorter } = names.automaton;
  for (let s = state; s !== 0; s = shorter[s] ?? 0) {
    for (let id = output[s] ?? -1; id >= 0; id = sibling[id] ?? -1) {
      const pattern = names.patterns[id];
      if (pattern) verify(text, { pattern, count }, found, context);
    }
  }
  return found.length >= MAX_PLACES;
}

interface Hit {
  pattern: Pattern;
  count: number;
}

function verify(text: string, hit: Hit, found: Candidate[], context: WordContext): void {
  if (found.length >= MAX_PLACES) return;
  const { pattern, count } = hit;
  const size = pattern.symbols.length;
  const start = ring[(count - size) & (RING - 1)] ?? 0;
  const lastAt = ring[(count - 1) & (RING - 1)] ?? 0;
  let end = lastAt + (text.charCodeAt(lastAt) >= 0xd800 && text.charCodeAt(lastAt) <= 0xdbff ? 2 : 1);
  while (end < text.length && charClass(text.charCodeAt(end)) === MARK) end++;
  const begins = beginsWord(text, start, context);
  const wordEnd = begins ? readWordEnd(text, { start, end, stem: pattern.stem }, context) : null;
  if (!begins || wordEnd === null) {
    if (!pattern.stem && found.length < MAX_PLACES / 3 && end - start === size)
      found.push(candidate(hit, { start, end, inside: true, spacing: 'as_declared', text }));
    return;
  }
  const spacing = isUnbroken(hit, start)
    ? joinedSpacing(pattern)
    : joinsWell(text, pattern, (symbol) => ring[(count - size + symbol) & (RING - 1)] ?? 0);
  if (spacing === 'no') return;
  const made = candidate(hit, { start, end, inside: false, spacing, text });
  made.ending = wordEnd.ending;
  made.possessive = wordEnd.possessive;
  made.end = withOwnPunctuation(text, { start, end: end + wordEnd.ending.length }, pattern.form.text);
  made.exact = wordEnd.ending === '' && text.slice(start, made.end) === pattern.form.text;
  found.push(made);
}

function isUnbroken({ pattern, count }: Hit, start: number): boolean {
  const first = count - pattern.symbols.length;
  for (let i = 1; i < pattern.symbols.length; i++)
    if (ring[(first + i) & (RING - 1)] !== start + i) return false;
  return true;
}

function withOwnPunctuation(
  text: string,
  { start, end }: { start: number; end: number },
  name: string,
): number {
  const next = text.charAt(end);
  if (next === '.') return /^\p{Lu}(?:\.\p{Lu})+$/u.test(text.slice(start, end)) ? end + 1 : end;
  if (next !== '!' && next !== '?') return end;
  const own = /[!?]+$/.exec(name)?.[0] ?? '';
  return own !== '' && text.startsWith(own, end) ? end + own.length : end;
}

function candidate(
  hit: Hit,
  at: { start: number; end: number; inside: boolean; spacing: string; text: string },
): Candidate {
  return {
    brand: hit.pattern.form.brand,
    pattern: hit.pattern,
    start: at.start,
    end: at.end,
    exact: false,
    respaced: at.spacing === 'respaced',
    ending: '',
    possessive: false,
    inside: at.inside,
  };
}
