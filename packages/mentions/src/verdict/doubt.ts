import type { DoubtCode } from '../codes.ts';
import type { Judged } from '../rules/judge.ts';

export function doubtOf(places: readonly Judged[]): DoubtCode | null {
  const counted = places.filter(({ reason }) => reason === null);
  if (counted.some(({ doubt }) => doubt === null)) return null;
  const [first] = counted.length > 0 ? counted : places.filter(({ doubt }) => doubt !== null);
  return first?.doubt ?? null;
}
