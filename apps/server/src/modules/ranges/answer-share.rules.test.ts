import { expect, it } from 'vitest';
import { answerShare, type CheckCount } from './answer-share.rules.ts';
import { rateOfCounts } from './range.rules.ts';

const AT = new Date('2026-03-01T00:00:00Z');
const check = (keyword_id: string, mentions: number, checks: number): CheckCount => ({
  keyword_id,
  answers: 3,
  mentions,
  checks,
});
const counts = [check('bakery', 3, 7), check('bakery', 0, 1), check('cafe', 3, 1), check('cafe', 0, 7)];

it('has the range of the headline', () => {
  const of = { age: 0, empty_answers: 0, brand_mentions: 0, competitor_mentions: 0, placed: 0, places: 0 };
  const rate = rateOfCounts(
    counts.map((one) => ({ ...one, ...of, meaning: null, since: AT, until: AT })),
    28,
  );
  const { interval, interval_for_similar_keywords } = answerShare(counts);
  expect({ interval, interval_for_similar_keywords }).toEqual({
    interval: rate?.interval,
    interval_for_similar_keywords: rate?.interval_for_similar_keywords,
  });
});

it('is wider where the answers of a check agree than where each is of another moment', () => {
  const single = counts.flatMap(({ keyword_id, answers, mentions, checks }) => [
    { keyword_id, answers: 1, mentions: 1, checks: mentions * checks },
    { keyword_id, answers: 1, mentions: 0, checks: (answers - mentions) * checks },
  ]);
  const [together, apart] = [answerShare(counts), answerShare(single)];
  expect([together.answers, together.of, together.rate]).toEqual([apart.answers, apart.of, apart.rate]);
  expect(together.interval?.low).toBeLessThan(apart.interval?.low ?? 0);
  expect(together.interval?.high).toBeGreaterThan(apart.interval?.high ?? 1);
});
