import { describe, expect, it } from 'vitest';
import { countsWithForced } from './omega.rules.ts';

const REPORT = {
  total_keywords: 12,
  mentioned_keywords: 3,
  not_mentioned_keywords: 8,
  improved_keywords: 1,
  declined_keywords: 2,
  percentage_mentioned: 25,
};
const SILENT = { n: 3, k: 0, empty: 0, refused: 0, forced_status: null, change: null };

describe('what a forced status makes of the counts of a report', () => {
  it('moves the keyword from one count to the other, and leaves it out of the flips', () => {
    const declined = { ...SILENT, change: 'declined' as const };
    expect(countsWithForced(REPORT, declined, 'mentioned')).toEqual({
      total_keywords: 12,
      mentioned_keywords: 4,
      not_mentioned_keywords: 7,
      improved_keywords: 1,
      declined_keywords: 1,
      percentage_mentioned: 33.3,
    });
  });

  it('changes nothing where the answers say the same and nothing flipped', () => {
    expect(countsWithForced(REPORT, SILENT, 'not_mentioned')).toEqual(REPORT);
  });

  it('counts one whose check failed as forced, which takes it from no other count here', () => {
    const failed = { ...SILENT, n: 0 };
    const then = countsWithForced(REPORT, failed, 'mentioned');
    expect(then).toMatchObject({ mentioned_keywords: 4, not_mentioned_keywords: 8 });
  });

  it('counts a keyword that is not in the report yet as one more', () => {
    const then = countsWithForced(REPORT, null, 'mentioned');
    expect(then).toMatchObject({ total_keywords: 13, mentioned_keywords: 4, percentage_mentioned: 30.8 });
  });
});
