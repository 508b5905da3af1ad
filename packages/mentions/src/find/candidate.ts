import type { Pattern } from '../names/pattern.ts';

/** A place where a written form of a name stands, before any rule has judged it. Offsets are visible ones, end exclusive. */
export interface Candidate {
  brand: number;
  pattern: Pattern;
  start: number;
  end: number;
  /** The form stands there letter by letter as declared. */
  exact: boolean;
  /** Spaces, hyphens, dots or apostrophes differ from the declared form. */
  respaced: boolean;
  /** Grammatical ending fused to the name, '' for none; included in the range. */
  ending: string;
  /** An apostrophe and an ending follow; not included in the range. */
  possessive: boolean;
  /** Letters of the same word before or behind: never a mention. */
  inside: boolean;
}
