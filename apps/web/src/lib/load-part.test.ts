import { expect, it } from 'vitest';
import { loadPart } from './load-part.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

function loader(answers: readonly (Error | string)[], isOnline = true) {
  const asked: (string | undefined)[] = [];
  const waits: number[] = [];
  const loaded = loadPart(
    async (again) => {
      const answer = answers[asked.push(again) - 1];
      if (typeof answer !== 'string') throw answer;
      return answer;
    },
    { wait: async (ms) => void waits.push(ms), isOnline: () => isOnline },
  );
  return { loaded, asked, waits };
}

it('asks again under another address, longer after each time, until the part is there', async () => {
  const { loaded, asked, waits } = loader([GONE, GONE, GONE, 'there']);
  expect(await loaded).toBe('there');
  expect(asked).toEqual(['', '?retry=1', '?retry=2', '?retry=3']);
  expect(waits).toEqual([1_000, 1_500, 2_250]);
});

it('gives up after three more times', async () => {
  const { loaded, asked } = loader([GONE, GONE, GONE, GONE, 'too late']);
  await expect(loaded).rejects.toBe(GONE);
  expect(asked).toHaveLength(4);
});

it.each([
  ['what is there and breaks', new TypeError('x is not a function'), true],
  ['what cannot be had without a connection', GONE, false],
])('does not ask again for %s', async (_, error, isOnline) => {
  const { loaded, asked } = loader([error, 'again'], isOnline);
  await expect(loaded).rejects.toBe(error);
  expect(asked).toEqual(['']);
});
