import type { Headline, HeadlineChange } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { LAST_DAYS } from './headline.fixture.ts';
import { breakInWords, headlineChange, unlikeInWords, whyNone, windowInWords } from './headline-in-words.ts';

const rate = (mentions: number, answers: number, keywords = 12) => ({
  rate: mentions / answers,
  interval: { low: 0, high: 1 },
  interval_for_similar_keywords: { low: 0, high: 1 },
  keywords,
  answers,
  mentions,
  window_days: 28,
  since: '2026-11-01T06:00:00.000Z',
  until: '2026-11-20T06:00:00.000Z',
});
const change = (of: Partial<HeadlineChange>): HeadlineChange => ({
  verdict: 'no_detectable_change',
  earlier: rate(38, 100),
  recent: rate(40, 100),
  p_value: 0.7,
  q_value: 0.7,
  is_one_keyword: false,
  wait: null,
  ...of,
});
const told = (current: Headline['current'], of: Partial<HeadlineChange> = {}) =>
  headlineChange({ current, change: change(of) });

it('gives the size of the change with its verdict', () => {
  expect(told(rate(40, 100))).toBe('no significant change: 38% → 40%');
  expect(told(rate(40, 100), { verdict: 'declined', earlier: rate(60, 100) })).toBe('declined: 60% → 40%');
});

it('gives the points alone where the rate beside it is another one of the same days', () => {
  expect(told(rate(50, 100), { earlier: rate(6, 100), recent: rate(12, 100) })).toBe(
    'no significant change: +6 points on average',
  );
  expect(told(rate(404, 1000), { recent: rate(396, 1000) })).toBe('no significant change: 38% → 40%');
});

it('says over which keywords it was compared where these are not all', () => {
  expect(told(rate(55, 100, 36), { recent: rate(4, 10, 3), earlier: rate(2, 10, 3) })).toBe(
    'no significant change: 20% → 40%, for the 3 keywords in both periods',
  );
});

it('says which weeks were compared where these are not those of the rate', () => {
  const grown = (mentions: number) => ({ ...rate(mentions, 100), window_days: 42 });
  expect(told(rate(40, 100), { earlier: grown(38), recent: grown(41) })).toBe(
    'no significant change: 38% → 41%, 42 days against the 42 before',
  );
});

it('says that one keyword alone moved the rate, which is no change of the whole', () => {
  expect(told(rate(60, 100), { recent: rate(60, 100), is_one_keyword: true })).toBe(
    'no significant change: 38% → 60%, only one keyword changed',
  );
});

it('gives no size where nothing was compared', () => {
  expect(told(rate(4, 10), { verdict: 'not_enough_data', earlier: null, recent: null })).toBe(
    'not enough answers for a trend yet',
  );
});

it('says from when on there is a trend, in the words of every page', () => {
  const wait = { possible_from: '2999-12-26T05:00:00.000Z', helps_now: null };
  expect(told(rate(4, 10), { verdict: 'not_enough_data', earlier: null, recent: null, wait })).toBe(
    'trend from about 26 December 2999',
  );
});

it('names the range, or the newest answers before the first report', () => {
  expect(windowInWords({ range: LAST_DAYS })).toBe('the last 28 days');
  expect(windowInWords({ range: null })).toBe('the newest answers');
});

it('says why there is no rate, and never calls a failure an answer', () => {
  expect(whyNone({ why_none: 'no_answers' })).toBe('every check failed, so it is unknown');
  expect(whyNone({ why_none: 'only_empty' })).toBe('no answer mentions a company');
});

it('says how many answers mean something else, and why', () => {
  const breaks = [{ reason: 'model', keywords: 7, before: 'm1', after: 'm2' } as const];
  expect(unlikeInWords({ unlike_answers: 1, breaks })).toBe(
    '1 earlier answer not counted. The model changed from m1 to m2, for 7 keywords.',
  );
  expect(unlikeInWords({ unlike_answers: 0, breaks })).toBeNull();
});

it('says why a line is not continued, whatever it was', () => {
  expect(breakInWords({ reason: 'names', added: ['NW Books', 'NWB'], removed: ['North'] })).toBe(
    'You added the names “NW Books”, “NWB” and removed “North”.',
  );
  expect(breakInWords({ reason: 'names', added: [], removed: [] })).toBe('Your names changed.');
  expect(breakInWords({ reason: 'model', keywords: 1, before: 'sonar', after: 'sonar-pro' })).toBe(
    'The model changed from sonar to sonar-pro, for 1 keyword.',
  );
  expect(breakInWords({ reason: 'search', keywords: 24, before: null, after: null })).toBe(
    'The search setting changed, for 24 keywords.',
  );
});
