import { expect, it } from 'vitest';
import { dashboardHeadline } from './dashboard-headline.ts';

const results = (answered: number, mentioned: number, failed = 0, is_simulated = false, empty = 0) =>
  ({ keywords: answered + failed, answered, mentioned, empty, branded: 0, failed, is_simulated }) as never;
const report = (mentions: number | null, answers = 0, is_simulated = false) =>
  ({
    is_simulated,
    revision: { rate: mentions === null ? null : { rate: mentions / answers, mentions, answers } },
  }) as never;

it('names the rate of each assistant by its newest report, the best first', () => {
  const channels = [
    { channel: 'openai' as const, latest: report(2, 17), results: results(9, 9) },
    { channel: 'claude' as const, latest: report(13, 31), results: results(0, 0) },
    { channel: 'gemini' as const, latest: null, results: results(5, 5) },
  ];
  expect(dashboardHeadline(channels, 'Northwind')).toBe(
    'Claude names Northwind in 42% of its answers (13 of 31), ChatGPT in 12% (2 of 17).',
  );
});

it('goes by the newest answers before there is a report', () => {
  const channels = [
    { channel: 'openai' as const, latest: null, results: results(3, 1) },
    { channel: 'claude' as const, latest: null, results: results(1, 0) },
  ];
  expect(dashboardHeadline(channels, 'Northwind')).toBe('1 of the newest 4 answers names Northwind.');
  const one = [{ channel: 'openai' as const, latest: null, results: results(1, 1) }];
  expect(dashboardHeadline(one, 'Northwind')).toBe('1 of 1 answer names Northwind.');
});

it('tells of simulated reports and answers only where there are no real ones', () => {
  const reported = [
    { channel: 'openai' as const, latest: report(9, 10, true), results: results(9, 9, 0, true) },
    { channel: 'claude' as const, latest: report(1, 10), results: results(5, 1) },
  ];
  expect(dashboardHeadline(reported, 'Northwind')).toBe(
    'Claude names Northwind in 10% of its answers (1 of 10).',
  );
  const checked = reported.map((channel) => ({ ...channel, latest: null }));
  expect(dashboardHeadline(checked, 'Northwind')).toBe('1 of the newest 5 answers names Northwind.');
  expect(dashboardHeadline(checked.slice(0, 1), 'Northwind')).toBe(
    '9 of the newest 9 answers name Northwind.',
  );
});

it('counts no answers that name no company at all', () => {
  const some = [{ channel: 'openai' as const, latest: null, results: results(4, 1, 0, false, 2) }];
  expect(dashboardHeadline(some, 'Northwind')).toBe('1 of the newest 2 answers names Northwind.');
  const none = [{ channel: 'openai' as const, latest: null, results: results(4, 0, 0, false, 4) }];
  expect(dashboardHeadline(none, 'Northwind')).toBe(
    'The newest answers name no company at all, so nothing is known about Northwind yet.',
  );
});

it('claims nothing where nobody was asked, or a report holds no rate', () => {
  const nothing = [{ channel: 'openai' as const, latest: report(null), results: results(0, 0) }];
  expect(dashboardHeadline(nothing, 'Northwind')).toBe('No assistant has been asked about Northwind yet.');
  const failed = [{ channel: 'openai' as const, latest: null, results: results(0, 0, 2) }];
  expect(dashboardHeadline(failed, 'Northwind')).toBe(
    'The newest checks failed, so nothing is known about Northwind yet.',
  );
});

it('says why there is no rate where only branded keywords were answered', () => {
  const summary = { keywords: 2, answered: 0, mentioned: 0, empty: 0, branded: 1, failed: 1 };
  const branded = [{ channel: 'openai' as const, latest: null, results: summary as never }];
  expect(dashboardHeadline(branded, 'Northwind')).toBe(
    'Only keywords that name Northwind themselves have an answer, so there is no rate yet.',
  );
  const both = { keywords: 2, answered: 1, mentioned: 0, empty: 1, branded: 1, failed: 0 };
  expect(
    dashboardHeadline([{ channel: 'openai' as const, latest: null, results: both as never }], 'Northwind'),
  ).toBe(
    'Keywords that name Northwind themselves aside, the newest answers name no company at all, so nothing is known about Northwind yet.',
  );
});
