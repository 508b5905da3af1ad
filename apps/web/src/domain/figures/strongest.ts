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
  const high = percentInWords(best.rate);
  if (best === worst) return messages.onlyGroup({ group: best.label, rate: high });
  const said = { best: best.label, high, worst: worst.label, low: percentInWords(worst.rate) };
  return best.interval.low > worst.interval.high
    ? messages.strongestAndWeakest(said)
    : messages.tooCloseToRank(said);
}
