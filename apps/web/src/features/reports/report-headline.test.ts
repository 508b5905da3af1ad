import { expect, it } from 'vitest';
import { reportHeadline } from './report-headline.ts';

const report = (revision: object) => ({ channel: 'claude' as const, revision: revision as never });

it('says how often the assistant names the brand', () => {
  const revision = { rate: { rate: 0.417 }, answered_keywords: 32, mentioned_keywords: 13 };
  expect(reportHeadline(report(revision), 'Northwind')).toBe(
    'Claude names Northwind in 42% of its answers, for 13 of 32 answered keywords.',
  );
});

it('claims no rate where there is none', () => {
  const branded = { rate: null, answered_keywords: 1, mentioned_keywords: 1 };
  expect(reportHeadline(report(branded), 'Northwind')).toBe(
    'Claude names Northwind for 1 of 1 answered keyword.',
  );
  const failed = { rate: null, answered_keywords: 0, mentioned_keywords: 0 };
  expect(reportHeadline(report(failed), 'Northwind')).toBe('Claude gave no usable answer.');
});
