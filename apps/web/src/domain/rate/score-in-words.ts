import { rangeInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

/** A score as it is drawn: fractions from 0 to 1, and the answers it stands on. */
export interface DrawnScore {
  rate: number;
  interval: { low: number; high: number };
  n: number;
}

/** The range of a score, and what it stands on: '38-56 · 240 answers'. */
export function scoreBasis({ interval, n }: Pick<DrawnScore, 'interval' | 'n'>): string {
  return messages.rangeOfAnswers({ range: rangeInWords(interval, ''), n });
}

/** The range of a score without its answers, which are beside it: '38-56'. */
export const scoreRange = ({ interval }: Pick<DrawnScore, 'interval'>): string => rangeInWords(interval, '');

/** '47 of 100 (38-56 · 240 answers)'. */
export function scoreInWords(score: DrawnScore): string {
  return messages.scoreOf({ score: Math.round(100 * score.rate), basis: scoreBasis(score) });
}
