import { rateInWords } from '../rate/format-rate.ts';
import * as messages from './messages.ts';
import type { TrendRow } from './trend.ts';

/** The rate of a point: '42%, 31-54% · 60 answers'. */
export function pointInWords(counted: TrendRow['counted']): string {
  if (!counted) return messages.noAnswerInRate;
  const { rate, basis } = rateInWords(counted);
  return rate === null ? basis : messages.rateWithBasis({ rate, basis });
}
