import type { Candidate } from './candidate.ts';

/** Candidates in text order without overlaps, and those that lost to a longer form of another brand. */
export interface Resolved {
  kept: Candidate[];
  covered: Candidate[];
  inside: Candidate[];
}

/** The longest declared form wins where several overlap; the same range goes to the brand named first. */
export function resolveOverlaps(found: readonly Candidate[]): Resolved {
  const kept: Candidate[] = [];
  const covered: Candidate[] = [];
  const inside: Candidate[] = [];
  const whole: Candidate[] = [];
  for (const candidate of found) (candidate.inside ? inside : whole).push(candidate);
  whole.sort((a, b) => a.start - b.start || b.end - a.end || a.brand - b.brand);
  for (let from = 0; from < whole.length; ) {
    let to = from + 1;
    let reach = whole[from]?.end ?? 0;
    for (let next = whole[to]; next && next.start < reach; next = whole[++to])
      reach = Math.max(reach, next.end);
    settle(whole.slice(from, to), kept, covered);
    from = to;
  }
  kept.sort((a, b) => a.start - b.start);
  return { kept, covered, inside };
}

/** Settles one cluster of overlapping candidates. */
function settle(cluster: Candidate[], kept: Candidate[], covered: Candidate[]): void {
  if (cluster.length > 1) {
    cluster.sort(
      (a, b) =>
        b.end - b.start - (a.end - a.start) ||
        a.start - b.start ||
        a.brand - b.brand ||
        Number(a.pattern.stem) - Number(b.pattern.stem),
    );
  }
  const winners: Candidate[] = [];
  for (const candidate of cluster) {
    const winner = winners.find((other) => other.start < candidate.end && other.end > candidate.start);
    if (winner === undefined) winners.push(candidate);
    else if (winner.brand !== candidate.brand) covered.push(candidate);
  }
  for (const winner of winners) kept.push(winner);
}
