import { readDayRange } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { chosenInWords, rangeChoices, rangeInWords } from './range-in-words.ts';
import { dayRange, toRangeSearch } from './range-search.ts';

const of = (range: string) => rangeInWords({ range, from: '2026-10-01', to: '2026-10-31', days: 31 });

describe('a range in words', () => {
  it('is the last days, a month, or its dates', () => {
    expect(rangeInWords({ range: '28', from: '2026-11-02', to: '2026-11-29', days: 28 })).toBe(
      'the last 28 days',
    );
    expect(of('2026-10')).toBe('October 2026');
    expect(of('2026-10-01..2026-10-31')).toMatch(/^1 Oct( 2026)? – 31 Oct( 2026)?$/);
  });

  it('is short where it is chosen', () => {
    const chosen = ['90', '2026-10', '2026-10-01..2026-10-14'].map((text) => {
      const range = readDayRange(text);
      return range && chosenInWords(range);
    });
    expect(chosen).toEqual([
      '90 days',
      'Oct 2026',
      expect.stringMatching(/^1 Oct( 2026)? – 14 Oct( 2026)?$/),
    ]);
  });

  it('can be chosen of four lengths and twelve months', () => {
    const { days, months } = rangeChoices(new Date('2026-01-15T00:00:00Z'));
    expect(days.map(chosenInWords)).toEqual(['7 days', '28 days', '90 days', '180 days']);
    expect(months).toHaveLength(12);
    expect([months[0], months[1], months[11]]).toEqual([
      { month: '2026-01' },
      { month: '2025-12' },
      { month: '2025-02' },
    ]);
  });
});

it('an address says a range, and anything else of it is dropped', () => {
  expect(dayRange(28)).toBe('28');
  expect(toRangeSearch({ range: '2026-10', page: 2 })).toEqual({ range: '2026-10' });
  expect(toRangeSearch({ range: '29' })).toEqual({});
});
