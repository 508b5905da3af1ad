import { percentInWords, type RangeFigures } from '@answerscope/contract';
import * as messages from './messages.ts';

interface Group {
  label: string;
  figures: RangeFigures;
}

/**
 * In which groups of keywords the brand is mentioned most and least often. A group is called the strongest where its
 * likely range lies above that of the second.
 */
export function strongestInWords(groups: readonly Group[]): string {
  const rated = groups
    .flatMap(({ label, figures: { current } }) =>
      current && current.answers > 1 ? [{ label, ...current }] : [],
    )
    .toSorted((one, other) => other.rate - one.rate);
  const [best, second, worst] = [rated[0], rated[1], rated.at(-1)];
  if (!best || !worst) return messages.noGroupRated;
  const strongest = { best: best.label, high: percentInWords(best.rate), answers: best.answers };
  if (best === worst) return messages.onlyGroup(strongest);
  const said = { ...strongest, worst: worst.label, low: percentInWords(worst.rate) };
  const isAbove = (other: typeof best) => best.interval.low > other.interval.high;
  if (second && isAbove(second)) return messages.strongestAndLowest(said);
  return isAbove(worst) ? messages.significantlyMore(said) : messages.tooCloseToRank(said);
}
