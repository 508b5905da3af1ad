import type { Candidate } from './candidate.ts';

/** Candidates in text order without overlaps, and those that lost to a longer form of another brand. */
export interface Resolved {
  kept: Candidate[];
  covered: Candidate[];
  inside: Candidate[];
}

/** The longest declared form wins where several overlap; the same range goes to the brand named first. */
export function resolveOverlaps(found: readonly Candidate[]): Resolved {
  const whole = found.filter((candidate) => !candidate.inside);
  whole.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start || a.brand - b.brand);
  const kept: Candidate[] = [];
  const covered: Candidate[] = [];
  const owner = new Map<number, Candidate>();
  for (const candidate of whole) {
    let winner: Candidate | undefined;
    for (let at = candidate.start; at < candidate.end && !winner; at++) winner = owner.get(at);
    if (winner === undefined) {
      kept.push(candidate);
      for (let at = candidate.start; at < candidate.end; at++) owner.set(at, candidate);
    } else if (winner.brand !== candidate.brand) covered.push(candidate);
  }
  kept.sort((a, b) => a.start - b.start);
  return { kept, covered, inside: found.filter((candidate) => candidate.inside) };
}
