import { expect, it } from 'vitest';
import { shareChange } from './share-change.ts';

it('a share has risen or fallen only where its likely ranges are apart', () => {
  expect(shareChange({ answers: 60, of: 200 }, { answers: 20, of: 200 })).toEqual({
    direction: 'up',
    points: 20,
  });
  expect(shareChange({ answers: 20, of: 200 }, { answers: 60, of: 200 })).toEqual({
    direction: 'down',
    points: 20,
  });
  expect(shareChange({ answers: 4, of: 10 }, { answers: 1, of: 10 })).toEqual({
    direction: null,
    points: 30,
  });
});
