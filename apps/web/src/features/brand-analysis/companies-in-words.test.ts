import { describe, expect, it } from 'vitest';
import {
  answersMentioning,
  companiesInWords,
  newsInWords,
  placeInWords,
  rankOf,
  voicesOf,
} from './companies-in-words.ts';

const share = (answers: number, of: number) => ({
  answers,
  of,
  rate: answers / of,
  interval: null,
  interval_for_similar_keywords: null,
});
const you = {
  named: share(27, 58),
  mentions: 27,
  share_of_voice: 0.5,
  place: null,
  channels: [],
  points: [],
};
const company = (name: string, answers: number) => ({
  ...you,
  key: name.toLowerCase(),
  name,
  competitor_id: null,
  is_counted: true,
  without_you: 0,
  named: share(answers, 58),
});

const listed = { tracked: 1, found: 0, has_reports: true };

describe('the first line', () => {
  it('says who is mentioned most, beside the brand', () => {
    expect(companiesInWords({ you, items: [company('Nordhaven', 40)], ...listed })).toBe(
      '40 of 58 answers mention Nordhaven, 27 mention you',
    );
  });

  it('says that nobody else is, and that there is no answer yet', () => {
    expect(companiesInWords({ you, items: [company('Nordhaven', 0)], ...listed })).toBe(
      'No other company is mentioned in 58 answers',
    );
    const none = { you: { ...you, named: share(0, 0) }, items: [], tracked: 0, found: 0 };
    expect(companiesInWords({ ...none, has_reports: false })).toBe(
      'See who is mentioned instead of you after your first check',
    );
    expect(companiesInWords({ ...none, has_reports: true })).toBe('No answers in these days');
  });

  it('never says that nobody else is while one is filtered out, or not counted yet', () => {
    const yours = '27 of 58 answers mention you';
    expect(companiesInWords({ you, items: [], ...listed })).toBe(yours);
    const waiting = { ...company('Nordhaven', 0), is_counted: false };
    expect(companiesInWords({ you, items: [waiting], ...listed })).toBe(yours);
  });
});

describe('the share of voice', () => {
  const others = [90, 80, 70, 60, 50, 40, 20].map((mentions, at) => ({
    ...company(`Company ${at}`, mentions),
    mentions,
  }));

  it('has the brand among those that are mentioned most, last where it is behind them', () => {
    expect(voicesOf({ you, items: others }).map(({ name }) => name)).toEqual([
      'Company 0',
      'Company 1',
      'Company 2',
      'Company 3',
      'Company 4',
      null,
    ]);
    expect(voicesOf({ you: { ...you, mentions: 85 }, items: others })[1]?.name).toBeNull();
  });

  it('ranks the brand among all, and says nothing where others may be ahead of it', () => {
    const all = { tracked: 4, found: 3 };
    expect(rankOf({ you, items: others, ...all })).toEqual({ rank: 7, companies: 8 });
    const more = { tracked: 4, found: 30 };
    expect(rankOf({ you, items: others.slice(0, 6), ...more })).toBeNull();
    expect(rankOf({ you, items: others, ...more })).toEqual({ rank: 7, companies: 35 });
  });
});

it('says once what counting a competitor has changed', () => {
  const news = { key: 'backereix', name: 'Bäckerei X', answers: 12, of: 58 };
  const said = (share_before: number | null, share_now: number | null) =>
    newsInWords({ ...news, share_before, share_now });
  expect(said(0.61, 0.48)).toBe(
    '12 of 58 answers mention Bäckerei X. Your share of voice went from 61% to 48%.',
  );
  expect(said(null, 0.48)).toBe('12 of 58 answers mention Bäckerei X. Your share of voice is 48%.');
  expect(said(0.482, 0.479)).toBe('12 of 58 answers mention Bäckerei X. Your share of voice stays 48%.');
  expect(said(null, null)).toBe('12 of 58 answers mention Bäckerei X.');
});

it('a place is among how many', () => {
  expect(placeInWords({ average: 2.44, of: 3 })).toBe('2.4 / 3');
});

it('answers of the brand are asked for by its mentions, those of a company by its key', () => {
  expect(answersMentioning({ key: '', name: null }, 'claude')).toEqual({
    title: 'Answers of Claude that mention you',
    query: { names_you: true, channel: 'claude' },
  });
  expect(answersMentioning({ key: 'nordhaven', name: 'Nordhaven' }).query).toEqual({ company: 'nordhaven' });
});
