import { expect, it } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { changesInWords, listFlips } from './list-changes.ts';

const flip = (keyword_id: string) => ({
  keyword_id,
  keyword: keyword_id,
  answer_id: null,
  previous_answer_id: null,
});
const none = { improved: 0, declined: 0, no_detectable_change: 0, not_enough_data: 0, not_comparable: 0 };
const report = (verdicts: Partial<typeof none>) =>
  ({ revision: { improved_keywords: 3, declined_keywords: 1, verdicts: { ...none, ...verdicts } } }) as never;
const channel = (
  verdicts: Partial<typeof none>,
  change: NonNullable<Parameters<typeof headlineOf>[1]>['change'] = {},
) => ({
  channel: 'openai' as const,
  headline: headlineOf(pooledRate(40, 100), { change }),
  latest: report(verdicts),
});

it('lists what was lost before what was won', () => {
  const flips = listFlips([{ channel: 'openai', improved: [flip('won')], declined: [flip('lost')] }]);
  expect(flips.map(({ direction, flip: { keyword } }) => [direction, keyword])).toEqual([
    ['declined', 'lost'],
    ['improved', 'won'],
  ]);
});

it('tells of no flip as a change, however many there are', () => {
  expect(changesInWords([channel({ no_detectable_change: 9 })])).toBe(
    'No assistant names you more or less often beyond chance. Over the last weeks no keyword changed by more than chance would bring.',
  );
});

it('tells what changed beyond chance of assistants first, then of single keywords', () => {
  const risen = channel(
    { improved: 2, no_detectable_change: 4 },
    { verdict: 'improved', earlier: pooledRate(20, 100) },
  );
  expect(changesInWords([risen])).toBe(
    'Beyond chance, ChatGPT improved (20% → 40%). Over the last weeks 2 keywords improved by more than chance would bring.',
  );
});

it('tells of assistants where single keywords have too few answers', () => {
  expect(changesInWords([channel({ not_enough_data: 9 })])).toBe(
    'No assistant names you more or less often beyond chance. Of single keywords there are too few answers yet to tell.',
  );
});

it('never says that nothing changed where nothing could be compared', () => {
  expect(changesInWords([channel({ not_enough_data: 9 }, UNTOLD)])).toBe(
    'There are too few answers yet to tell a change from chance.',
  );
});
