import { type ChangeEvidence, type ChangeTest, createChangeTest, type WindowPair } from './exact-test.ts';
import { findWindows, type KeywordAnswer, type MissingAnswers } from './windows.ts';

/** The error that a verdict of change may have when nothing changed. */
export const SIGNIFICANCE_LEVEL = 0.05;

/** What two comparable windows say. */
export type ChangeVerdict = 'improved' | 'declined' | 'no_detectable_change';

/** The honest verdict of one keyword: a change, none that these answers can show, or why there is none. */
export type KeywordVerdict =
  | ({ verdict: ChangeVerdict; window_days: number; p_value: number } & WindowPair)
  | { verdict: 'not_enough_data' | 'not_comparable'; missing_answers: MissingAnswers };

/**
 * The verdict of one keyword standing alone, at a 5% error; several keywords on one screen take `reportVerdict`,
 * which pays for asking many times. Windows: `findWindows`; test: `createChangeTest`. "No detectable change" is
 * not "unchanged": `detectableChange` tells what these windows could have shown.
 */
export function keywordVerdict({
  answers,
  now,
  test = createChangeTest(),
}: {
  answers: readonly KeywordAnswer[];
  now: Date;
  test?: ChangeTest;
}): KeywordVerdict {
  const windows = findWindows(answers, now);
  if (windows.state !== 'found') {
    return { verdict: windows.state, missing_answers: windows.missing_answers };
  }
  const { window_days, earlier, recent } = windows;
  const evidence = test({ earlier, recent });
  const verdict = decide(evidence, evidence.p_value <= SIGNIFICANCE_LEVEL);
  return { verdict, window_days, earlier, recent, p_value: evidence.p_value };
}

/** The word for a change that is significant or not. */
export function decide({ direction }: ChangeEvidence, significant: boolean): ChangeVerdict {
  if (!significant || direction === 'none') return 'no_detectable_change';
  return direction === 'up' ? 'improved' : 'declined';
}
