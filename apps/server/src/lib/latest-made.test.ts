import { expect, it } from 'vitest';
import { LatestMade } from './latest-made.ts';

it('makes a value once, forgets the one used longest ago, and makes what failed anew', async () => {
  const kept = new LatestMade<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    kept.get(key, async () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(key)).toBe(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);

  await expect(kept.get('d', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await get('d')).toBe('d');
});
