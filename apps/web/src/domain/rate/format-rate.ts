import { percentInWords, rangeInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

interface Rate {
  k: number;
  n: number;
  /** Fractions from 0 to 1; null where there is no rate. */
  interval: { low: number; high: number } | null;
}

/** What a rate is counted in. */
export type RateUnit = 'answer' | 'keyword';

interface RateInWords {
  /** '42%'; null for a single answer, which makes no rate. */
  rate: string | null;
  /** What it stands on: '31-54% · 60 answers', or why there is no rate. */
  basis: string;
  /** The same in the statistician's words, for who asks for them. */
  precisely: string;
}

const TOO_FEW = { answer: messages.tooFewAnswers, keyword: messages.tooFewKeywords };
const BASIS = { answer: messages.rangeOfAnswers, keyword: messages.rangeOfKeywords };

/** A rate in words that need no statistics: `42%`, `31-54% · 60 answers`. Whole percent everywhere. */
export function rateInWords({ k, n, interval }: Rate, unit: RateUnit = 'answer'): RateInWords {
  if (n === 1 || interval === null) return { rate: null, basis: TOO_FEW[unit]({ k, n }), precisely: '' };
  const [low, high] = [Math.round(interval.low * 100), Math.round(interval.high * 100)];
  const precisely = messages.confidenceInterval({ low, high, n });
  return {
    rate: percentInWords(k / n),
    basis: BASIS[unit]({ range: rangeInWords(interval), n }),
    precisely,
  };
}

/** A share in percent, whole as everywhere: '33%'. */
export function formatShare(percent: number): string {
  return percentInWords(percent / 100);
}
