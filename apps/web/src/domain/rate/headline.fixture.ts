import type { Headline, HeadlineChange, PooledRate, RangeOfDays } from '@answerscope/contract';

/** The last 28 days, as the server tells them. */
export const LAST_DAYS: RangeOfDays = { range: '28', from: '2026-10-26', to: '2026-11-22', days: 28 };

/** A rate of the range, as the server tells it. */
export function pooledRate(mentions: number, answers: number, of: Partial<PooledRate> = {}): PooledRate {
  return {
    rate: mentions / answers,
    interval: { low: 0, high: 1 },
    interval_for_similar_keywords: { low: 0, high: 1 },
    keywords: 12,
    answers,
    mentions,
    window_days: 28,
    since: '2026-11-01T06:00:00.000Z',
    until: '2026-11-20T06:00:00.000Z',
    ...of,
  };
}

/** What two windows say; unless given, 38 and 40 of 100 answers, which is no change. */
export function headlineChangeOf(of: Partial<HeadlineChange> = {}): HeadlineChange {
  return {
    verdict: 'no_detectable_change',
    earlier: pooledRate(38, 100),
    recent: pooledRate(40, 100),
    p_value: 0.7,
    q_value: 0.7,
    is_one_keyword: false,
    wait: null,
    ...of,
  };
}

/** A change of which nothing can be told yet. */
export const UNTOLD: Partial<HeadlineChange> = {
  verdict: 'not_enough_data',
  earlier: null,
  recent: null,
  p_value: null,
  q_value: null,
  wait: { possible_from: '2026-12-26T05:00:00.000Z', helps_now: null },
};

/** The headline of an assistant with a report; without a rate it says why. */
export function headlineOf(
  current: PooledRate | null,
  { change, ...of }: Partial<Omit<Headline, 'change'>> & { change?: Partial<HeadlineChange> } = {},
): Headline {
  return {
    basis: 'window',
    range: LAST_DAYS,
    report_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
    current,
    why_none: current === null ? 'no_answers' : null,
    change: headlineChangeOf(change),
    empty_answers: 0,
    unlike_answers: 0,
    breaks: [],
    ...of,
  };
}
