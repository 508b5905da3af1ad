import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatBytes, formatDuration, formatExactUsd, formatSeconds, formatTime } from './format.ts';

describe('amounts on the screen', () => {
  it('shows money in cents, and what is less than ten cents with two digits that say something', () => {
    expect([0, 0.42, 25, 0.01].map(formatExactUsd)).toEqual(['$0.00', '$0.42', '$25.00', '$0.01']);
    expect([0.0123, 0.08, 0.0041, 0.00012, 0.0099].map(formatExactUsd)).toEqual([
      '$0.012',
      '$0.08',
      '$0.0041',
      '$0.00012',
      '$0.0099',
    ]);
  });

  it('shows a duration in the unit that fits it', () => {
    expect([12, 840, 1000, 3412].map(formatDuration)).toEqual(['12 ms', '840 ms', '1.0 s', '3.4 s']);
  });

  it('shows a longer time by what one plans by', () => {
    expect([0.2, 40, 89, 100, 3540, 3600, 5400].map(formatSeconds)).toEqual([
      '1 s',
      '40 s',
      '1 min',
      '2 min',
      '59 min',
      '1 h',
      '1 h 30 min',
    ]);
  });

  it('shows the size of a file by what fits it', () => {
    expect([0, 999, 14_400, 3_240_000, 4_340_000_000].map(formatBytes)).toEqual([
      '0 B',
      '999 B',
      '14 kB',
      '3.2 MB',
      '4.3 GB',
    ]);
  });
});

describe('a time of day', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [['en-GB', 'de'], '22:35'],
    [['en-US@posix', 'en-GB'], '22:35'],
    [['en-US@posix'], '10:35 PM'],
    [['de'], '10:35 PM'],
  ])('of a browser that says %j is %s', (languages, shown) => {
    vi.stubGlobal('navigator', { languages });
    expect(formatTime('2026-11-30T22:35:00Z', 'UTC').replace('\u202f', ' ')).toBe(shown);
  });
});
