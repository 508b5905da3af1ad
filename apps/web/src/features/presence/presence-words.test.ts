import type { HeadlineChange, PresenceFigure, PresenceParts, PresenceScore } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { headlineChangeOf, LAST_DAYS, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import {
  countInWords,
  presenceInWords,
  raiseInWords,
  raisesMost,
  scoreChangeInWords,
  weighParts,
  weightsInWords,
  wholePoints,
  whyNoScore,
} from './presence-words.ts';

const WEIGHTS = { named: 50, place: 20, share: 20, reach: 10 };
const part = (k: number, n: number) => ({ value: n === 0 ? null : k / n, k, n });
const PARTS: PresenceParts = {
  named: part(90, 100),
  place: part(20.5, 100),
  share: part(30, 60),
  reach: part(9, 10),
};

describe('what the presence score is made of', () => {
  it('says of each part what it gives and could give', () => {
    const weighed = weighParts(PARTS, WEIGHTS);
    expect(weighed.map(({ points }) => points)).toEqual([
      { given: 45, most: 50 },
      { given: expect.closeTo(4.1, 9), most: 20 },
      { given: 10, most: 20 },
      { given: 9, most: 10 },
    ]);
  });

  it('shows whole points that add up to the score', () => {
    const parts = { named: part(263, 640), place: part(121, 640), share: part(275, 3153), reach: part(6, 6) };
    const given = (score: number | null) =>
      wholePoints(weighParts(parts, WEIGHTS), score).map(({ points }) => points?.given);
    expect(given(36.07)).toEqual([20, 4, 2, 10]);
    expect(given(null)).toEqual([20, 4, 2, 10]);
    const best = { named: part(9, 9), place: part(9, 9), share: part(3, 3), reach: part(0, 0) };
    expect(wholePoints(weighParts(best, WEIGHTS), 100).map(({ points }) => points)).toEqual([
      { given: 56, most: 56 },
      { given: 22, most: 22 },
      { given: 22, most: 22 },
      null,
    ]);
  });

  it('shares the weight of what is unknown out among the rest', () => {
    const alone = { ...PARTS, place: { ...PARTS.place, value: null }, share: part(0, 0) };
    const [named, place, , reach] = weighParts(alone, WEIGHTS);
    expect(place?.points).toBeNull();
    expect((named?.points?.most ?? 0) + (reach?.points?.most ?? 0)).toBeCloseTo(100, 9);
    expect(named?.points?.most).toBeCloseTo(83.333, 3);
  });

  it('finds the part of which most points are missing, by distance times weight', () => {
    const most = raisesMost(weighParts(PARTS, WEIGHTS));
    expect(most).toMatchObject({ name: 'place' });
    expect(most && raiseInWords(most)).toBe('“Placement”, +16 points');
    const best = { named: part(9, 9), place: part(9, 9), share: part(3, 3), reach: part(5, 5) };
    expect(raisesMost(weighParts(best, WEIGHTS))).toBeNull();
  });

  it('counts in the words of each part', () => {
    expect(countInWords('named', PARTS.named)).toBe('90 of 100 answers');
    expect(countInWords('place', PARTS.place)).toBe('average 0.2 over 100 answers');
    expect(countInWords('share', part(1, 1))).toBe('1 of 1 mention');
  });
});

describe('the presence in a sentence', () => {
  const score = (figure: Partial<PresenceFigure>): PresenceScore => ({
    range: LAST_DAYS,
    weights: WEIGHTS,
    weights_change: null,
    has_competitors: true,
    least: { answers: 9, keywords: 5 },
    channels: [],
    all: {
      channel: null,
      change: {
        named: null,
        score: null,
        place: null,
        share: null,
        reach: null,
      },
      unreached: { total: 0, items: [] },
      report: { id: 'r', created_at: '2026-11-02T09:00:00.000Z' },
      channels: ['openai', 'claude'],
      points: [],
      current: {
        score: 47.4,
        interval: { low: 38.1, high: 56.4 },
        interval_for_similar_keywords: { low: 20, high: 70 },
        answers: 240,
        keywords: 12,
        parts: PARTS,
        ...figure,
      },
    },
  });

  it('has no verdict of its own: beside it stands the change of how often one is mentioned, as on the dashboard', () => {
    const of = (change: HeadlineChange) => {
      const { all, ...rest } = score({});
      const channels = all
        ? [{ ...all, channel: 'claude' as const, change: { ...all.change, named: change } }]
        : [];
      return presenceInWords({ all, ...rest, channels }, 'UTC');
    };
    const start = '47 of 100.';
    const declined = { earlier: pooledRate(40, 100), recent: pooledRate(31, 100) };
    expect(of(headlineChangeOf({ verdict: 'declined', ...declined }))).toBe(
      `${start} Claude mentions you less often in 28 days: −9 points on average.`,
    );
    expect(of(headlineChangeOf(declined))).toBe(`${start} No significant change.`);
    expect(
      of(headlineChangeOf({ ...UNTOLD, wait: { possible_from: '2999-12-26T05:00:00Z', helps_now: null } })),
    ).toBe(`${start} Trend from about 26 December 2999.`);
  });

  it('says by how many points it differs from the days before', () => {
    const said = (before: number, now: number) => scoreChangeInWords({ score: { before, now } });
    expect(said(34.4, 36.3)).toBe('▲ 2 · 34 → 36');
    expect(said(36.3, 34.4)).toBe('▼ 2 · 36 → 34');
    expect(said(36.1, 36.3)).toBe('unchanged at 36');
    expect(scoreChangeInWords({ score: null })).toBeNull();
  });

  it('says what is missing while there is none', () => {
    expect(presenceInWords(score({ score: null, interval: null, answers: 5, keywords: 4 }), undefined)).toBe(
      'Not enough data for a score on ChatGPT and Claude (5 of at least 9 answers, 4 of at least 5 keywords).',
    );
    expect(presenceInWords({ ...score({}), all: null }, undefined)).toBeNull();
  });

  it('names keywords where only these are missing, which its user can add', () => {
    const point = { answers: 40, keywords: 3 };
    expect(whyNoScore(point, { answers: 9, keywords: 5 }, 'Claude')).toEqual({
      short: 'Not enough keywords yet',
      sentence: 'Not enough keywords for a score on Claude (3 of at least 5).',
      needsKeywords: true,
    });
    expect(whyNoScore({ answers: 5, keywords: 5 }, { answers: 9, keywords: 5 }, 'Claude')).toMatchObject({
      short: 'Not enough answers yet',
      needsKeywords: false,
    });
  });

  it('lacks no answers where all the weight is on parts that are unknown', () => {
    expect(
      presenceInWords(score({ score: null, interval: null, answers: 500, keywords: 12 }), undefined),
    ).toBe('No score on ChatGPT and Claude yet. The parts with weight have no data.');
  });

  it('says its weights', () => {
    expect(weightsInWords(WEIGHTS)).toBe('Mentioned 50%, Placement 20%, Share 20%, and Reach 10%');
  });
});
