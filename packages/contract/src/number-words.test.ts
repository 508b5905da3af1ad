import { describe, expect, it } from 'vitest';
import { aboutUsd, dayInWords, percentInWords, usdInWords } from './number-words.ts';

describe('numbers as customers read them', () => {
  it('are whole percents', () => {
    expect([0, 0.427, 0.333, 1].map((one) => percentInWords(one))).toEqual(['0%', '43%', '33%', '100%']);
  });

  it('never name a part of a cent', () => {
    expect([0, 0.42, 25, 0.01, 0.0123].map((one) => usdInWords(one))).toEqual([
      '$0.00',
      '$0.42',
      '$25.00',
      '$0.01',
      '$0.01',
    ]);
    expect([0.0041, 0.00012].map((one) => usdInWords(one))).toEqual(['less than 1 cent', 'less than 1 cent']);
    expect([0, 0.0041, 0.62].map((one) => aboutUsd(one))).toEqual([
      'about $0.00',
      'less than 1 cent',
      'about $0.62',
    ]);
  });

  it('are days of a zone, with the year where it is another one', () => {
    const now = new Date('2026-11-29T12:00:00Z');
    expect(dayInWords('2026-11-28T23:30:00Z', 'UTC', now)).toBe('28 Nov');
    expect(dayInWords('2026-11-28T23:30:00Z', 'Europe/Vienna', now)).toBe('29 Nov');
    expect(dayInWords('2027-01-09T05:00:00Z', 'UTC', now)).toBe('9 Jan 2027');
  });
});
