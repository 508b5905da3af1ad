import { describe, expect, it } from 'vitest';
import { answersMentioning, companiesInWords, newsInWords, placeInWords } from './companies-in-words.ts';

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
      'Nordhaven is mentioned in 40 of 58 answers, you in 27',
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
    const yours = 'You are mentioned in 27 of 58 answers';
    expect(companiesInWords({ you, items: [], ...listed })).toBe(yours);
    const waiting = { ...company('Nordhaven', 0), is_counted: false };
    expect(companiesInWords({ you, items: [waiting], ...listed })).toBe(yours);
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
  expect(placeInWords({ average: 2.44, of: 3 })).toBe('2.4 of 3');
});

it('answers of the brand are asked for by its mentions, those of a company by its key', () => {
  expect(answersMentioning({ key: '', name: null }, 'claude')).toEqual({
    title: 'Answers of Claude that mention you',
    query: { names_you: true, channel: 'claude' },
  });
  expect(answersMentioning({ key: 'nordhaven', name: 'Nordhaven' }).query).toEqual({ company: 'nordhaven' });
});
