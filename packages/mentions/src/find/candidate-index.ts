import type { Candidate } from './candidate.ts';

/** First candidate that overlaps the visible range, of candidates in text order without overlaps; null for none. */
export function candidateIn(candidates: readonly Candidate[], start: number, end: number): Candidate | null {
  const found = candidates[firstBehind(candidates, start)];
  return found && found.start < end ? found : null;
}

/** All candidates that overlap the visible range, of candidates in text order without overlaps. */
export function candidatesIn(candidates: readonly Candidate[], start: number, end: number): Candidate[] {
  const found: Candidate[] = [];
  for (let at = firstBehind(candidates, start); at < candidates.length; at++) {
    const candidate = candidates[at];
    if (candidate === undefined || candidate.start >= end) break;
    found.push(candidate);
  }
  return found;
}

/** Index of the first candidate that ends behind a visible offset. */
function firstBehind(candidates: readonly Candidate[], offset: number): number {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((candidates[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
