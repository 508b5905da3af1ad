import type { Vital, VitalTimes } from '@answerscope/contract';
import * as messages from './messages.ts';

export const VITAL_NAMES: Readonly<Record<Vital, string>> = {
  LCP: messages.largestPartShown,
  INP: messages.answerToInput,
  CLS: messages.layoutMoved,
};

/** How a vital is: by what three of four pages stay within, which the shares tell: 75 percent good is good, 25 poor is not. */
export function ratingOf({
  good_percent,
  poor_percent,
}: Pick<VitalTimes, 'good_percent' | 'poor_percent'>): 'good' | 'needs_improvement' | 'poor' | 'untold' {
  if (good_percent === null || poor_percent === null) return 'untold';
  if (good_percent >= 75) return 'good';
  return poor_percent > 25 ? 'poor' : 'needs_improvement';
}
