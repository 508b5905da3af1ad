import { expect, it } from 'vitest';
import { changesInWords, listFlips } from './list-changes.ts';

const flip = (keyword_id: string) => ({
  keyword_id,
  keyword: keyword_id,
  answer_id: null,
  previous_answer_id: null,
});
const none = { improved: 0, declined: 0, no_detectable_change: 0, not_enough_data: 0, not_comparable: 0 };
const report = (improved: number, declined: number, verdicts: Partial<typeof none> = {}) =>
  ({
    revision: {
      improved_keywords: improved,
      declined_keywords: declined,
      verdicts: { ...none, ...verdicts },
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
  expect(changesInWords([channel(report(3, 1, { no_detectable_change: 9 }), report(0, 0))])).toBe(
    'Since the report before: newly named for 3 keywords, no longer named for 1 keyword. Over the last weeks no keyword changed by more than chance would bring.',
  );
  expect(changesInWords([channel(report(3, 0, { improved: 2 }), report(0, 0))])).toContain(
    '2 keywords improved by more than chance would bring.',
  );
});

it('never says that nothing changed where nothing could be compared', () => {
  expect(changesInWords([channel(report(1, 0, { not_enough_data: 9 }), report(0, 0))])).toContain(
    'There are too few answers yet to tell a change from chance.',
  );
});

it('compares nothing with the first report', () => {
  expect(changesInWords([channel(report(0, 0), null)])).toBe(
    'There is no report before the newest one to compare with yet.',
  );
});
