import type { Channel, Headline } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { dashboardHeadline } from './dashboard-headline.ts';

const CHANNELS: readonly Channel[] = ['openai', 'claude', 'gemini', 'perplexity'];
const say = (...headlines: Headline[]) =>
  dashboardHeadline(
    headlines.map((headline, index) => ({ channel: CHANNELS[index] ?? 'openai', headline })),
    'Northwind',
  );
const newest = (mentions: number, answers: number, of: Partial<Headline> = {}) =>
  headlineOf(pooledRate(mentions, answers, { window_days: null }), {
    basis: 'newest_results',
    report_id: null,
    change: UNTOLD,
    ...of,
  } as never);
const without = (why_none: Headline['why_none']) => headlineOf(null, { why_none, change: UNTOLD });

it('names the rate of each assistant over the window, the best first, and whether any changed', () => {
  expect(say(headlineOf(pooledRate(2, 17)), headlineOf(pooledRate(13, 31)), newest(5, 5))).toBe(
    'Over the last 28 days Claude named Northwind in 42% of its answers (13 of 31), ChatGPT in 12% (2 of 17). No change beyond chance.',
  );
});

it('gives the size of what changed beyond chance, and of nothing else', () => {
  const risen = headlineOf(pooledRate(40, 100), {
    change: { verdict: 'improved', earlier: pooledRate(20, 100) },
  });
  const fallen = headlineOf(pooledRate(30, 100), {
    change: { verdict: 'declined', earlier: pooledRate(50, 100), recent: pooledRate(30, 100) },
  });
  expect(say(headlineOf(pooledRate(60, 100)), risen, fallen)).toMatch(
    / Beyond chance, Claude improved \(20% → 40%\) and Gemini declined \(50% → 30%\)\.$/,
  );
});

it('gives the size of no change, too, where there is one assistant to speak of', () => {
  expect(say(headlineOf(pooledRate(40, 100)))).toBe(
    'Over the last 28 days ChatGPT named Northwind in 40% of its answers (40 of 100). No change beyond chance: 38% → 40%.',
  );
});

it('never says that nothing changed where nothing was compared', () => {
  const first = headlineOf(pooledRate(2, 6), { change: UNTOLD });
  expect(say(first, first)).toMatch(/\. Too few answers yet to tell a change from chance\.$/);
  const other = headlineOf(pooledRate(2, 6), { change: { ...UNTOLD, verdict: 'not_comparable' } });
  expect(say(other, other)).toMatch(/\. Not comparable with the weeks before\.$/);
});

it('speaks of the range that was chosen', () => {
  const range = { range: '2026-10', from: '2026-10-01', to: '2026-10-31', days: 31 };
  expect(say(headlineOf(pooledRate(4, 10), { range }))).toMatch(/^Over October 2026 ChatGPT named /);
});

it('goes by the newest answers before there is a report', () => {
  expect(say(newest(1, 3), newest(0, 1))).toBe('1 of the newest 4 answers names Northwind.');
  expect(say(newest(1, 1))).toBe('The only answer names Northwind.');
  expect(say(newest(0, 1))).toBe('The only answer does not name Northwind.');
});

it('claims nothing where nothing counts, and says why', () => {
  expect(say(without('never_checked'))).toBe('No assistant has been asked about Northwind yet.');
  expect(say(without('never_checked'), without('no_answers'))).toBe(
    'The newest checks failed, so nothing is known about Northwind yet.',
  );
  expect(say(without('only_branded'))).toBe(
    'Only keywords that name Northwind themselves have an answer, so there is no rate yet.',
  );
  expect(say(without('only_empty'), without('no_answers'))).toBe(
    'The newest answers name no company at all, so nothing is known about Northwind yet.',
  );
});
