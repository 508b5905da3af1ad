import { describe, expect, it } from 'vitest';
import { judgeChanges, judgeRateChanges, type RateEvidence, rankChanges } from './change-list.ts';
import { type KeywordPair, type RateChange, rateChange } from './rate-change.ts';

const change = (p_value: number, more: Partial<RateChange> = {}): RateChange => ({
  direction: 'up',
  before: 0.2,
  after: 0.4,
  intervals: { before: { low: 0.1, high: 0.3 }, after: { low: 0.3, high: 0.5 } },
  difference: 0.2,
  interval: { low: 0.1, high: 0.3 },
  p_value,
  p_value_of_others: p_value,
  keywords: 10,
  gained: 5,
  ...more,
});
const still = (assistant: string) => ({
  assistant,
  whole: change(0.8),
  parts: ['a', 'b', 'c'].map((part) => ({ part, change: change(0.6) })),
});
const verdicts = (judged: ReturnType<typeof judgeChanges<string, string>>) =>
  judged
    .filter(({ verdict }) => verdict !== 'no_detectable_change')
    .map(({ assistant, part, verdict }) => [assistant, part, verdict]);

describe('all changes of an account', () => {
  it('give the rate of an assistant half of the weight of its family', () => {
    // Of 4 assistants, and with its 3 parts: 4 · 2 times.
    const judged = (p_value: number) =>
      judgeChanges([{ ...still('one'), whole: change(p_value) }, ...['two', 'three', 'four'].map(still)]);
    expect(judged(0.006)[0]).toMatchObject({ part: null, verdict: 'improved' });
    expect(judged(0.006)[0]?.q_value).toBeCloseTo(0.048, 12);
    expect(verdicts(judged(0.007))).toEqual([]);
  });

  it('pay for the parts of the assistant and for the assistants', () => {
    const judged = (p_value: number) =>
      judgeChanges([
        {
          ...still('one'),
          parts: [
            { part: 'a', change: change(p_value, { direction: 'down' }) },
            ...still('one').parts.slice(1),
          ],
        },
        ...['two', 'three', 'four'].map(still),
      ]);
    // 4 assistants, 3 parts of half a weight.
    expect(verdicts(judged(0.05 / 24))).toEqual([['one', 'a', 'declined']]);
    expect(verdicts(judged(0.051 / 24))).toEqual([]);
  });

  it('are cheaper where several assistants show some', () => {
    const risen = (assistant: string) => ({ ...still(assistant), whole: change(0.02) });
    expect(verdicts(judgeChanges(['one', 'two', 'three', 'four'].map(risen)))).toHaveLength(4);
    expect(verdicts(judgeChanges([risen('one'), ...['two', 'three', 'four'].map(still)]))).toEqual([]);
  });

  it('are no change of the whole where one keyword makes them', () => {
    const [first] = judgeChanges([
      { assistant: 'one', whole: change(1e-6, { p_value_of_others: 0.4 }), parts: [] },
    ]);
    expect(first).toMatchObject({ verdict: 'no_detectable_change', is_one_keyword: true });
  });

  it('leave out an assistant that cannot be compared', () => {
    const nothing = { assistant: 'new', whole: null, parts: [] };
    const risen = { assistant: 'one', whole: change(0.04), parts: [] };
    expect(verdicts(judgeChanges([nothing, risen]))).toEqual([['one', null, 'improved']]);
    expect(judgeChanges([nothing])).toEqual([]);
  });

  it('are ranked by the mentions gained or lost, the significant ones only', () => {
    const ranked = rankChanges(
      judgeChanges([
        {
          assistant: 'one',
          whole: change(1e-9, { gained: 20 }),
          parts: [{ part: 'a', change: change(1e-9, { gained: -30, direction: 'down' }) }],
        },
        {
          assistant: 'two',
          whole: change(0.9, { gained: 99 }),
          parts: [
            { part: 'topic', change: change(1e-9, { gained: 5 }) },
            { part: 'keyword', change: change(1e-9, { gained: 5, keywords: 1 }) },
          ],
        },
      ]),
    );
    expect(ranked.map(({ part, change: { gained } }) => [part, gained])).toEqual([
      ['a', -30],
      [null, 20],
      ['keyword', 5],
      ['topic', 5],
    ]);
  });

  it('are last where mentions went another way than the rate that is tested', () => {
    const [down, up] = [change(1e-9, { gained: 40, direction: 'down' }), change(1e-9, { gained: 1 })];
    const ranked = rankChanges(
      judgeChanges([
        { assistant: 'one', whole: down, parts: [] },
        { assistant: 'two', whole: up, parts: [] },
      ]),
    );
    expect(ranked.map(({ assistant }) => assistant)).toEqual(['two', 'one']);
  });
});

/** Mentions of answers, earlier and recent. */
const pair = (earlier: [number, number], recent: [number, number]): KeywordPair => ({
  earlier: { mentioned: earlier[0], answers: earlier[1] },
  recent: { mentioned: recent[0], answers: recent[1] },
});
const times = (count: number, one: KeywordPair): KeywordPair[] => Array.from({ length: count }, () => one);

function changeOf(pairs: readonly KeywordPair[]): RateChange {
  const found = rateChange(pairs);
  if (found === null) throw new Error('no keyword is in both');
  return found;
}

describe('verdicts of rates shown together', () => {
  const evidence = (p_value: number, more: Partial<RateEvidence> = {}): RateEvidence => ({
    direction: 'up',
    p_value,
    p_value_of_others: p_value,
    ...more,
  });

  it('pay for being several', () => {
    expect(judgeRateChanges([evidence(0.02)])[0]?.verdict).toBe('improved');
    const beside = judgeRateChanges([evidence(0.02), ...[0.5, 0.7, 0.9].map((p) => evidence(p))]);
    expect(beside[0]).toMatchObject({
      verdict: 'no_detectable_change',
      q_value: 0.08,
      is_one_keyword: false,
    });
  });

  it('never come from one keyword among many', () => {
    const one = changeOf([pair([0, 28], [28, 28]), ...times(5, pair([9, 28], [9, 28]))]);
    expect(one.p_value).toBeLessThan(0.01);
    expect(judgeRateChanges([one])[0]).toMatchObject({
      verdict: 'no_detectable_change',
      is_one_keyword: true,
    });
    const two = changeOf([...times(2, pair([0, 28], [28, 28])), ...times(4, pair([9, 28], [9, 28]))]);
    expect(judgeRateChanges([two])[0]).toMatchObject({ verdict: 'improved', is_one_keyword: false });
  });

  it('of one keyword alone are those of the keyword', () => {
    const alone = changeOf([pair([0, 9], [9, 9])]);
    expect(judgeRateChanges([alone])[0]?.verdict).toBe('improved');
  });
});
