import type { LineStart } from './line-start.ts';
import { OpenBrackets } from './open-brackets.ts';
import type { VisibleBuilder } from './visible-builder.ts';
import { REMOVED } from './visible-text.ts';

export const REMOVED_UNIT: number = REMOVED.charCodeAt(0);
/** Overwrites a bracket that turned out to be markup; matching skips it. */
export const VOID_UNIT = 0x2060;

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
  }
}
