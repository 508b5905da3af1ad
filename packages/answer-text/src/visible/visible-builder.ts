import { charClass, INVISIBLE } from '../char-class.ts';
import { NextSign } from './next-sign.ts';
import { Units } from './units.ts';
import { isHostUnit, isLocalUnit, MAX_HOST } from './urls.ts';
import type { IsHost, Line, Link, VisibleText } from './visible-text.ts';
import { Widths } from './widths.ts';

/** A longer text is made well-formed. */
const SHORT = 80;
/** Larger buffers are given back to the machine. */
const MAX_SPARE = 65_536;
const MIN_BUFFER = 8192;
/** As many answers as are read side by side. */
const SPARES_MAX = 12;

/** 1 for the ASCII signs that may be markup or part of an address. */
const IS_SPECIAL = new Uint8Array(128);
for (const char of '*_`[]<&\\~:@.') IS_SPECIAL[char.charCodeAt(0)] = 1;
const COLON = 0x3a;
const DOT = 0x2e;
const SLASH = 0x2f;
const AT = 0x40;
const LESS = 0x3c;
const AMPERSAND = 0x26;
const HASH = 0x23;
const EXCLAMATION = 0x21;
const HYPHEN = 0x2d;
const SMALL_W = 0x77;

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** `【` opens the citation mark of an assistant, which is no longer than this. */
export const OPENS_CITATION = 0x3010;
export const MAX_CITATION = 60;

const SHOWN = 1;
const MARK = 2;
const CITATION = 3;
/** What a unit beyond ASCII may be; 0 for what nobody asked about yet. */
const BEYOND_ASCII = new Uint8Array(65536);

/** Not simply shown: what opens a citation mark, or is one in private-use characters, and what nobody sees. */
function readKind(code: number): number {
  const isMark = (code >= 0xe200 && code <= 0xe206) || charClass(code) === INVISIBLE;
  const kind = code === OPENS_CITATION ? CITATION : isMark ? MARK : SHOWN;
  BEYOND_ASCII[code] = kind;
  return kind;
}

/** Whether a '<' may open a tag, a comment or an address by what stands behind it. */
function opensTag(units: Uint16Array, at: number, next: number): boolean {
  if (next === SLASH) return isLetter(units[at + 2] ?? 0);
  if (next === EXCLAMATION) return units[at + 2] === HYPHEN && units[at + 3] === HYPHEN;
  return isLetter(next);
}

/** What reading one answer writes into. */
interface Buffers {
  source: Units;
  visible: Units;
  origin: Int32Array;
}

/** Buffers of answers that are done with, to be written over. */
const spares: Buffers[] = [];

function takeBuffers(length: number): Buffers {
  const known = spares.pop();
  if (known !== undefined && known.origin.length >= length) return known;
  const size = Math.max(length, MIN_BUFFER);
  return { source: new Units(size), visible: new Units(size), origin: new Int32Array(size) };
}

/** A visible text with the buffers it stands in. */
export interface BuiltText extends VisibleText {
  buffers: Buffers;
}

/** Gives the buffers of a visible text to the next one: it may not be read any more. */
export function releaseVisibleText({ buffers }: BuiltText): void {
  if (buffers.origin.length <= MAX_SPARE && spares.length < SPARES_MAX) spares.push(buffers);
}

/** Collects visible code units with their origin while the answer is read once from left to right. */
export class VisibleBuilder {
  readonly source: string;
  readonly isHost: IsHost | null;
  readonly lines: Line[] = [];
  readonly links: Link[] = [];
  readonly codeSpans: [number, number][] = [];
  readonly widths = new Widths();
  length = 0;
  readonly slashes: NextSign;
  /** Where the citation marks of assistants close: `【…】`, and those in private-use characters. */
  readonly closings: NextSign;
  readonly privateClosings: NextSign;
  /** Code units of the source. */
  readonly sourceUnits: Uint16Array;
  private readonly buffers: Buffers;
  /** Code units emitted so far, and whatever behind them. */
  readonly visibleUnits: Uint16Array;
  private readonly origin: Int32Array;

  constructor(source: string, isHost: IsHost | null) {
    this.source = source;
    this.isHost = isHost;
    this.slashes = new NextSign(source, '/');
    this.closings = new NextSign(source, '】');
    this.privateClosings = new NextSign(source, '\ue201');
    this.buffers = takeBuffers(source.length + 1);
    this.buffers.source.write(source);
    this.sourceUnits = this.buffers.source.values;
    this.sourceUnits[source.length] = 0;
    this.visibleUnits = this.buffers.visible.values;
    this.origin = this.buffers.origin;
  }

  emit(code: number, origin: number): void {
    this.visibleUnits[this.length] = code;
    this.origin[this.length] = origin;
    this.length++;
  }

  /** Emits the original range as it is. */
  emitRange(start: number, end: number): void {
    const { visibleUnits: units, origin, sourceUnits } = this;
    let to = this.length;
    for (let at = start; at < end; at++, to++) {
      units[to] = sourceUnits[at] ?? 0;
      origin[to] = at;
    }
    this.length = to;
  }

  /** Emits the units from a place on up to one that may be markup; where that stands. */
  emitPlain(start: number, end: number): number {
    const { visibleUnits: units, origin, sourceUnits } = this;
    let to = this.length;
    let at = start;
    for (; at < end; at++, to++) {
      const code = sourceUnits[at] ?? 0;
      if (code < 128) {
        if (IS_SPECIAL[code] === 1 && !this.isPlain(code, at)) break;
      } else {
        const kind = BEYOND_ASCII[code] || readKind(code);
        if (kind !== SHOWN && (kind === MARK || this.closings.from(at) - at < MAX_CITATION)) break;
      }
      units[to] = code;
      origin[to] = at;
    }
    this.length = to;
    return at;
  }

  /** Whether a sign surely belongs to no address, a '<' to no tag and an '&' to no entity. */
  private isPlain(code: number, at: number): boolean {
    const { sourceUnits: units } = this;
    const next = units[at + 1] ?? 0;
    if (code === COLON) return next !== SLASH;
    if (code === LESS) return !opensTag(units, at, next);
    if (code === AMPERSAND) return next !== HASH && !isLetter(next);
    if (code !== DOT && code !== AT) return false;
    const before = at === 0 ? 0 : (units[at - 1] ?? 0);
    if (code === AT) return !isLocalUnit(before) || !isHostUnit(next);
    if (!isHostUnit(before) || !isHostUnit(next)) return true;
    return (before | 0x20) !== SMALL_W && this.slashes.from(at) - at > MAX_HOST;
  }

  /** A visible unit that stands for `width` original units. */
  emitWide(code: number, origin: number, width: number): void {
    if (width !== 1) this.widths.add(this.length, width);
    this.emit(code, origin);
  }

  /** Takes back everything emitted since the visible offset. */
  retract(to: number): void {
    this.widths.cut(to);
    this.length = to;
  }

  /** Takes back everything that stands at an original offset or behind it. */
  retractFrom(origin: number): void {
    let to = this.length;
    while (to > 0 && (this.origin[to - 1] ?? 0) >= origin) to--;
    this.retract(to);
  }

  /** Visible unit already emitted, counted back from the end (1 = last); 0 when there is none. */
  last(back = 1): number {
    return this.visibleUnits[this.length - back] ?? 0;
  }

  unitAt(offset: number): number {
    return this.visibleUnits[offset] ?? 0;
  }

  overwrite(offset: number, code: number): void {
    this.visibleUnits[offset] = code;
  }

  textSince(start: number): string {
    const text = this.buffers.visible.text(start, this.length);
    return this.length - start <= SHORT ? text : text.toWellFormed();
  }

  /** The visible text; the builder may not be used any more. */
  finish(): BuiltText {
    const { visible } = this.buffers;
    let text = visible.text(0, this.length);
    if (this.length > SHORT && !text.isWellFormed()) {
      text = text.toWellFormed();
      visible.write(text);
    }
    return {
      text,
      units: this.visibleUnits,
      origin: this.origin.subarray(0, this.length),
      widths: this.widths,
      lines: this.lines,
      links: this.links,
      codeSpans: this.codeSpans,
      buffers: this.buffers,
    };
  }
}
