import { expect, it } from 'vitest';
import { idsBetween, moved, reachable } from './order-position.ts';

const ALL = Array.from({ length: 120 }, (_, at) => `row ${at + 1}`);
const paged = (pageSize: number) => {
  const read: number[] = [];
  const readPage = (page: number) => {
    read.push(page);
    return Promise.resolve(ALL.slice((page - 1) * pageSize, page * pageSize));
  };
  return { pageSize, readPage, read };
};

it('names the rows between two positions, on whichever pages they stand', async () => {
  for (const [first, last, pages] of [
    [5, 101, [1, 2]],
    [101, 120, [2]],
    [100, 101, [1, 2]],
    [1, 100, [1]],
  ] as const) {
    const list = paged(100);
    expect(await idsBetween(first, last, list)).toEqual(ALL.slice(first - 1, last));
    expect(list.read).toEqual(pages);
  }
});

it('moves a row of the second page before one of the first', async () => {
  const before = await idsBetween(5, 101, paged(100));
  const after = moved(before, before.indexOf('row 101'), 0);
  expect([after.length, ...after.slice(0, 2), after.at(-1)]).toEqual([97, 'row 101', 'row 5', 'row 100']);
});

it('reaches as far as one request names rows', () => {
  expect(reachable(101, 120)).toEqual({ min: 1, max: 120 });
  expect(reachable(500, 1_000)).toEqual({ min: 301, max: 699 });
});
