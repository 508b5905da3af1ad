import { expect, it } from 'vitest';
import { reportHeadline } from './report-headline.ts';

const report = (revision: object) => ({ channel: 'claude' as const, revision: revision as never });

it('says how often the assistant names the brand', () => {
  const revision = { rate: { rate: 0.417, mentions: 12, answers: 31 }, answered_keywords: 31 };
  expect(reportHeadline(report({ ...revision, branded_answers: 0 }), 'Northwind')).toBe(
    'Claude mentions Northwind in 42% of answers',
  );
});

it('claims no rate where there is none', () => {
  const branded = { rate: null, answered_keywords: 1, mentioned_keywords: 1 };
  expect(reportHeadline(report(branded), 'Northwind')).toBe(
    'Claude mentions Northwind for 1 of 1 answered keyword',
  );
  const failed = { rate: null, answered_keywords: 0, mentioned_keywords: 0 };
  expect(reportHeadline(report(failed), 'Northwind')).toBe('Claude gave no usable answer');
});

it('says where no answer mentions a company, which is no 0%', () => {
  const empty = { rate: null, answered_keywords: 3, mentioned_keywords: 0, empty_answers: 3 };
  expect(reportHeadline(report(empty), 'Northwind')).toBe('Claude mentions no company');
});
