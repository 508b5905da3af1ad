import type { Candidate } from './candidate.ts';

/** First candidate that overlaps the visible range, of candidates in text order without overlaps; null for none. */
export function candidateIn(candidates: readonly Candidate[], start: number, end: number): Candidate | null {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found = candidates[low];
  return found && found.start < end ? found : null;
}
