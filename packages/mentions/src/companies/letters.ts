import { nameForms } from '../names/name-forms.ts';
import { formPatterns } from '../names/pattern.ts';
import { prepareAnswer } from '../prepare-answer.ts';
import type { BrandNames } from '../types.ts';

/** The folded letters, digits, & and + of an answer's visible text, without anything between them. */
export function lettersOf(answer: string): string {
  const prepared = prepareAnswer({ answer });
  const letters = prepared.letters();
  prepared.release();
  return letters;
}

/**
 * What `lettersOf` an answer must hold for the answer to name the company: one of these. Most answers are passed over by
 * it without being read.
 */
export function nameLetters(company: BrandNames): string[] {
  const patterns = nameForms({ aliases: [], products: [], ...company }, 0).flatMap(formPatterns);
  const letters = new Set(patterns.map(({ symbols }) => String.fromCharCode(...symbols)));
  const isNeeded = (one: string) => ![...letters].some((other) => other !== one && one.includes(other));
  return [...letters].filter(isNeeded);
}
