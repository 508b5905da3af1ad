import { RATE_LIMIT_NAMES } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import { RATE_LIMIT_WORDS, rateInWords } from './rate-limit-in-words.ts';

const limit = { name: 'writes', max: 120, refill: 120, window_seconds: 60, refused: 0 } as const;

describe('a rate limit in words', () => {
  it('says how many in which time, and at once where that is another number', () => {
    expect(rateInWords(limit)).toBe('120 in a minute');
    expect(rateInWords({ ...limit, max: 5_000, refill: 5_000, window_seconds: 3_600 })).toBe(
      '5,000 in an hour',
    );
    expect(rateInWords({ ...limit, max: 10, refill: 10, window_seconds: 900 })).toBe('10 in 15 minutes');
    expect(rateInWords({ ...limit, max: 300, refill: 600 })).toBe('600 in a minute, burst 300');
  });

  it('has its own words for each limit', () => {
    const said = RATE_LIMIT_NAMES.map(
      (name) => `${RATE_LIMIT_WORDS[name].what} ${RATE_LIMIT_WORDS[name].of}`,
    );
    expect(new Set(said).size).toBe(RATE_LIMIT_NAMES.length);
  });
});
