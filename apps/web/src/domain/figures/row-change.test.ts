import { describe, expect, it } from 'vitest';
import { rowChange } from './row-change.ts';

const CHANGE = { change: { before: 0.5, after: 0.4 }, current: null };
const declined = { channel: 'claude', verdict: 'declined' } as const;
const improved = { channel: 'openai', verdict: 'improved' } as const;

describe('the change of a row', () => {
  it('is significant where one assistant’s is and goes the same way', () => {
    expect(rowChange(CHANGE, [declined])).toEqual({
      verdict: 'declined',
      sizes: { before: 0.5, now: 0.4, shown: null },
      words: '50% → 40%, significant on Claude',
    });
  });

  it.each([
    ['no assistant changed', []],
    ['another one goes the other way', [declined, improved]],
    ['the one that changed goes the other way', [improved]],
    ['nothing is known of an assistant', [{ channel: 'claude', verdict: 'not_enough_data' } as const]],
  ])('is none where %s', (_where, parts) => {
    expect(rowChange(CHANGE, parts)).toMatchObject({
      verdict: 'no_detectable_change',
      words: 'No significant change: 50% → 40%',
    });
  });

  it('has no size where there is nothing to compare', () => {
    expect(rowChange({ change: null, current: null }, [declined])).toEqual({
      verdict: 'not_enough_data',
      sizes: null,
      words: 'Too few answers to compare',
    });
  });
});
