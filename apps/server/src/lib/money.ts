import { dollarsInWords } from '@answerscope/contract';

/** Money is counted in whole micro-dollars (a millionth of a US dollar), so that adding never rounds. */
export const MICRODOLLARS_PER_DOLLAR = 1_000_000;

/** Dollars to the next micro-dollar. */
export function toMicrodollars(dollars: number): number {
  return Math.round(dollars * MICRODOLLARS_PER_DOLLAR);
}

/** Micro-dollars as dollars. */
export function toDollars(microdollars: number): number {
  return microdollars / MICRODOLLARS_PER_DOLLAR;
}

/** '$1', '$0.25': for a sentence. */
export function formatDollars(microdollars: number): string {
  return dollarsInWords(toDollars(microdollars));
}
