import { charClass, isWordClass } from '../char-class.ts';
import { type InlineState, REMOVED_UNIT } from './inline-state.ts';
import { isHostUnit, isLocalUnit, MAX_HOST, MAX_LABEL, MAX_LABELS, normalizeUrl, urlEnd } from './urls.ts';

function emitAs(state: InlineState, at: number): number {
  state.builder.emit(state.builder.source.charCodeAt(at), at);
  return at + 1;
}

/** Takes the URL `[start, end)` out of the visible text and keeps it as a link. */
function hideUrl(state: InlineState, range: { start: number; end: number }): number {
  const { builder } = state;
  builder.retractFrom(range.start);
  const url = normalizeUrl(builder.source.slice(range.start, range.end));
  if (url !== null) {
    const at = builder.length;
    builder.links.push({ url, start: at, end: at, from: range.start, to: range.end, style: 'bare' });
  }
  builder.emit(REMOVED_UNIT, range.start);
  return range.end;
}

/** At a ':' — hides `scheme://…`. */
export function hideScheme(state: InlineState, at: number): number {
  const { source } = state.builder;
  if (source.charCodeAt(at + 1) !== 0x2f || source.charCodeAt(at + 2) !== 0x2f) return emitAs(state, at);
  let start = at;
  while (start > 0 && at - start < 10 && /[a-z]/i.test(source.charAt(start - 1))) start--;
  if (start === at) return emitAs(state, at);
  const end = urlEnd(source, at + 3, state.end);
  if (end <= at + 3) return emitAs(state, at);
  return hideUrl(state, { start, end });
}

const DOT = 0x2e;

/** Where a host of up to six labels ends that begins at a place; that place when none does. */
function hostEnd(source: string, start: number): number {
  let end = start;
  for (let label = 0, at = start; label < MAX_LABELS; label++) {
    const from = at;
    while (at - from < MAX_LABEL && isHostUnit(source.charCodeAt(at))) at++;
    if (at === from) break;
    end = at;
    if (source.charCodeAt(at) !== DOT) break;
    at++;
  }
  return end;
}

/** At a '.' — hides www addresses and hosts with a path; at an '@' — hides e-mail addresses. Bare hosts stay visible. */
export function hideAddress(state: InlineState, at: number): number {
  const { builder } = state;
  const { source } = builder;
  if (source.charCodeAt(at) === 0x40) return hideEmail(state, at);
  if (at === 0 || !isHostUnit(source.charCodeAt(at - 1)) || !isHostUnit(source.charCodeAt(at + 1)))
    return emitAs(state, at);
  if (!isBehindWww(source, at) && !isSlashNear(state, at)) return emitAs(state, at);
  const afterHost = hostEnd(source, at + 1);
  if (afterHost > state.end) return emitAs(state, at);
  let start = at;
  while (start > 0 && at - start < 64 && isHostUnit(source.charCodeAt(start - 1))) start--;
  const isWww = at - start === 3 && source.slice(start, at).toLowerCase() === 'www';
  const hasPath = source.charCodeAt(afterHost) === 0x2f && isPath(state, start, afterHost);
  if (!isWww && !hasPath) return emitAs(state, at);
  if (at - start > builder.length || builder.last() !== source.charCodeAt(at - 1)) return emitAs(state, at);
  const end = Math.max(afterHost, urlEnd(source, afterHost, state.end));
  return hideUrl(state, { start, end: trimDot(source, end) });
}

function isBehindWww(source: string, at: number): boolean {
  return at > 2 && [1, 2, 3].every((back) => (source.charCodeAt(at - back) | 0x20) === 0x77);
}

/** Whether a slash stands so near that a host may end before it. */
function isSlashNear({ builder }: InlineState, at: number): boolean {
  return builder.slashes.from(at) - at <= MAX_HOST;
}

function trimDot(source: string, end: number): number {
  return source.charAt(end - 1) === '.' ? end - 1 : end;
}

/** `zillow.com/homes` is an address; `Booking.com/Expedia` and `Node.js/Express` are two names with a slash. */
function isPath(state: InlineState, start: number, slash: number): boolean {
  const { source, isHost } = state.builder;
  const isEnd = slash + 1 >= state.end || /[\s)]/.test(source.charAt(slash + 1));
  if (!isEnd && /^[A-Z][a-z]+\b(?![/?.-])/.test(source.slice(slash + 1, slash + 40))) return false;
  if (isHost !== null) return isHost(source.slice(start, slash));
  if (slash < state.undecided) return false;
  state.undecided = urlEnd(source, slash, state.end);
  if (/[[\]]/.test(source.slice(slash, state.undecided))) state.noLinks = true;
  return false;
}

function hideEmail(state: InlineState, at: number): number {
  const { builder } = state;
  const { sourceUnits: units } = builder;
  const end = hostEnd(builder.source, at + 1);
  if (end > state.end || !holdsDot(units, at + 1, end)) return emitAs(state, at);
  let start = at;
  while (start > 0 && at - start < 64 && isLocalUnit(units[start - 1] ?? 0)) start--;
  if (start === at) return emitAs(state, at);
  if (at - start > builder.length) return emitAs(state, at);
  builder.retract(builder.length - (at - start));
  builder.emit(REMOVED_UNIT, start);
  return end;
}

function holdsDot(units: Uint16Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (units[at] === DOT) return true;
  return false;
}

const TAG = /<(?:!--[^<>]{0,400}--|\/?([a-zA-Z][a-zA-Z0-9]*)(?:\s[^<>]{0,500})?\/?)>/y;
const SMALL_H = 0x68;
const SMALL_W = 0x77;
const AUTOLINK = /<((?:https?:\/\/|www\.)[^\s<>]{1,2000})>/y;
const INLINE_TAGS = new Set([
  'b',
  'i',
  'em',
  'strong',
  'u',
  's',
  'span',
  'a',
  'code',
  'mark',
  'font',
  'small',
  'wbr',
  'sub',
]);

/** At a '<' — hides tags, comments and autolinks; the target of an anchor is kept as a link. */
export function readTag(state: InlineState, at: number): number {
  const { builder } = state;
  const first = builder.sourceUnits[at + 1];
  if (first === SMALL_H || first === SMALL_W) {
    AUTOLINK.lastIndex = at;
    const auto = AUTOLINK.exec(builder.source);
    if (auto && AUTOLINK.lastIndex <= state.end) {
      hideUrl(state, { start: at + 1, end: AUTOLINK.lastIndex - 1 });
      return at + auto[0].length;
    }
  }
  TAG.lastIndex = at;
  const tag = TAG.exec(builder.source);
  const end = TAG.lastIndex;
  if (!tag || end > state.end) return emitAs(state, at);
  const name = (tag[1] ?? '').toLowerCase();
  const href = name === 'a' ? /href\s*=\s*["']?([^"'\s>]+)/i.exec(tag[0]) : null;
  const url = href?.[1] ? normalizeUrl(href[1]) : null;
  if (url !== null) {
    builder.links.push({ url, start: builder.length, end: builder.length, from: at, to: end, style: 'bare' });
  }
  if (name === 'br') builder.emit(0x0a, at);
  else if (!INLINE_TAGS.has(name) && isWordClass(charClass(builder.last()))) builder.emit(REMOVED_UNIT, at);
  return end;
}
