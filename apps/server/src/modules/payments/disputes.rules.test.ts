import { describe, expect, it } from 'vitest';
import { disputeStanding, needsAnswer, worstStanding } from './disputes.rules.ts';

describe('a dispute', () => {
  it.each([
    ['needs_response', 'open', true],
    ['under_review', 'open', false],
    ['appeal_needs_response', 'open', true],
    ['appeal_under_review', 'open', false],
    ['lost', 'lost', false],
    ['won', null, false],
    ['prevented', null, false],
    ['warning_needs_response', null, true],
    ['warning_under_review', null, false],
    ['warning_closed', null, false],
    ['a word of next year', null, false],
    [null, null, false],
  ] as const)('that is %s is %s for what was paid', (status, standing, isToBeAnswered) => {
    expect(disputeStanding(status)).toBe(standing);
    expect(needsAnswer(status)).toBe(isToBeAnswered);
  });

  it('that is not decided counts before one that is lost', () => {
    expect(worstStanding([null, 'lost', 'open'])).toBe('open');
    expect(worstStanding([null, 'lost'])).toBe('lost');
    expect(worstStanding([])).toBeNull();
  });
});
