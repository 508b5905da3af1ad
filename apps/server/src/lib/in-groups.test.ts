import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

/** Doubles numbers and keeps the groups they came in; each group waits for what `untilEnd` gives. */
function doubling(max: number, untilEnd = async (): Promise<unknown> => undefined) {
  const groups: number[][] = [];
  const double = inGroups<number, number>(max, async (group) => {
    groups.push([...group]);
    await untilEnd();
    if (group.includes(13)) throw new Error('unlucky');
    return group.map((one) => 2 * one);
  });
  return { groups, double };
}

describe('work in groups', () => {
  it('takes together what is asked for at once, and then what came meanwhile', async () => {
    const end = Promise.withResolvers<void>();
    const { groups, double } = doubling(10, () => end.promise);
    const first = [double(1), double(2)];
    await nextTurn();
    const later = [double(3), double(4), double(5)];
    end.resolve();
    expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10]);
    expect(groups).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });

  it('takes no more than so many at once, in their order', async () => {
    const { groups, double } = doubling(2);
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(groups).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('fails for a group that fails, and goes on with the next', async () => {
    const { double } = doubling(2);
    const asked = await Promise.allSettled([1, 13, 3].map(double));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(await double(4)).toBe(8);
  });
});
