import { expect, it } from 'vitest';
import { forecastInWords } from './omega-in-words.ts';

const CHOICE = { channel: 'openai', status: 'mentioned' } as const;
const RESULT = {
  result_state: 'not_mentioned',
  k: 0,
  n: 3,
  empty: 0,
  checked_at: '2026-03-02T12:00:00.000Z',
} as const;
const COUNTS = {
  mentioned_keywords: 3,
  not_mentioned_keywords: 9,
  improved_keywords: 0,
  declined_keywords: 1,
  percentage_mentioned: 25,
};
const REPORT = {
  created_at: '2026-03-02T12:00:00.000Z',
  total_keywords: 12,
  total_keywords_after: 12,
  has_keyword: true,
  before: COUNTS,
  after: {
    ...COUNTS,
    mentioned_keywords: 4,
    not_mentioned_keywords: 8,
    declined_keywords: 0,
    percentage_mentioned: 33.3,
  },
};

it('says which counts of the next report change, from what to what, and that no rate does', () => {
  expect(forecastInWords({ result: RESULT, report: REPORT }, CHOICE)).toEqual({
    now: 'Now on ChatGPT · Not mentioned (0 of 3 answers). It will be shown as Mentioned.',
    changes: [
      'Keywords mentioning the company: 3 of 12 (25%) → 4 of 12 (33%)',
      'Not mentioned: 9 → 8',
      'No longer mentioned: 1 → 0',
    ],
    rest: 'Answers, rates and earlier reports do not change.',
  });
});

it('says so where nothing changes, and where there is no check or no report yet', () => {
  const same = { ...REPORT, after: COUNTS };
  expect(forecastInWords({ result: RESULT, report: same }, CHOICE)).toMatchObject({
    changes: [],
    rest: expect.stringContaining('No count of the next report changes.'),
  });
  expect(forecastInWords({ result: null, report: null }, CHOICE)).toEqual({
    now: 'ChatGPT was never asked about this keyword. The status appears with its first check.',
    changes: [],
    rest: 'No report on ChatGPT yet. The first one uses this status.',
  });
});
