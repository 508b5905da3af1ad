import { readFileSync } from 'node:fs';

/**
 * A place on which the yes or no of an own case hung while the rules were unsure: UTF-16 offsets into the answer of
 * `case`, the lines around it with the name between ⟦ and ⟧, and whether it is labelled as the brand.
 */
export interface DoubtfulLabel {
  case: string;
  lang: string;
  start: number;
  end: number;
  text: string;
  is_brand: boolean;
}

export const DOUBTFUL_PLACES = new URL('./doubtful-places.jsonl', import.meta.url);

export function readDoubtfulPlaces(): DoubtfulLabel[] {
  return readFileSync(DOUBTFUL_PLACES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DoubtfulLabel);
}
