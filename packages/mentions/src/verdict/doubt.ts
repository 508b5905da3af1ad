import type { DoubtCode } from '../codes.ts';
import type { Judged } from '../rules/judge.ts';

/**
 * Why nobody is sure of the yes or no about a company, from its judged places; null when somebody is. A yes is sure as
 * soon as one counted place is, a no when no refused place may be the company.
 */
export function doubtOf(places: readonly Judged[]): DoubtCode | null {
  const counted = places.filter(({ reason }) => reason === null);
  if (counted.some(({ doubt }) => doubt === null)) return null;
  const [first] = counted.length > 0 ? counted : places.filter(({ doubt }) => doubt !== null);
  return first?.doubt ?? null;
}
