import type { DoubtCode } from '../codes.ts';
import type { CompiledNames } from '../names/compile-names.ts';
import type { Judged } from '../rules/judge.ts';
import { hasLooseSpelling } from './loose-spelling.ts';

/**
 * Why the rules are not sure of the yes or no of a company; null when they are. A yes is sure as soon as one counted place
 * is; a no when no refused place may be the company and nothing in the text is spelt nearly like it.
 */
export function doubtOf(
  brand: number,
  { judged, names, text }: { judged: readonly Judged[]; names: CompiledNames; text: string },
): DoubtCode | null {
  const places = judged.filter(({ candidate }) => candidate.brand === brand);
  const counted = places.filter(({ reason }) => reason === null);
  if (counted.some(({ doubt }) => doubt === null)) return null;
  const [first] = counted.length > 0 ? counted : places.filter(({ doubt }) => doubt !== null);
  if (first !== undefined) return first.doubt;
  return places.length === 0 && hasLooseSpelling(text, names, brand) ? 'loose_spelling' : null;
}
