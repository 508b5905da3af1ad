import { expect, it } from 'vitest';
import { afterToggle, choosable, firstChoice, stillThere } from './chosen-keywords.ts';

const IDS = ['a', 'b', 'c'];

it('begins with all of a batch, or with as many as the plan has room for', () => {
  expect([...firstChoice(IDS, null)]).toEqual(IDS);
  expect([...firstChoice(IDS, 2)]).toEqual(['a', 'b']);
  expect([...firstChoice(IDS, 0)]).toEqual([]);
  expect([choosable(3, null), choosable(3, 2), choosable(3, 9)]).toEqual([3, 2, 3]);
});

it('takes one away or adds one, and none beyond the room', () => {
  const two = firstChoice(IDS, 2);
  expect([...afterToggle(two, 'a', 2)]).toEqual(['b']);
  expect([...afterToggle(two, 'c', 2)]).toEqual(['a', 'b']);
  expect([...afterToggle(afterToggle(two, 'a', 2), 'c', 2)]).toEqual(['b', 'c']);
  expect([...afterToggle(two, 'c', null)]).toEqual(IDS);
});

it('keeps of a choice what the list still has, in its order', () => {
  expect(stillThere(new Set(['c', 'gone', 'a']), IDS)).toEqual(['a', 'c']);
});
