import type { WindowPair } from './exact-test.ts';

/** One answered check of a keyword. Failed checks say nothing and are left out by the caller. */
export interface KeywordAnswer {
  asked_at: Date;
  mentioned: boolean;
  /** Fingerprint of how it was asked (model, search, question, location): only equal ones are comparable. */
  surface: string;
}

/** Answers that two windows of the greatest length still lack, on the surface asked last. */
export interface MissingAnswers {
  earlier: number;
  recent: number;
  total: number;
}

export type FoundWindows =
  | ({ state: 'found'; window_days: number } & WindowPair)
  | { state: 'not_enough_data' | 'not_comparable'; missing_answers: MissingAnswers };

/** The least and the greatest length of a window in days, and the answers each of the two must hold. */
export const WINDOW = { least_days: 28, most_days: 90, answers: 9 } as const;

const DAY_MS = 86_400_000;

/**
 * Two adjoining windows of equal length that end now: 28 days, grown by whole days until each holds 9 answers, at
 * most 90. The length follows from when was asked, never from what was answered, so it does not favour a verdict.
 * Counted are the answers of the surface asked last; where only other surfaces would fill the windows, the two are
 * not comparable. Answers after `now` are ignored; the order does not matter.
 */
export function findWindows(answers: readonly KeywordAnswer[], now: Date): FoundWindows {
  const past = answers.filter((answer) => answer.asked_at <= now);
  const latest = past.reduce<KeywordAnswer | null>(
    (newest, answer) => (newest === null || answer.asked_at > newest.asked_at ? answer : newest),
    null,
  );
  const alike = past.filter((answer) => answer.surface === latest?.surface);
  const found = growWindows(alike, now);
  if (found !== null) return { state: 'found', ...found };
  const widest = countWindows(alike, now, WINDOW.most_days);
  const earlier = Math.max(0, WINDOW.answers - widest.earlier.answers);
  const recent = Math.max(0, WINDOW.answers - widest.recent.answers);
  const missing_answers = { earlier, recent, total: earlier + recent };
  const state = growWindows(past, now) === null ? 'not_enough_data' : 'not_comparable';
  return { state, missing_answers };
}

function growWindows(
  answers: readonly KeywordAnswer[],
  now: Date,
): ({ window_days: number } & WindowPair) | null {
  for (let window_days: number = WINDOW.least_days; window_days <= WINDOW.most_days; window_days++) {
    const pair = countWindows(answers, now, window_days);
    const least = Math.min(pair.earlier.answers, pair.recent.answers);
    if (least >= WINDOW.answers) return { window_days, ...pair };
  }
  return null;
}

function countWindows(answers: readonly KeywordAnswer[], now: Date, days: number): WindowPair {
  const earlier = { mentioned: 0, answers: 0 };
  const recent = { mentioned: 0, answers: 0 };
  for (const { asked_at, mentioned } of answers) {
    const age = now.getTime() - asked_at.getTime();
    if (age >= 2 * days * DAY_MS) continue;
    const window = age < days * DAY_MS ? recent : earlier;
    window.answers += 1;
    window.mentioned += Number(mentioned);
  }
  return { earlier, recent };
}
