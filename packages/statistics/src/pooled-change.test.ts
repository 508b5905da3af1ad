import { describe, expect, it } from 'vitest';
import { FisherTable, type WindowPair } from './exact-test.ts';
import { judgePooledChanges, type PooledEvidence, pooledChange } from './pooled-change.ts';

/** Mentions of answers, earlier and recent. */
const pair = (earlier: [number, number], recent: [number, number]): WindowPair => ({
  earlier: { mentioned: earlier[0], answers: earlier[1] },
  recent: { mentioned: recent[0], answers: recent[1] },
});
const times = (count: number, one: WindowPair): WindowPair[] => Array.from({ length: count }, () => one);

describe('a change of the rate over several keywords', () => {
  it('is the exact conditional test: every way to spread the mentions over the windows, counted', () => {
    const pairs = [pair([0, 3], [2, 3]), pair([1, 2], [3, 3]), pair([0, 4], [1, 2])];
    // 2 of 6, 4 of 5 and 1 of 6 answers: which of them are recent ones?
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const ways = (answers: [number, number], mentioned: number, recent: number) =>
      recent > answers[1] || mentioned - recent > answers[0] || recent > mentioned
        ? 0
        : choose(answers[1], recent) * choose(answers[0], mentioned - recent);
    let [asMany, all] = [0, 0];
    for (let a = 0; a <= 2; a++)
      for (let b = 0; b <= 4; b++)
        for (let c = 0; c <= 1; c++) {
          const count = ways([3, 3], 2, a) * ways([2, 3], 4, b) * ways([4, 2], 1, c);
          all += count;
          if (a + b + c >= 6) asMany += count;
        }
    const found = pooledChange(pairs);
    expect(found.direction).toBe('up');
    expect(found.p_value).toBeCloseTo((2 * asMany) / all, 12);
  });

  it('is the other way round when the windows change places', () => {
    const rise = [pair([1, 8], [5, 8]), pair([0, 8], [4, 8]), pair([2, 8], [6, 8])];
    const fall = rise.map(({ earlier, recent }) => ({ earlier: recent, recent: earlier }));
    const [up, down] = [pooledChange(rise), pooledChange(fall)];
    expect([up.direction, down.direction]).toEqual(['up', 'down']);
    expect(down.p_value).toBeCloseTo(up.p_value, 12);
    expect(down.p_value_of_others).toBeCloseTo(up.p_value_of_others, 12);
  });

  it('costs nothing where keywords differ from each other: each is compared with itself', () => {
    const unlike = [...times(5, pair([0, 8], [3, 8])), ...times(5, pair([5, 8], [8, 8]))];
    expect(pooledChange(unlike).p_value).toBeLessThan(1e-4);
    const same = [...times(5, pair([0, 8], [0, 8])), ...times(5, pair([8, 8], [8, 8]))];
    expect(pooledChange(same)).toEqual({ direction: 'none', p_value: 1, p_value_of_others: 1 });
  });

  it('leaves out a keyword without answers in one of the windows', () => {
    const compared = [pair([1, 8], [5, 8]), pair([0, 8], [4, 8])];
    expect(pooledChange([...compared, pair([0, 0], [9, 9]), pair([0, 9], [0, 0])])).toEqual(
      pooledChange(compared),
    );
    expect(pooledChange([pair([0, 0], [9, 9])])).toEqual({
      direction: 'none',
      p_value: 1,
      p_value_of_others: 1,
    });
  });

  it('is none where the shown rates go another way than the keywords do', () => {
    // Each keyword rises, but the recent answers are mostly of the one that is seldom named.
    const pairs = [pair([18, 20], [4, 4]), pair([0, 4], [4, 40])];
    expect(pooledChange(pairs).direction).toBe('none');
  });

  it('of very many answers is near to the exact sum', () => {
    // 19 keywords have 494 outcomes, which are added up. One more with hardly a mention makes them too many for that.
    const pairs = times(19, pair([12, 28], [14, 28]));
    const exact = pooledChange(pairs).p_value;
    const near = pooledChange([...pairs, pair([4, 28], [4, 28])]).p_value;
    expect(exact).toBeCloseTo(0.0241, 4);
    expect(near / exact).toBeGreaterThan(1);
    expect(near / exact).toBeLessThan(1.15);
  });

  it('refuses counts that cannot be', () => {
    expect(() => pooledChange([pair([2, 1], [0, 1])])).toThrow(RangeError);
  });
});

describe('verdicts of rates shown together', () => {
  const evidence = (p_value: number, more: Partial<PooledEvidence> = {}): PooledEvidence => ({
    direction: 'up',
    p_value,
    p_value_of_others: p_value,
    ...more,
  });

  it('pay for being several', () => {
    expect(judgePooledChanges([evidence(0.02)])[0]?.verdict).toBe('improved');
    const beside = judgePooledChanges([evidence(0.02), ...[0.5, 0.7, 0.9].map((p) => evidence(p))]);
    expect(beside[0]).toMatchObject({
      verdict: 'no_detectable_change',
      q_value: 0.08,
      is_one_keyword: false,
    });
  });

  it('never come from one keyword among many', () => {
    const one = pooledChange([pair([0, 28], [28, 28]), ...times(5, pair([9, 28], [9, 28]))]);
    expect(one.p_value).toBeLessThan(0.01);
    expect(judgePooledChanges([one])[0]).toMatchObject({
      verdict: 'no_detectable_change',
      is_one_keyword: true,
    });
    const two = pooledChange([...times(2, pair([0, 28], [28, 28])), ...times(4, pair([9, 28], [9, 28]))]);
    expect(judgePooledChanges([two])[0]).toMatchObject({ verdict: 'improved', is_one_keyword: false });
  });

  it('are not upheld by others that move the other way', () => {
    const against = pooledChange([pair([0, 60], [60, 60]), ...times(5, pair([6, 9], [1, 9]))]);
    expect(against.direction).toBe('up');
    expect(against.p_value_of_others).toBe(1);
  });

  it('of one keyword alone are those of the keyword', () => {
    const alone = pooledChange([pair([0, 9], [9, 9])]);
    expect(alone.p_value_of_others).toBe(alone.p_value);
    expect(alone.p_value).toBeLessThan(2 * new FisherTable(9, 9).value(0, 9) + 1e-12);
    expect(judgePooledChanges([alone])[0]?.verdict).toBe('improved');
  });
});
