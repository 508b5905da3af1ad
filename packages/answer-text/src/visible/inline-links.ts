import { charClass, NEWLINE, SPACE } from '../char-class.ts';
import { type InlineState, VOID_UNIT } from './inline-state.ts';
import { normalizeUrl } from './urls.ts';
import type { VisibleBuilder } from './visible-builder.ts';

/** Reads what follows a ']': a link target, a reference, or nothing. Returns where to read on. */
export function closeBracket(state: InlineState, at: number): number {
  const { builder } = state;
  const { source } = builder;
  const open = state.open.pop();
  if (open === null || state.noLinks) return plainBracket(state, at);
  const image = open[1] > 0 && source.charCodeAt(open[1] - 1) === 0x21;
  state.open.pop();
  const next = at + 1 < state.end ? source.charCodeAt(at + 1) : 0;
  if (next === 0x28 && !state.noParenthesis) {
    const close = closingParenthesis(builder.sourceUnits, at + 2, state.end);
    if (close > 0) return inlineLink(state, { open, at, close, image });
    state.noParenthesis = true;
  }
  if (builder.length - open[0] < 40 && isNote(builder, open[0] + 1)) {
    builder.retract(open[0]);
    return at + 1;
  }
  if (next === 0x5b) {
    const close = at + 2 + source.slice(at + 2, Math.min(state.end, at + 100)).indexOf(']');
    if (close >= at + 2 && !/^\d/.test(source.slice(at + 2, close))) {
      builder.overwrite(open[0], VOID_UNIT);
      return close + 1;
    }
  }
  return plainBracket(state, at);
}

const CARET = 0x5e;

/** Whether the brackets hold the mark of a footnote; of most, their first unit tells. */
function isNote(builder: VisibleBuilder, start: number): boolean {
  if (start >= builder.length) return false;
  const first = builder.unitAt(start);
  if (first === CARET) return true;
  const small = first | 0x20;
  return !(small >= 0x61 && small <= 0x7a) && isNumbers(builder, start);
}

/** Whether only digits, spaces, commas, semicolons and dashes stand from a visible offset on. */
function isNumbers({ visibleUnits: units, length }: VisibleBuilder, start: number): boolean {
  for (let at = start; at < length; at++) {
    const code = units[at] ?? 0;
    const isDigit = code >= 0x30 && code <= 0x39;
    if (!isDigit && code !== 0x2c && code !== 0x3b && code !== 0x2d && code !== 0x2013) {
      const value = charClass(code);
      if (value !== SPACE && value !== NEWLINE) return false;
    }
  }
  return true;
}

function plainBracket(state: InlineState, at: number): number {
  state.builder.emit(0x5d, at);
  return at + 1;
}

function closingParenthesis(units: Uint16Array, start: number, limit: number): number {
  let depth = 1;
  for (let at = start; at < limit && at - start < 4096; at++) {
    const code = units[at];
    if (code === 0x28) depth++;
    else if (code === 0x29 && --depth === 0) return at;
  }
  return -1;
}

interface FoundLink {
  open: [number, number];
  at: number;
  close: number;
  image: boolean;
}

function inlineLink(state: InlineState, link: FoundLink): number {
  const { builder } = state;
  const target = builder.source.slice(link.at + 2, link.close).trim();
  const raw = /[\s<>]/.test(target) ? (target.split(/\s/)[0] ?? '').replace(/^<|>$/g, '') : target;
  const url = normalizeUrl(raw);
  if (link.image) builder.retract(Math.max(0, link.open[0] - 1));
  else if (isMarker(builder, link.open[0] + 1)) builder.retract(link.open[0]);
  else builder.overwrite(link.open[0], VOID_UNIT);
  if (url !== null && /^(https?:\/\/|www\.|[\w-]+\.)/i.test(raw)) {
    const start = Math.min(link.open[0] + 1, builder.length);
    builder.links.push({
      url,
      start: link.image ? builder.length : start,
      end: builder.length,
      from: link.at + 2,
      to: link.close,
      style: link.image ? 'image' : 'inline',
    });
  }
  return link.close + 1;
}

/** Link texts that are only a footnote number or the word "source". */
function isMarker(builder: VisibleBuilder, start: number): boolean {
  if (builder.length - start > 12) return false;
  return /^[\s[\]^]*(\d{1,3}|source|link|here|ref)[\s[\]]*$/i.test(builder.textSince(start));
}
