import type { Pattern } from '../names/pattern.ts';

/** A place where a written form of a name stands, before any rule has judged it. Offsets are visible ones, end exclusive. */
export interface Candidate {
  brand: number;
  pattern: Pattern;
  start: number;
  end: number;
  exact: boolean;
  respaced: boolean;
  ending: string;
  possessive: boolean;
  inside: boolean;
}
