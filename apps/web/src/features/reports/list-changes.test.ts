import { expect, it } from 'vitest';
import { changesInWords, listFlips } from './list-changes.ts';

const flip = (keyword_id: string) => ({
  keyword_id,
  keyword: keyword_id,
  answer_id: null,
  previous_answer_id: null,
});
const report = (improved: number, declined: number, beyondChance = 0) =>
  ({
    revision: {
      improved_keywords: improved,
      declined_keywords: declined,
      verdicts: { improved: beyondChance, declined: 0 },
    },
  }) as never;
const channel = (latest: never, previous: never | null) => ({
  channel: 'openai' as const,
  latest,
  previous,
  improved: [flip('won')],
  declined: [flip('lost')],
});

it('lists what was lost before what was won', () => {
  const flips = listFlips([channel(report(1, 1), report(0, 0))]);
  expect(flips.map(({ direction, flip: { keyword } }) => [direction, keyword])).toEqual([
    ['declined', 'lost'],
    ['improved', 'won'],
  ]);
});

it('says of flips that they are chance until the windows of a keyword show more', () => {
  expect(changesInWords([channel(report(3, 1), report(0, 0))])).toBe(
    'Since the report before you are newly named for 3 keywords and no longer named for 1 keyword. None of it is more than chance would bring: assistants answer differently from time to time.',
  );
  expect(changesInWords([channel(report(3, 0, 2), report(0, 0))])).toContain(
    '2 keywords changed by more than chance would bring.',
  );
});

it('compares nothing with the first report', () => {
  expect(changesInWords([channel(report(0, 0), null)])).toBe(
    'There is no report before the newest one to compare with yet.',
  );
});
