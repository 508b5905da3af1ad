import type { Candidate } from './candidate.ts';

export interface Resolved {
  kept: Candidate[];
  covered: Candidate[];
  inside: Candidate[];
}

export function resolveOverlaps(found: readonly Candidate[]): Resolved {
  const kept: Candidate[] = [];
  const covered: Candidate[] = [];
  const inside: Candidate[] = [];
  const whole: Candidate[] = [];
  for (const candidate of found) (candidate.inside ? inside : whole).push(candidate);
  sortInPlace(whole, (a, b) => a.start - b.start || b.end - a.end || a.brand - b.brand);
  for (let from = 0; from < whole.length; ) {
    let to = from + 1;
    let reach = whole[from]?.end ?? 0;
    for (let next = whole[to]; next && next.start < reach; next = whole[++to])
      reach = Math.max(reach, next.end);
    const only = whole[from];
    if (to === from + 1 && only) kept.push(only);
    else settle(whole.slice(from, to), kept, covered);
    from = to;
  }
  sortInPlace(kept, (a, b) => a.start - b.start);
  return { kept, covered, inside };
}

function sortInPlace(list: Candidate[], compare: (a: Candidate, b: Candidate) => number): void {
  for (let i = 1; i < list.length; i++) {
    const moving = list[i];
    if (!moving) continue;
    let at = i;
    for (let other = list[at - 1]; at > 0 && other && compare(other, moving) > 0; other = list[at - 1])
      list[at--] = other;
    if (at !== i) list[at] = moving;
  }
}

function settle(cluster: Candidate[], kept: Candidate[], covered: Candidate[]): void {
  sortInPlace(
    cluster,
    (a, b) =>
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start ||
      a.brand - b.brand ||
      Number(a.pattern.stem) - Number(b.pattern.stem),
  );
  const winners: Candidate[] = [];
  for (const candidate of cluster) {
    const winner = winners.find((other) => other.start < candidate.end && other.end > candidate.start);
    if (winner === undefined) winners.push(candidate);
    else if (winner.brand !== candidate.brand) covered.push(candidate);
  }
  for (const winner of winners) kept.push(winner);
}
