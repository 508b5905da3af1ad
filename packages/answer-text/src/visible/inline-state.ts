import type { LineStart } from './line-start.ts';
import { OpenBrackets } from './open-brackets.ts';
import type { VisibleBuilder } from './visible-builder.ts';
import { REMOVED } from './visible-text.ts';

export const REMOVED_UNIT: number = REMOVED.charCodeAt(0);
/** Overwrites a bracket that turned out to be markup; matching skips it. */
export const VOID_UNIT = 0x2060;

/** Finds the next closing sign of a line; no unit is looked at twice. */
class Closing {
  private readonly code: number;
  /** The one found last, -1 for none, and up to where was looked. */
  private found = -1;
  private seen = 0;

  constructor(code: number) {
    this.code = code;
  }

  clear(): void {
    this.found = -1;
    this.seen = 0;
  }

  /** Its offset, at most up to `limit`; -1 for none. Places only grow. */
  within(units: Uint16Array, at: number, limit: number): number {
    if (this.found >= at) return this.found < limit ? this.found : -1;
    let next = Math.max(at, this.seen);
    while (next < limit && units[next] !== this.code) next++;
    this.seen = next;
    this.found = next < limit ? next : -1;
    return this.found;
  }
}

/** Reading state of the lines of one answer, one after the other. */
export class InlineState {
  readonly builder: VisibleBuilder;
  end = 0;
  /** How it begins. */
  readonly begin: LineStart = { kind: 'prose', ordinal: null, indent: 0, content: 0 };
  readonly open = new OpenBrackets();
  /** Set when a closing mark was looked for in vain, so that no line is searched twice. */
  noParenthesis = false;
  noBacktick = false;
  /** Set when brackets stand in what may be an address: no link is read behind it. */
  noLinks = false;
  /** Up to where it was looked for such brackets. */
  undecided = 0;
  /** Where the citation marks of the line close: `【…】`, and that of the private-use characters. */
  readonly bracketClosing = new Closing(0x3011);
  readonly privateClosing = new Closing(0xe201);

  constructor(builder: VisibleBuilder) {
    this.builder = builder;
  }

  /** Forgets the line before. */
  beginLine(end: number): void {
    this.end = end;
    this.open.clear();
    this.noParenthesis = false;
    this.noBacktick = false;
    this.noLinks = false;
    this.undecided = 0;
    this.bracketClosing.clear();
    this.privateClosing.clear();
  }
}
