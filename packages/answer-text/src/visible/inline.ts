import { ARABIC, charClass, INVISIBLE, isWordClass } from '../char-class.ts';
import { readEntity } from './entities.ts';
import { hideAddress, hideScheme, readTag } from './inline-addresses.ts';
import { closeBracket } from './inline-links.ts';
import type { InlineState } from './inline-state.ts';
import { MAX_CITATION, OPENS_CITATION } from './visible-builder.ts';

/** Emits the visible text of the original range `[start, end)`, which lies within one line. */
export function scanInline(state: InlineState, start: number, end: number): void {
  state.beginLine(end);
  const { builder } = state;
  const { sourceUnits } = builder;
  for (let at = start; at < end; ) {
    at = builder.emitPlain(at, end);
    if (at === end) break;
    const code = sourceUnits[at] ?? 0;
    at = code < 128 ? special(state, at, code) : beyondAscii(state, at, code);
  }
}

function beyondAscii(state: InlineState, at: number, code: number): number {
  const { builder } = state;
  if (code === OPENS_CITATION) {
    const close = builder.closings.from(at);
    const isNear = close < Math.min(state.end, at + MAX_CITATION);
    if (isNear && holdsNumber(builder.sourceUnits, at, close)) return close + 1;
  }
  if (code >= 0xe200 && code <= 0xe206) return privateCitation(state, at);
  if (charClass(code) !== INVISIBLE) builder.emit(code, at);
  else if (code === 0x200c && charClass(builder.last()) === ARABIC) builder.emit(code, at);
  return at + 1;
}

const DAGGER = 0x2020;

/** Whether a range has a digit or a dagger, as citation marks do. */
function holdsNumber(units: Uint16Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = units[at] ?? 0;
    if (code === DAGGER || (code >= 0x30 && code <= 0x39)) return true;
  }
  return false;
}

const MAX_PRIVATE_CITATION = 300;

/** Some assistants leave their own citation marks in private-use characters. */
function privateCitation(state: InlineState, at: number): number {
  const close = state.builder.privateClosings.from(at);
  return close < Math.min(state.end, at + MAX_PRIVATE_CITATION) ? close + 1 : at + 1;
}

function special(state: InlineState, at: number, code: number): number {
  const { builder } = state;
  const { source } = builder;
  switch (code) {
    case 0x2a:
    case 0x7e:
      return emphasis(state, at, code);
    case 0x5f:
      return underscore(state, at);
    case 0x60:
      return codeSpan(state, at);
    case 0x5b:
      state.open.push(builder.length, at);
      builder.emit(code, at);
      return at + 1;
    case 0x5d:
      return closeBracket(state, at);
    case 0x3c:
      return readTag(state, at);
    case 0x26:
      return entity(state, at);
    case 0x5c:
      return at + 1 < state.end && /[!-/:-@[-`{-~]/.test(source.charAt(at + 1))
        ? emitNext(state, at + 1)
        : emitNext(state, at);
    case 0x3a:
      return hideScheme(state, at);
    default:
      return hideAddress(state, at);
  }
}

function emitNext(state: InlineState, at: number): number {
  state.builder.emit(state.builder.source.charCodeAt(at), at);
  return at + 1;
}

const isBlank = (code: number): boolean =>
  Number.isNaN(code) || code === 0x20 || code === 0x09 || code === 0x0a;

function emphasis(state: InlineState, at: number, code: number): number {
  const { source } = state.builder;
  let end = at;
  while (end < state.end && source.charCodeAt(end) === code) end++;
  if (code === 0x7e && end - at < 2) return emitNext(state, at);
  const before = at === 0 ? Number.NaN : source.charCodeAt(at - 1);
  if (isBlank(before) && isBlank(source.charCodeAt(end))) return emitNext(state, at);
  return end;
}

function underscore(state: InlineState, at: number): number {
  const { source } = state.builder;
  let end = at;
  while (end < state.end && source.charCodeAt(end) === 0x5f) end++;
  const before = at > 0 && isWordClass(charClass(source.charCodeAt(at - 1)));
  const after = end < state.end && isWordClass(charClass(source.charCodeAt(end)));
  if (before === after) {
    for (let i = at; i < end; i++) emitNext(state, i);
  }
  return end;
}

function codeSpan(state: InlineState, at: number): number {
  const { builder } = state;
  const { source } = builder;
  let run = at;
  while (run < state.end && source.charCodeAt(run) === 0x60) run++;
  const close = state.noBacktick ? -1 : source.indexOf(source.slice(at, run), run);
  if (close < 0 || close >= state.end) {
    state.noBacktick = true;
    return run;
  }
  const from = builder.length;
  for (let i = run; i < close; i++) emitNext(state, i);
  builder.codeSpans.push([from, builder.length]);
  return close + (run - at);
}

function entity(state: InlineState, at: number): number {
  const { builder } = state;
  const found = readEntity(builder.source, at);
  if (!found) return emitNext(state, at);
  if (found.point < 0x10000) {
    if (charClass(found.point) !== INVISIBLE) builder.emitWide(found.point, at, found.width);
  } else {
    const pair = String.fromCodePoint(found.point);
    builder.emit(pair.charCodeAt(0), at);
    builder.emitWide(pair.charCodeAt(1), at, found.width);
  }
  return at + found.width;
}
