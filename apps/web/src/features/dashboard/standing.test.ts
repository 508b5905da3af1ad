import type { Dashboard } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { voiceOfAll } from './standing.tsx';

const of = (...voices: ([brand: number, all: number] | null)[]) =>
  voiceOfAll(
    voices.map((voice) => ({
      voice: voice && { brand_mentions: voice[0], all_mentions: voice[1] },
    })) as Dashboard['channels'],
  );

it('adds up the mentions of all assistants, and alone nobody has a share', () => {
  expect(of([3, 10], [1, 5], null)).toEqual({ brand: 4, all: 15 });
  expect(of([3, 3], null)).toBeNull();
  expect(of()).toBeNull();
});
