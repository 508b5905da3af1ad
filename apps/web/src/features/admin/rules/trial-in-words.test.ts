import { describe, expect, it } from 'vitest';
import { keywordInWords, limitInWords, readingInWords, signUpInWords } from './trial-in-words.ts';

describe('a rule that was tried out', () => {
  it('says whether somebody may sign up, why, and what they would read', () => {
    expect(signUpInWords({ is_allowed: true, message: null, domain: null }).words).toBe(
      'Allowed. No rule matches this address.',
    );
    expect(signUpInWords({ is_allowed: true, message: null, domain: 'ours.example' }).words).toBe(
      'Allowed by the rule for ours.example.',
    );
    expect(signUpInWords({ is_allowed: false, message: 'No.', domain: 'x.example' }).words).toBe(
      'Refused by the rule for x.example. The user sees “No.”',
    );
    expect(signUpInWords({ is_allowed: false, message: 'No.', domain: null }).words).toContain(
      'Only allowed domains can sign up',
    );
  });

  it('says whether a keyword is taken', () => {
    expect(keywordInWords({ is_allowed: true, message: null, phrase: null }).words).toBe(
      'Accepted. No rule refuses it.',
    );
    expect(keywordInWords({ is_allowed: false, message: 'No.', phrase: 'gambl*' }).words).toBe(
      'Refused by the rule “gambl*”. The user sees “No.”',
    );
  });

  it('says what a warning rule would do', () => {
    const reading = (value: number | null, would_warn: boolean, is_cooling_down: boolean) =>
      readingInWords({
        rule_id: '1',
        name: 'x',
        measure: 'memory',
        comparison: 'gt',
        threshold: 1_000,
        value,
        would_warn,
        is_cooling_down,
      });
    expect(reading(null, false, false)).toBe('Not enough data');
    expect(reading(1, false, true)).toBe('Quiet');
    expect(reading(2, true, false)).toBe('Warns');
    expect(reading(2, true, true)).toBe('Has warned');
    expect(limitInWords({ comparison: 'gt', threshold: 1_000 })).toBe('above 1,000');
  });
});
