import type { Line, Link, VisibleText } from './visible-text.ts';

/** Up to here a decoder's call costs more than it saves. */
const SHORT = 80;
/** Larger buffers are given back to the machine. */
const MAX_SPARE = 65_536;
/** Units of the answer read last, to be written over: one answer is read at a time. */
let spare: Uint16Array | null = null;
const UTF16 = new TextDecoder('utf-16le', { ignoreBOM: true });

/** Collects visible code units with their origin while the answer is read once from left to right. */
export class VisibleBuilder {
  readonly source: string;
  readonly lines: Line[] = [];
  readonly links: Link[] = [];
  readonly codeSpans: [number, number][] = [];
  readonly widths = new Map<number, number>();
  length = 0;
  private readonly units: Uint16Array;
  private readonly origin: Int32Array;

  constructor(source: string) {
    this.source = source;
    this.units = spare !== null && spare.length > source.length ? spare : new Uint16Array(source.length + 1);
    spare = null;
    this.origin = new Int32Array(source.length + 1);
  }

  emit(code: number, origin: number): void {
    this.units[this.length] = code;
    this.origin[this.length] = origin;
    this.length++;
  }

  /** Emits the original range as it is. */
  emitRange(start: number, end: number): void {
    const { units, origin, source } = this;
    let to = this.length;
    for (let at = start; at < end; at++, to++) {
      units[to] = source.charCodeAt(at);
      origin[to] = at;
    }
    this.length = to;
  }

  /** A visible unit that stands for `width` original units. */
  emitWide(code: number, origin: number, width: number): void {
    if (width !== 1) this.widths.set(this.length, width);
    this.emit(code, origin);
  }

  /** Takes back everything emitted since the visible offset. */
  retract(to: number): void {
    for (let i = to; i < this.length && this.widths.size > 0; i++) this.widths.delete(i);
    this.length = to;
  }

  /** Visible unit already emitted, counted back from the end (1 = last); 0 when there is none. */
  last(back = 1): number {
    return this.units[this.length - back] ?? 0;
  }

  unitAt(offset: number): number {
    return this.units[offset] ?? 0;
  }

  overwrite(offset: number, code: number): void {
    this.units[offset] = code;
  }

  textSince(start: number): string {
    if (this.length - start <= SHORT) {
      let text = '';
      for (let i = start; i < this.length; i++) text += String.fromCharCode(this.units[i] ?? 0);
      return text;
    }
    return UTF16.decode(this.units.subarray(start, this.length));
  }

  /** The visible text; the builder may not be used any more. */
  finish(): VisibleText {
    const text = this.textSince(0);
    if (this.units.length <= MAX_SPARE) spare = this.units;
    return {
      text,
      origin: this.origin.subarray(0, this.length),
      widths: this.widths,
      lines: this.lines,
      links: this.links,
      codeSpans: this.codeSpans,
    };
  }
}
