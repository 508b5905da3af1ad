import { compareNames } from '@answerscope/contract';

/** A keyword that flipped against the report before. */
interface Flip {
  keyword_id: string;
  keyword: string;
  change: 'improved' | 'declined';
}

/**
 * What is left of the flips of several reports of one assistant, oldest first: a keyword that flipped there and back again
 * is as it was. By keyword.
 */
export function lastingFlips(flips: readonly Flip[]): { newly_named: string[]; no_longer_named: string[] } {
  const byKeyword = new Map<string, { first: Flip; last: Flip }>();
  for (const flip of flips)
    byKeyword.set(flip.keyword_id, { first: byKeyword.get(flip.keyword_id)?.first ?? flip, last: flip });
  const lasting = [...byKeyword.values()]
    .filter(({ first, last }) => first.change === last.change)
    .map(({ last }) => last);
  const of = (change: Flip['change']) =>
    lasting
      .filter((flip) => flip.change === change)
      .map(({ keyword }) => keyword)
      .toSorted((one, other) => compareNames(one, other));
  return { newly_named: of('improved'), no_longer_named: of('declined') };
}
