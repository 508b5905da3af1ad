import type { ReportRevision } from '@answerscope/contract';
import * as messages from './messages.ts';

/**
 * Why answers make no rate, within a sentence: those to branded keywords and those that measure nothing are in none. Null
 * where there are neither.
 */
export function whatAnswersLack({ empty, branded }: { empty: number; branded: number }): string | null {
  if (empty > 0) {
    return branded > 0 ? messages.onlyEmptyButBranded : messages.onlyEmpty;
  }
  return branded > 0 ? messages.onlyBranded : null;
}

/** Why a report holds no rate, after 'No rate: '. Without any answer that is unknown: it says nothing about companies. */
export function whyNoRate({
  answered_keywords,
  empty_answers,
  branded_answers,
}: Pick<ReportRevision, 'answered_keywords' | 'empty_answers' | 'branded_answers'>): string {
  if (answered_keywords === 0) return messages.everyCheckFailed;
  return whatAnswersLack({ empty: empty_answers, branded: branded_answers }) ?? messages.noAnswerCounts;
}
