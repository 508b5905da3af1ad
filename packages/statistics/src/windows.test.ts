import { describe, expect, it } from 'vitest';
import { keywordVerdict } from './keyword-verdict.ts';
import { findWindows, type KeywordAnswer } from './windows.ts';

const now = new Date('2026-06-30T12:00:00Z');
const answer = (daysAgo: number, mentioned = false, surface = 'a'): KeywordAnswer => ({
  asked_at: new Date(now.getTime() - daysAgo * 86_400_000),
  mentioned,
  surface,
});
const every = (
  step: number,
  from: number,
  to: number,
  make: (day: number) => KeywordAnswer,
): KeywordAnswer[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => make(from + index * step));

describe('the two windows of a keyword', () => {
  it('are 28 days each when each holds nine answers', () => {
    const found = findWindows(
      every(2, 0, 56, (day) => answer(day)),
      now,
    );
    expect(found).toMatchObject({
      state: 'found',
      window_days: 28,
      earlier: { answers: 14 },
      recent: { answers: 14 },
    });
  });

  it('grow by days until each holds nine answers', () => {
    const found = findWindows(
      every(7, 0, 200, (day) => answer(day)),
      now,
    );
    expect(found).toMatchObject({
      state: 'found',
      window_days: 60,
      earlier: { answers: 9 },
      recent: { answers: 9 },
    });
  });

  it('say how many answers are missing when 90 days do not hold nine', () => {
    const monthly = every(30, 0, 180, (day) => answer(day));
    expect(findWindows(monthly, now)).toEqual({
      state: 'not_enough_data',
      missing_answers: { earlier: 6, recent: 6, total: 12 },
    });
    expect(findWindows([], now)).toMatchObject({ missing_answers: { total: 18 } });
  });

  it('are not comparable when it was asked in another way before', () => {
    const changed = every(2, 0, 56, (day) => answer(day, false, day < 28 ? 'new model' : 'old model'));
    expect(keywordVerdict({ answers: changed, now })).toEqual({
      verdict: 'not_comparable',
      missing_answers: { earlier: 9, recent: 0, total: 9 },
    });
  });

  it('compare the answers of the present surface once they suffice', () => {
    const changed = every(1, 0, 80, (day) => answer(day, false, day < 57 ? 'new model' : 'old model'));
    expect(findWindows(changed, now)).toMatchObject({ state: 'found', window_days: 28 });
  });

  it('ignore answers of the future and the order of the answers', () => {
    const answers = every(2, 0, 56, (day) => answer(day, day < 10));
    const shuffled = [answer(-1, true, 'tomorrow'), ...answers.toReversed()];
    expect(findWindows(shuffled, now)).toEqual(findWindows(answers, now));
  });
});

describe('the verdict of a keyword', () => {
  const daily = (mentioned: (day: number) => boolean) =>
    every(3, 0, 56, (day) => answer(day, mentioned(day)));

  it('is improved, declined or no detectable change', () => {
    expect(keywordVerdict({ answers: daily((day) => day < 28), now }).verdict).toBe('improved');
    expect(keywordVerdict({ answers: daily((day) => day >= 28), now }).verdict).toBe('declined');
    expect(keywordVerdict({ answers: daily((day) => day === 3), now }).verdict).toBe('no_detectable_change');
  });
});
