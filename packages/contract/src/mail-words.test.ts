import { expect, it } from 'vitest';
import {
  CHANGE_WORDS,
  changeInSentence,
  dollarsInWords,
  type ListedChange,
  mailWordsIn,
  moneyInWords,
  percentInWords,
  priceInWords,
  rangeInWords,
  STANCE_GROUP_WORDS,
  spokenInWords,
  steadyInSentence,
  WARNING_COMPARISON_LABELS,
  WARNING_MEASURE_LABELS,
  WHY_NO_RATE_WORDS,
  waitInWords,
  wholeDayInWords,
} from './index.ts';

const words = mailWordsIn('de');
const change = {
  channel: 'claude',
  subject: { kind: 'assistant' },
  verdict: 'improved',
  before: 0.4,
  after: 0.62,
  mentions_gained: 7,
  recent: { mentions: 12, answers: 20 },
  window_days: 7,
} as unknown as ListedChange;

it('has the tables of pages, in English word for word', () => {
  expect(mailWordsIn('en').tables).toEqual({
    changes: CHANGE_WORDS,
    whyNoRate: WHY_NO_RATE_WORDS,
    stanceGroups: STANCE_GROUP_WORDS,
    warningMeasures: WARNING_MEASURE_LABELS,
    warningComparisons: WARNING_COMPARISON_LABELS,
  });
});

it('says the same sentence on a page and in an English mail', () => {
  expect(changeInSentence(change, 'Nordlicht', mailWordsIn('en'))).toBe(
    changeInSentence(change, 'Nordlicht'),
  );
});

it('says changes and trends in German', () => {
  expect(changeInSentence(change, 'Nordlicht', words)).toBe(
    'Claude erwähnt Nordlicht häufiger: 40 % → 62 % (20 Antworten in 7 Tagen).'.replaceAll(' %', '\u00a0%'),
  );
  const steady = [{ channel: 'claude' as const, before: 0.4, after: 0.41, window_days: 7 }];
  expect(steadyInSentence({ steady }, words)).toBe(
    'Keine deutliche Veränderung in 7 Tagen: Claude 40 % → 41 %.'.replaceAll(' %', '\u00a0%'),
  );
  const wait = { possible_from: null, helps_now: { answers: 1, cost_usd: 0.62, budget_usd: 20 } };
  expect(waitInWords(wait, 'UTC', 'sentence', words)).toBe(
    'Trend jetzt mit 1 weiteren Antwort, etwa 0,62 $ von 20 $ im Monat.'.replaceAll(' $', '\u00a0$'),
  );
  const day = { possible_from: '2027-12-26T10:00:00Z', helps_now: null };
  expect(waitInWords(day, 'UTC', 'sentence', words)).toBe('Trend etwa ab dem 26. Dezember 2027.');
});

it('writes numbers, days and money as German does', () => {
  expect(wholeDayInWords(new Date('2026-12-26T10:00:00Z'), 'UTC', 'de')).toBe('26. Dezember 2026');
  expect(moneyInWords(4_950, 'usd', 'de')).toBe('49,50\u00a0$');
  expect(dollarsInWords(1_200, 'de')).toBe('1.200\u00a0$');
  expect(percentInWords(0.42, 'de')).toBe('42\u00a0%');
  expect(rangeInWords({ low: 0.31, high: 0.54 }, '%', 'de')).toBe('31–54\u00a0%');
  expect(rangeInWords({ low: 0.31, high: 0.54 })).toBe('31-54%');
  expect(priceInWords({ amount_cents: 49_000, currency: 'usd', interval: 'yearly' }, words)).toBe(
    '490\u00a0$ pro Jahr',
  );
  const figures = {
    mentioned: 58,
    read: 58,
    praise: { answers: 3, rate: 0.05, interval: { low: 0.02, high: 0.14 } },
    praise_topics: [{ topic: 'Support' }, { topic: 'Preise' }],
    criticism: { answers: 0, rate: 0, interval: null },
    criticism_topics: [],
  };
  expect(spokenInWords(figures as never, 'praise', words)).toBe(
    'in 3 von 58 Antworten, 5\u00a0% (2–14\u00a0%): Support, Preise',
  );
});
