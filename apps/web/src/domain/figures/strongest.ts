import { percentInWords, type RangeFigures } from '@answerscope/contract';
import * as messages from './messages.ts';

interface Group {
  label: string;
  figures: RangeFigures;
}

/**
 * In which group of keywords the brand is mentioned most and least often. The two are only ranked where their likely
 * ranges lie apart.
 */
export function strongestInWords(groups: readonly Group[]): string {
  const rated = groups
    .flatMap(({ label, figures: { current } }) =>
      current && current.answers > 1 ? [{ label, ...current }] : [],
    )
    .toSorted((one, other) => other.rate - one.rate);
  const [best, worst] = [rated[0], rated.at(-1)];
  if (!best || !worst) return messages.noGroupRated;
  const strongest = { best: best.label, high: percentInWords(best.rate), answers: best.answers };
  if (best === worst) return messages.onlyGroup(strongest);
  const said = { ...strongest, worst: worst.label, low: percentInWords(worst.rate) };
  return best.interval.low > worst.interval.high
    ? messages.strongestAndWeakest(said)
    : messages.tooCloseToRank(said);
}
