import type { VisibleBuilder } from './visible-builder.ts';
import { REMOVED } from './visible-text.ts';

export const REMOVED_UNIT: number = REMOVED.charCodeAt(0);
/** Overwrites a bracket that turned out to be markup; matching skips it. */
export const VOID_UNIT = 0x2060;

/** Reading state of one line. */
export interface InlineState {
  readonly builder: VisibleBuilder;
  readonly end: number;
  /** Visible and original offsets of '[' not closed yet. */
  readonly open: [number, number][];
  /** Set when a closing mark was looked for in vain, so that no line is searched twice. */
  noParenthesis: boolean;
  noBacktick: boolean;
  /** Set when brackets stand in what may be an address: no link is read behind it. */
  noLinks: boolean;
  /** Up to where it was looked for such brackets. */
  undecided: number;
  /** Per closing sign of a citation mark: the one found last, -1 for none, and up to where was looked; null before any. */
  closings: Map<string, { found: number; seen: number }> | null;
}
