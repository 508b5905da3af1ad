import type { Changes, Channel, Headline, ListedChange } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { headlineOf, pooledRate, UNTOLD } from '../../domain/rate/headline.fixture.ts';
import { dashboardHeadline, visibilityInWords } from './dashboard-headline.ts';

const CHANNELS: readonly Channel[] = ['openai', 'claude', 'gemini', 'perplexity'];
const say = (changes: Changes, ...headlines: Headline[]) =>
  dashboardHeadline(
    {
      channels: headlines.map((headline, index) => ({ channel: CHANNELS[index] ?? 'openai', headline })),
      changes,
    },
    'Northwind',
    'UTC',
  );
const newest = (mentions: number, answers: number, of: Partial<Headline> = {}) =>
  headlineOf(pooledRate(mentions, answers, { window_days: null }), {
    basis: 'newest_results',
    report_id: null,
    change: UNTOLD,
    ...of,
  } as never);
const without = (why_none: Headline['why_none']) => headlineOf(null, { why_none, change: UNTOLD });

const NOTHING: Changes = { items: [], steady: [], wait: null };
const change = (of: Partial<ListedChange> = {}): ListedChange => ({
  channel: 'claude',
  subject: { kind: 'keyword', keyword_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db', keyword: 'bakery near me' },
  verdict: 'declined',
  before: 0.77,
  after: 0.41,
  earlier: { mentions: 21, answers: 27 },
  recent: { mentions: 11, answers: 27 },
  mentions_gained: -10,
  window_days: 28,
  report_id: '01a1fb62-272e-7e0a-ac32-a0b1df7d47db',
  q_value: 0.01,
  ...of,
});
const first = (changes: Partial<Changes>, ...headlines: Headline[]) =>
  say({ ...NOTHING, ...changes }, ...headlines);

it('is the largest change with its keyword, assistant and sizes', () => {
  const rate = headlineOf(pooledRate(2, 17));
  expect(first({ items: [change(), change({ channel: 'openai' })] }, rate)).toBe(
    'Claude mentions Northwind less often for “bakery near me”: 77% → 41% (27 answers in 28 days).',
  );
  const risen = { verdict: 'improved', before: 0.4, after: 0.52, mentions_gained: 65 } as const;
  expect(first({ items: [change({ ...risen, subject: { kind: 'assistant' } })] }, rate)).toBe(
    'Claude mentions Northwind more often: 40% → 52% (27 answers in 28 days).',
  );
  expect(first({ items: [change({ subject: { kind: 'topic', topic: 'Payroll' } })] }, rate)).toContain(
    ' for the topic Payroll: 77% → 41%',
  );
});

it('is what is steady where nothing changed', () => {
  const steady = (['openai', 'claude'] as const).map((channel) => ({
    channel,
    before: 0.38,
    after: 0.4,
    window_days: 28,
  }));
  expect(first({ steady }, headlineOf(pooledRate(40, 100)))).toBe(
    'No significant change in 28 days: ChatGPT 38% → 40%, Claude 38% → 40%.',
  );
});

it('is the rates, the best first, and from when on there is a trend before there is one', () => {
  const wait = { possible_from: '2999-12-26T05:00:00.000Z', helps_now: null };
  expect(first({ wait }, headlineOf(pooledRate(2, 17)), headlineOf(pooledRate(13, 31)), newest(5, 5))).toBe(
    'Mentions of Northwind over the last 28 days: Claude 42% (13 of 31 answers), ChatGPT 12% (2 of 17 answers). Trend from about 26 December 2999.',
  );
});

it('names a price only where a check now would be enough', () => {
  const helps_now = { answers: 12, cost_usd: 0.156, budget_usd: 25 };
  expect(first({ wait: { possible_from: null, helps_now } }, headlineOf(pooledRate(2, 17)))).toMatch(
    / Trend with 12 more answers now, about \$0\.16 of \$25 a month\.$/,
  );
  const cheap = { ...helps_now, cost_usd: 0.004, budget_usd: null };
  expect(first({ wait: { possible_from: null, helps_now: cheap } }, headlineOf(pooledRate(2, 17)))).toMatch(
    / now, less than 1 cent\.$/,
  );
});

it('goes by the newest answers before there is a report', () => {
  expect(first({}, newest(1, 3), newest(0, 1))).toBe('1 of the newest 4 answers mentions Northwind.');
  expect(first({}, newest(1, 1))).toBe('The only answer mentions Northwind.');
  expect(first({}, newest(0, 1))).toBe('The only answer does not mention Northwind.');
});

it('claims nothing where nothing counts, and says why', () => {
  expect(first({}, without('never_checked'))).toBe('No assistant has been asked about Northwind yet.');
  expect(first({}, without('never_checked'), without('no_answers'))).toBe(
    'The newest checks failed, so nothing is known about Northwind yet.',
  );
  expect(first({}, without('only_branded'))).toBe(
    'Only keywords that contain Northwind have an answer, so there is no rate yet.',
  );
  expect(first({}, without('only_empty'), without('no_answers'))).toBe(
    'The newest answers mention no company at all, so nothing is known about Northwind yet.',
  );
});

it('the dashboard says first how many of all answers mention the company', () => {
  const saidOf = (...headlines: Headline[]) =>
    visibilityInWords(
      {
        channels: headlines.map((headline, index) => ({ channel: CHANNELS[index] ?? 'openai', headline })),
        changes: NOTHING,
      },
      'Northwind',
      'UTC',
    );
  const [half, few] = [headlineOf(pooledRate(50, 100)), headlineOf(pooledRate(5, 50))];
  expect(saidOf(half, few, without('no_answers'))).toBe(
    '37% of 150 answers over the last 28 days mention Northwind.',
  );
  expect(saidOf(half)).toBe('50% of 100 answers from ChatGPT over the last 28 days mention Northwind.');
  expect(saidOf(newest(1, 4))).toBe('1 of the newest 4 answers mentions Northwind.');
  expect(saidOf(without('never_checked'))).toBe('No assistant has been asked about Northwind yet.');
});
